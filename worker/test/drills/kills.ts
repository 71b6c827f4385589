import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { derivedTables } from '../derivedTables.ts';
import { dropFiles, requireFiles, uploadFile } from './files.ts';
import { startProduct, type Product } from './product.ts';
import { startReader, type Read } from './reader.ts';

export type Kill = 'worker' | 'postgres' | 'redis' | 'flush';

export interface KillsAsked {
  folder: string;
  port: number;
  files: readonly string[];
  /** Number of kills of each kind. */
  times: Record<Kill, number>;
  tell: (sentence: string) => void;
  /** Takes what to print if the drill is ended before its end. */
  onEnd: (lines: () => string[]) => void;
}

/** State after all imports, by natural keys: equal for equal data, however often an import was begun. */
interface Outcome {
  sums: unknown;
  imports: unknown;
  read: Read;
}

/** `npm start` waits longer before each restart of what fails sooner than this after its start. */
const BETWEEN_KILLS_MS = 31_000;
const TOGETHER = 3;

/**
 * Imports files twice into empty products, half of them uploaded, half from the watched folder, while a member reads:
 * once in peace, once with kills. Throws unless both end alike and the member read only what was published.
 */
export async function drillKills(asked: KillsAsked): Promise<string[]> {
  await requireFiles(asked.files);
  asked.tell('Importing in peace …');
  const peace = await run(asked, 'peace', 0, () => Promise.resolve());
  const backMs: [Kill, number][] = [];
  const waiting = order(asked.times);
  asked.tell(`Importing with up to ${String(waiting.length)} kills …`);
  asked.onEnd(() => counts(backMs, asked.times));
  const killed = await run(asked, 'kills', 1, (product, isDone) =>
    killAgainAndAgain(product, waiting, isDone, (kill, ms) => {
      backMs.push([kill, ms]);
      asked.tell(`${kill}: back after ${(ms / 1000).toFixed(1)} s`);
    }),
  );
  return report(peace, killed, counts(backMs, asked.times), asked.files.length);
}

/** The kinds of kills mixed evenly. */
function order(times: Record<Kill, number>): Kill[] {
  return (Object.entries(times) as [Kill, number][])
    .flatMap(([kill, count]) => Array.from({ length: count }, (_, i) => ({ kill, at: (i + 0.5) / count })))
    .sort((one, other) => one.at - other.at)
    .map(({ kill }) => kill);
}

async function run(
  { folder, port, files }: KillsAsked,
  name: string,
  offset: number,
  meanwhile: (product: Product, isDone: () => boolean) => Promise<void>,
): Promise<Outcome> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const product = await startProduct(dataDir, port + offset);
  try {
    const reader = startReader(product.origin, await product.signIn('reader', '--paid'));
    let isDone = false;
    const disturbing = meanwhile(product, () => isDone);
    await importAll(product, files).finally(() => (isDone = true));
    await disturbing;
    await delay(2_000);
    await reader.stop();
    const { pool } = product;
    const sums = [
      await derivedTables(pool, { product: 'hotel' }),
      await derivedTables(pool, { product: 'beverage' }),
    ];
    const imports = await pool.query(`/* drill.imports */
      select file_name, state, count(*)::integer as times, (select count(*)::integer from release r
        join import i on i.id = r.import_id where i.file_name = import.file_name) as releases
      from import group by file_name, state order by file_name, state`);
    return { sums, imports: imports.rows, read: reader.read };
  } finally {
    await product.stop();
  }
}

/** By turns, some files are uploaded and some dropped into the watched folder. Returns when all are published. */
async function importAll(product: Product, files: readonly string[]): Promise<void> {
  const admin = await product.signIn('admin', '--admin');
  for (let at = 0; at < files.length; at += TOGETHER) {
    const some = files.slice(at, at + TOGETHER);
    if ((at / TOGETHER) % 2 === 0) for (const file of some) await uploadFile(product, admin, file);
    else await dropFiles(product, some);
    while ((await ended(product)) < at + some.length) await delay(300);
  }
}

async function ended({ pool }: Product): Promise<number> {
  const sql = `/* drill.ended */ select count(distinct file_name)::integer as files from import
    where state in ('published', 'already_published', 'refused')`;
  const answer = await pool.query<{ files: number }>(sql).catch(() => null);
  return answer?.rows[0]?.files ?? 0;
}

const importing = `/* drill.importing */
  select l.pid, a.backend_start::text as since from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.objid = 7460003 and l.granted`;

