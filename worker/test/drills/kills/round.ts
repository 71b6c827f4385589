import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { derivedTables } from '../../derivedTables.ts';
import { startProduct, type Product } from '../product.ts';
import { startReaders, type Read } from '../reader.ts';
import { importAll, secondsOf } from './importAll.ts';

/** State after all imports, by natural keys: equal for equal data, however often an import was begun. */
export interface Outcome {
  sums: unknown;
  imports: unknown;
  read: Read;
  /** Seconds that each file took to import, without attempts that were ended. */
  seconds: Map<string, number>;
}

export interface Round {
  dataDir: string;
  port: number;
  files: readonly string[];
  /** Runs beside the imports, and ends with them. */
  meanwhile: (product: Product, isDone: () => boolean) => Promise<void>;
}

const READERS = ['reader', 'other-reader'];
/** Jobs that follow the last import. */
const SETTLED_MS = 2_000;

/** Imports all files into an empty product while members read. */
export async function runRound({ dataDir, port, files, meanwhile }: Round): Promise<Outcome> {
  mkdirSync(dataDir, { recursive: true });
  const product = await startProduct(dataDir, port);
  try {
    const tokens: string[] = [];
    for (const reader of READERS) tokens.push(await product.signIn(reader, '--paid'));
    const readers = startReaders(product.origin, tokens);
    let isDone = false;
    const importing = importAll(product, files).finally(() => (isDone = true));
    await Promise.all([importing, meanwhile(product, () => isDone)]);
    await delay(SETTLED_MS);
    await readers.stop();
    return { ...(await stateOf(product)), read: readers.read, seconds: await secondsOf(product) };
  } finally {
    await product.stop();
  }
}

async function stateOf({ pool }: Product): Promise<Pick<Outcome, 'sums' | 'imports'>> {
  const sums = [
    await derivedTables(pool, { product: 'hotel' }),
    await derivedTables(pool, { product: 'beverage' }),
  ];
  const imports = await pool.query(`/* drill.imports */
    select file_name, state, count(*)::integer as times, (select count(*)::integer from release r
      join import i on i.id = r.import_id where i.file_name = import.file_name) as releases
    from import group by file_name, state order by file_name, state`);
  return { sums, imports: imports.rows };
}
