import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Rows } from '../fixtures/rows.testing.ts';
import { sourceBench, type SourceBench } from './sources.testing.ts';
import { deleteStaleUploads } from './staleUploads.ts';

let made: SourceBench;
let { bench, deps, work } = {} as SourceBench;
beforeAll(async () => {
  made = await sourceBench();
  ({ bench, deps, work } = made);
});
afterAll(() => made.close());

test('an upload that is complete is imported, and one that was given up is deleted after a day', async () => {
  const uploads = join(bench.dataDir, 'uploads');
  await mkdir(uploads);
  const rows = await bench.rows<{ id: string }>(`insert into upload (file_name, bytes, touched_at)
    select name, 9, now() - days * interval '1 day' from (values ('HOT2305.CSV', 0), ('old.csv', 2)) v (name, days)
    returning id::text`);
  for (const { id } of rows) await writeFile(join(uploads, id), h2Rows(21, { periodEnd: '20230531' }));
  await bench.rows(
    `with run as (
      insert into source_run (kind, file_name, path, wished_by) values ('upload', 'HOT2305.CSV', $1, 'ann') returning id
    )
    update upload set run_id = run.id from run where upload.id = $1::uuid`,
    [rows[0]?.id],
  );
  await work();
  await deleteStaleUploads(deps);
  expect(readdirSync(uploads)).toEqual([]);
  expect(await bench.rows("select state, message from source_run where kind = 'upload'")).toEqual([
    { state: 'done', message: 'HOT2305.CSV: published' },
  ]);
  expect(await bench.rows('select file_name from upload')).toEqual([{ file_name: 'HOT2305.CSV' }]);
});

test('an abandoned upload whose file could not be deleted stays known until it is', async () => {
  const [upload] = await bench.rows<{ id: string }>(`insert into upload (file_name, bytes, touched_at)
    values ('stuck.csv', 9, now() - interval '2 days') returning id::text`);
  const path = join(bench.dataDir, 'uploads', upload?.id ?? '');
  // Not deleted as a file.
  await mkdir(path, { recursive: true });
  await expect(deleteStaleUploads(deps)).rejects.toThrow(path);
  const known = (): Promise<unknown[]> => bench.rows("select from upload where file_name = 'stuck.csv'");
  expect(await known()).toHaveLength(1);
  await rm(path, { recursive: true });
  await deleteStaleUploads(deps);
  expect(await known()).toEqual([]);
});