/** The session that imports at this moment; null if none does, undefined if the database does not answer. */
async function session({ pool }: Product): Promise<string | null | undefined> {
  const answer = await pool.query<{ pid: number; since: string }>(importing).catch(() => undefined);
  if (answer === undefined) return undefined;
  const [row] = answer.rows;
  return row ? `${String(row.pid)} ${row.since}` : null;
}

async function killAgainAndAgain(
  product: Product,
  waiting: Kill[],
  isDone: () => boolean,
  onBack: (kill: Kill, ms: number) => void,
): Promise<void> {
  const last = new Map<Kill, number>();
  while (waiting.length > 0 && !isDone()) {
    const kill = waiting[0] ?? 'worker';
    const isEarly = Date.now() - (last.get(kill) ?? 0) < BETWEEN_KILLS_MS;
    const before = isEarly ? null : await session(product);
    if (before == null) {
      await delay(100);
      continue;
    }
    // At any moment of the import, from its first second to its last.
    await delay(Math.random() * 6_000);
    if ((await session(product)) !== before) continue;
    waiting.shift();
    const killed = Date.now();
    await strike(product, kill);
    await whenBack(product, kill, before);
    last.set(kill, Date.now());
    onBack(kill, Date.now() - killed);
  }
}

async function strike(product: Product, kill: Kill): Promise<void> {
  if (kill !== 'flush') {
    product.kill(kill);
    return;
  }
  const redis = new Redis(product.redisUrl());
  await redis.flushall();
  redis.disconnect();
}

/** The import runs again or has ended; after a loss of Redis, its schedules are there again. */
async function whenBack(product: Product, kill: Kill, before: string): Promise<void> {
  const isBack = kill === 'worker' || kill === 'postgres' ? importsAgain : hasSchedules;
  while (!(await isBack(product, before))) await delay(50);
}

async function importsAgain(product: Product, before: string): Promise<boolean> {
  const now = await session(product);
  if (now === undefined || now === before) return false;
  if (now !== null) return true;
  // Ended in the moment of the kill, or waiting to be begun again.
  const sql = `/* drill.open */ select count(*)::integer as open from import where state in ('queued', 'running')`;
  const answer = await product.pool.query<{ open: number }>(sql).catch(() => null);
  return answer?.rows[0]?.open === 0;
}

async function hasSchedules(product: Product): Promise<boolean> {
  const redis = new Redis(product.redisUrl(), { lazyConnect: true, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.zcard('bull:imports:repeat')) >= 5;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

function counts(backMs: readonly [Kill, number][], asked: Record<Kill, number>): string[] {
  return (['worker', 'postgres', 'redis', 'flush'] as const).map((kill) => {
    const times = backMs.filter(([each]) => each === kill).map(([, ms]) => ms / 1000);
    const longest = times.length > 0 ? Math.max(...times).toFixed(1) : '–';
    const mean = times.length > 0 ? (times.reduce((sum, s) => sum + s, 0) / times.length).toFixed(1) : '–';
    const howMany = `${String(times.length)} of ${String(asked[kill])} times`;
    return `${kill}: ${howMany}, back after ${mean} s on average, ${longest} s at most`;
  });
}

function report(peace: Outcome, killed: Outcome, kills: readonly string[], files: number): string[] {
  const lines = [...kills];
  const { requests, away, cut, wrong, answers } = killed.read;
  lines.push(
    `reader: ${String(requests)} requests, ${String(answers.size)} states, ${String(away)} answered 503, ` +
      `${String(cut)} cut off, ${String(wrong.length)} wrong`,
  );
  const unknown = [...answers].filter((answer) => !peace.read.answers.has(answer));
  const faults = [
    ...(peace.read.answers.size === files + 1
      ? []
      : [`In peace, ${String(peace.read.answers.size)} states were read.`]),
    ...unknown.map((answer) => `Half visible: ${answer.slice(0, 500)}`),
    ...wrong.map((answer) => `Wrong answer: ${answer}`),
    ...differences('tables', peace.sums, killed.sums),
    ...differences('imports', peace.imports, killed.imports),
  ];
  if (faults.length > 0) throw new Error([...lines, ...faults].join('\n'));
  return [...lines, `All tables equal those of ${String(files)} imports in peace.`];
}

function differences(name: string, one: unknown, other: unknown): string[] {
  const [left, right] = [JSON.stringify(one, null, 1), JSON.stringify(other, null, 1)];
  if (left === right) return [];
  const [a, b] = [left.split('\n'), right.split('\n')];
  return [
    `The ${name} differ:`,
    ...a.flatMap((line, i) => (line === b[i] ? [] : [`  ${line} / ${b[i] ?? ''}`])),
  ];
}
