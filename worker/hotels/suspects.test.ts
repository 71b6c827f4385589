import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { h2Row } from '../releases/fixtures/rows.testing.ts';
import { inMerge } from '../releases/mergeTransaction.ts';
import { rebuildAll } from '../releases/rebuildAll.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { acceptSuspects, findSuspects, NoSuchSuspect } from './suspects.ts';

const plausible = h2Row({ locationNumber: '00001', total: '     50000.00', taxable: '     40000.00' });
const suspect = { locationNumber: '00002', total: '   8000000.00', taxable: '     10000.00' };

let bench: ImportBench;
let files: string;
beforeEach(async () => {
  bench = await importBench();
  files = await mkdtemp(join(tmpdir(), 'files-'));
  await importMarch(plausible + h2Row(suspect));
});
afterEach(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

async function importMarch(rows: string): Promise<void> {
  await writeFile(join(files, 'HOT2303.CSV'), rows);
  await bench.importFile(join(files, 'HOT2303.CSV'), { acceptChanges: true });
}

/** Marfa's receipts of March 2023 in dollars, and how many suspect months it leaves out. */
async function marfa(): Promise<unknown> {
  const [row] = await bench.rows(`
    select (room_receipts_cents / 100)::integer as dollars, suspects_left_out
    from hotel_place_month where kind = 'CITY' and place_key = 'MARFA' and month = '2023-03-01'`);
  return row;
}

async function suspectIds(): Promise<number[]> {
  return (await findSuspects(bench.pool)).map(({ id }) => id);
}

test('a suspect value counts to its city once an operator accepts it, and no longer when that is taken back', async () => {
  expect(await findSuspects(bench.pool)).toMatchObject([
    {
      property: '32000000001-00002',
      period: '2023-03',
      room_receipts_cents: 800_000_000,
      is_accepted: false,
    },
  ]);
  expect(await marfa()).toEqual({ dollars: 50_000, suspects_left_out: 1 });
  await acceptSuspects(bench.pool, await suspectIds(), true);
  expect(await marfa()).toEqual({ dollars: 8_050_000, suspects_left_out: 0 });
  await acceptSuspects(bench.pool, await suspectIds(), false);
  expect(await marfa()).toEqual({ dollars: 50_000, suspects_left_out: 1 });
});

test('what was accepted holds in a re-issue with the same value, and not for another', async () => {
  await acceptSuspects(bench.pool, await suspectIds(), true);
  await importMarch(plausible + h2Row({ ...suspect, taxpayerCity: '"ALPINE              "' }));
  expect(await marfa()).toEqual({ dollars: 8_050_000, suspects_left_out: 0 });
  await importMarch(plausible + h2Row({ ...suspect, total: '   9000000.00' }));
  expect(await marfa()).toEqual({ dollars: 50_000, suspects_left_out: 1 });
});

test('a number that is no suspect value changes nothing, not even for the others named with it', async () => {
  const ids = await suspectIds();
  const accepting = acceptSuspects(bench.pool, [...ids, 999], true);
  await expect(accepting).rejects.toThrow(NoSuchSuspect);
  await expect(accepting).rejects.toThrow('There is no suspect value 999');
  expect(await marfa()).toEqual({ dollars: 50_000, suspects_left_out: 1 });
});

test('a rebuild brings published filings to the reference facts of today', async () => {
  await bench.pool.query("insert into city_alias (filed, city) values ('MARFA', 'NEW MARFA')");
  await bench.pool.query('delete from brand_name_match');
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await marfa()).toBeUndefined();
  expect(
    await bench.rows("select place_key from hotel_place_year where kind = 'CITY' order by place_key"),
  ).toEqual([{ place_key: 'NEW MARFA' }]);
  expect(await bench.rows('select location_name from brand_name_match')).toHaveLength(1);
});
