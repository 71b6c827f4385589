import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { createPool } from '../../server/platform/database.ts';
import { registerImport } from '../../worker/import/registerImport.ts';
import { hotelRows } from './oddReleases.ts';
import type { Running } from './product.ts';

const OTHERS = 160;
/** So that no check holds the month back, which has other hotels than the sample. */
const ACCEPTED = { synthetic: true, acceptIncomplete: true, acceptChanges: true } as const;
const WITHIN_MS = 60_000;

/** Does the work while the worker is in the middle of an import, which is cancelled afterwards. */
export function whileImporting({ databaseUrl, dataDir }: Running, work: () => Promise<void>): Promise<void> {
  return whileLocked(databaseUrl, async (pool) => {
    const path = join(dataDir, 'HOT2402.CSV');
    await writeFile(path, hotelRows({ year: 2024, month: 2, others: OTHERS }));
    const id = await registerImport(
      { pool, dataDir },
      { path, fileName: basename(path), options: ACCEPTED, runner: 'worker' },
    );
    await until(pool, `select from import where id = ${String(id)} and stage = 'compare'`);
    await work();
    await pool.query(`/* screens.cancelImport */ update import set cancelled_by = 'screens' where id = $1`, [
      id,
    ]);
    await until(pool, `select from import where id = ${String(id)} and state = 'cancelled'`);
  });
}

/** Does the work while the worker is in the middle of an undo, which is cancelled afterwards. */
export function whileUndoing({ databaseUrl }: Running, work: () => Promise<void>): Promise<void> {
  return whileLocked(databaseUrl, async (pool) => {
    await pool.query(`/* screens.undo */ insert into data_task (kind, release_id, requested_by, note)
      select 'undo', max(id), 'screens-admin@example.com', 'Filed for another month' from release`);
    const task = "select from data_task where kind = 'undo' and";
    await until(pool, `${task} stage = 'filings'`);
    await work();
    await pool.query(
      `/* screens.cancelTask */ update data_task set cancelled_by = 'screens' where state = 'running'`,
    );
    await until(pool, `${task} state = 'cancelled'`);
  });
}

/** Nothing can be written to the releases meanwhile, so that every publish or undo waits there. */
async function whileLocked(databaseUrl: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createPool(databaseUrl);
  const holder: PoolClient = await pool.connect();
  try {
    await holder.query('/* screens.lock */ begin; lock table release in share mode');
    await work(pool);
  } finally {
    await holder.query('/* screens.unlock */ rollback');
    holder.release();
    await pool.end();
  }
}

async function until(pool: Pool, query: string): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while ((await pool.query(`/* screens.until */ ${query}`)).rowCount === 0) {
    if (Date.now() > deadline) throw new Error(`This did not happen: ${query}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
