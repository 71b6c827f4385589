import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Rows } from './fixtures/rows.testing.ts';
import { letGo, untilSomeoneWaits } from './heldWriters.testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

async function fileOf(name: string, content: string): Promise<string> {
  const path = join(bench.dataDir, name);
  await writeFile(path, content);
  return path;
}

/** How many of these statements wait for a lock. */
async function waitingFor(statements: readonly string[]): Promise<number> {
  const [row] = await bench.rows<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like any($1)`,
    [statements.map((name) => `/* ${name} */%`)],
  );
  return row?.count ?? 0;
}

test('an import that is held back is not taken for interrupted by another that waits for its end', async () => {
  await bench.importFile(await fileOf('HOT2303.CSV', h2Rows(150)));
  const few = await fileOf('few.csv', h2Rows(20));
  const other = await fileOf('HOT2304.CSV', h2Rows(150, { periodEnd: '20230430' }));
  const { pool } = bench;
  const [releases, ending] = [await pool.connect(), await pool.connect()];
  await releases.query('begin; lock table release in access exclusive mode');
  const heldBack = bench.importFile(few);
  await untilSomeoneWaits(pool);
  await ending.query(`begin; select from import where file_name = 'few.csv' for update`);
  const following = bench.importFile(other);
  await letGo(releases);
  await expect
    .poll(() => waitingFor(['imports.finish', 'imports.start', 'releases.lockImports']))
    .toBeGreaterThan(1);
  await letGo(ending);
  expect([await heldBack, await following]).toMatchObject([
    [{ outcome: 'refused' }],
    [{ outcome: 'published' }],
  ]);
  const imports = await bench.rows(`select i.file_name as name, i.state, array_agg(e.kind) as told
    from import i left join data_event e on e.import_id = i.id group by i.id order by i.id offset 1`);
  expect(imports).toEqual([
    { name: 'few.csv', state: 'refused', told: ['HELD'] },
    { name: 'HOT2304.CSV', state: 'published', told: ['PUBLISHED'] },
  ]);
});
