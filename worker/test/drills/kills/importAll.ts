import { setTimeout as delay } from 'node:timers/promises';
import { dropFiles, uploadFile } from '../files.ts';
import type { Product } from '../product.ts';

const TOGETHER = 4;
const STUCK_MS = 1_800_000;

/**
 * By turns, four files are uploaded and four dropped into the watched folder, whose schedule takes them later. Returns
 * when all are published.
 */
export async function importAll(product: Product, files: readonly string[]): Promise<void> {
  const admin = await product.signIn('admin', '--admin');
  for (let at = 0; at < files.length; at += 2 * TOGETHER) {
    for (const file of files.slice(at, at + TOGETHER)) await uploadFile(product, admin, file);
    await dropFiles(product, files.slice(at + TOGETHER, at + 2 * TOGETHER));
    await whenEnded(product, Math.min(files.length, at + 2 * TOGETHER));
  }
}

async function whenEnded(product: Product, files: number): Promise<void> {
  const deadline = Date.now() + STUCK_MS;
  while ((await countEnded(product)) < files) {
    if (Date.now() > deadline)
      throw new Error(`Only ${String(await countEnded(product))} imports have ended.`);
    await delay(300);
  }
}

/** A failed import is tried again by itself. */
const ended = `/* drill.ended */ select count(distinct file_name)::integer as files from import
  where state in ('published', 'already_published', 'refused')`;

async function countEnded({ pool }: Product): Promise<number> {
  const answer = await pool.query<{ files: number }>(ended).catch(() => null);
  return answer?.rows[0]?.files ?? 0;
}

const importSeconds = `/* drill.seconds */
  select file_name as "fileName", extract(epoch from finished_at - started_at)::float as seconds from import
  where state = 'published' order by finished_at`;

/** Seconds that each file took to import, in the order in which they ended. */
export async function secondsOf({ pool }: Product): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ fileName: string; seconds: number }>(importSeconds);
  return new Map(rows.map(({ fileName, seconds }) => [fileName, seconds]));
}
