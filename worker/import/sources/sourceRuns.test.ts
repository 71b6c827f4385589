import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockKinds } from '../../platform/withLock.ts';
import { h2Rows } from '../fixtures/rows.testing.ts';
import { sourceBench, type SourceBench } from './sources.testing.ts';
import { takeRuns } from './sourceRuns.ts';
import { whileHeld } from '../../../server/launch/test/whileHeld.ts';

let made: SourceBench;
let { bench, deps } = {} as SourceBench;
beforeAll(async () => {
  made = await sourceBench();
  ({ bench, deps } = made);
  await mkdir(join(bench.dataDir, 'uploads'));
});
afterAll(() => made.close());
beforeEach(() => bench.rows('truncate source_run, import cascade'));

/** Uploads files, one after the other. Returns the number of the first one's run. */
async function upload(...names: string[]): Promise<number> {
  for (const name of names) {
    await writeFile(join(bench.dataDir, 'uploads', name), h2Rows(20));
    await bench.rows(
      `insert into source_run (kind, file_name, path, wished_by) values ('upload', $1, $1, 'ann')`,
      [name],
    );
  }
  return (await bench.rows<{ id: number }>('select min(id) as id from source_run'))[0]?.id ?? 0;
}

const imports = async (): Promise<string[]> =>
  (await bench.rows<{ name: string }>('select file_name as name from import order by id')).map(
    ({ name }) => name,
  );

test('a worker that finds an upload in the hands of another leaves later ones to it, so that they keep their order', async () => {
  const first = await upload('HOT2301.CSV', 'HOT2302.CSV');
  const lock = `select pg_advisory_xact_lock(${String(lockKinds.sourceRun)}, ${String(first)})`;
  expect(await whileHeld(bench.pool, lock, () => takeRuns(deps))).toBe(0);
  expect(await imports()).toEqual([]);
  expect(await takeRuns(deps)).toBe(2);
  expect(await imports()).toEqual(['HOT2301.CSV', 'HOT2302.CSV']);
});

test('an upload whose worker loses the database as it hands it over is imported once', async () => {
  await upload('HOT2303.CSV');
  const ended = async (): Promise<number> =>
    (
      await bench.rows(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%sourceRuns.handOver%'
          and pid <> pg_backend_pid()`)
    ).length;
  await whileHeld(bench.pool, 'select from source_run for update', async () => {
    // Asked for at once: it may fail before the poll below sees why.
    const failed = expect(takeRuns(deps)).rejects.toThrow('terminating connection');
    await expect.poll(ended).toBe(1);
    await failed;
  });
  expect(await takeRuns(deps)).toBe(1);
  expect(await imports()).toEqual(['HOT2303.CSV']);
});

test.each([
  ['upload', 'uploadId and fileName'],
  ['inbox', 'path'],
  ['portal', 'monthsBack'],
  ['address', 'address'],
])('a run of kind %s that lacks what it needs ends at once and says so', async (kind, lacking) => {
  const [run] = await bench.rows<{ id: number }>(
    "insert into source_run (kind, wished_by) values ($1, 'ann') returning id",
    [kind],
  );
  expect(await takeRuns(deps)).toBe(1);
  expect(await bench.rows('select state, message from source_run')).toEqual([
    {
      state: 'refused',
      message: `Refused: run ${String(run?.id)} (${kind}) has no usable ${lacking}.`,
    },
  ]);
});
