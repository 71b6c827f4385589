import { basename, join } from 'node:path';
import type { Pool } from 'pg';
import { createPool } from '../../../server/platform/database.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { registerImport } from '../../import/registerImport.ts';
import { runImport } from '../../import/runImport.ts';
import { createDemoSignIns } from './demoSignIns.ts';
import { DEFAULT_SEED, generateSample } from './generateSample.ts';

/** Share of the time that writing the files takes. */
const WRITING = 0.05;
/** Fixed cost of an import, in rows. */
const ROWS_PER_FILE = 6_000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints `progress <percent> <text>`, each whole percent once. */
function progressPrinter(): (share: number, text: string) => void {
  let told = '';
  return (share, text) => {
    const line = `progress ${Math.floor(share * 100)} ${text}`;
    if (line !== told) print(line);
    told = line;
  };
}

/** Writes the demonstration releases below the data directory and imports them in the order they came out. */
async function importSample(pool: Pool, dataDir: string): Promise<void> {
  const onProgress = progressPrinter();
  onProgress(0, 'writing synthetic releases');
  const files = [...generateSample({ scale: 'demo', seed: DEFAULT_SEED, out: join(dataDir, 'sample') })];
  const all = files.reduce((sum, file) => sum + ROWS_PER_FILE + file.rows, 0);
  let done = 0;
  for (const { path, rows } of files) {
    const tell = (read: number): void =>
      onProgress(WRITING + ((1 - WRITING) * (done + read)) / all, `importing ${basename(path)}`);
    tell(0);
    // Merging and rebuilding follow; the number of rows read stays the same meanwhile.
    await importOne(pool, dataDir, path, (read) => tell(read / 2));
    done += ROWS_PER_FILE + rows;
  }
}

/** Imports one file of the sample as synthetic. Throws if it is not published, which would be a fault of ours. */
async function importOne(
  pool: Pool,
  dataDir: string,
  path: string,
  onRows: (rows: number) => void,
): Promise<void> {
  const importId = await registerImport(
    { pool, dataDir },
    { path, fileName: basename(path), options: { synthetic: true } },
  );
  const onProgress = (_stage: string, rows: number): void => onRows(rows);
  const { state, reports } = await runImport({ pool, dataDir, onProgress }, importId);
  if (state === 'published' || state === 'already_published') return;
  const reasons = reports.map(({ message }) => message).join(' ');
  throw new Error(`The synthetic release ${basename(path)} was not published (${state}). ${reasons}`);
}

/**
 * Loads the synthetic sample and creates the demonstration sign-ins, as `npm start` does with an empty
 * database. Prints progress and `signin <role> <email> <password>` lines. Can be run again after any interruption:
 * published releases are not imported twice.
 */
async function loadSample(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv();
  const pool = createPool(databaseUrl, { applicationName: 'sample' });
  try {
    await importSample(pool, dataDir);
    await createDemoSignIns(pool, ({ role, email, password }) =>
      print(`signin ${role} ${email} ${password}`),
    );
    print('progress 100 synthetic sample loaded');
  } finally {
    await pool.end();
  }
}

loadSample().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
