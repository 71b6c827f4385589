import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { redoRelease } from '../../import/undo/redoRelease.ts';
import { undoRelease } from '../../import/undo/undoRelease.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

const row = (owner: string, periodEnd: string, rooms = 74): string =>
  h2Row({
    taxpayerNumber: `320000000${owner}`,
    locationName: `"INN ${owner}"`,
    locationAddress: '"207 N HIGHLAND ST"',
    capacity: String(rooms).padStart(5),
    periodEnd,
  });

async function importMonth(file: string, ...rows: string[]): Promise<void> {
  const path = join(bench.dataDir, file);
  await writeFile(path, rows.join(''));
  const [report] = await bench.importFile(path, { acceptChanges: true, acceptIncomplete: true });
  expect(report?.outcome).toBe('published');
}

/** Owners in order, with their months and the evidence. */
const owners = (): Promise<{ establishment_id: number; gap: number | null }[]> =>
  bench.rows(`select right(p.taxpayer_number, 2) as owner, e.position, to_char(e.first_month, 'YYYY-MM') as from,
      to_char(e.last_month, 'YYYY-MM') as to, e.gap_months as gap, e.shared_months as shared,
      e.latest_property_id = e.property_id as "isLatest", e.establishment_id
    from establishment_property e join hotel_property p on p.id = e.property_id order by e.establishment_id, e.position`);

const asked = { by: 'operator', reason: 'wrong file', dryRun: false, tell: () => undefined };

test('a hotel goes on under each new owner, and keeps its id', async () => {
  await importMonth('HOT2301.CSV', row('11', '20230131'));
  expect(await owners()).toEqual([]);
  await importMonth('HOT2302.CSV', row('11', '20230228'), row('12', '20230228', 80));
  const [first] = await owners();
  expect(first).toMatchObject({ owner: '11', from: '2023-01', to: '2023-02', isLatest: false });
  await importMonth('HOT2303.CSV', row('13', '20230331'), row('14', '20230331', 10));
  const all = await owners();
  expect(all).toMatchObject([
    { owner: '11', position: 1, gap: null },
    { owner: '12', position: 2, gap: 0, shared: 1, from: '2023-02' },
    { owner: '13', position: 3, gap: 0, shared: 0, isLatest: true },
  ]);
  expect(all[0]).toMatchObject({ establishment_id: first?.establishment_id });
});

test('an undone sale parts them, a redone one joins them, and a full rebuild says the same', async () => {
  const before = await owners();
  await undoRelease(bench, { ...asked, releaseId: 2 });
  const without = await owners();
  expect(without).toMatchObject([{ owner: '11', to: '2023-01' }, { owner: '13' }]);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await owners()).toEqual(without);
  await redoRelease(bench, { ...asked, releaseId: 2 });
  expect(await owners()).toEqual(before);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await owners()).toEqual(before);
});

test('a month that comes between tells that nobody filed for it', async () => {
  await importMonth('HOT2310.CSV', row('15', '20231031'));
  const gapOfLast = async (): Promise<unknown> => (await owners()).at(-1)?.gap;
  expect(await gapOfLast()).toBe(0);
  await importMonth('HOT2305.CSV', row('16', '20230531').replace('207 N HIGHLAND ST', '9 OTHER AVE     '));
  expect(await gapOfLast()).toBe(1);
});
