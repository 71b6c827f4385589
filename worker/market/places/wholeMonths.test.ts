import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Row, m1Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
let files: string;
beforeAll(async () => {
  bench = await importBench();
  files = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

async function importRows(file: string, rows: readonly string[]): Promise<void> {
  await writeFile(join(files, file), rows.join(''));
  const [report] = await bench.importFile(join(files, file));
  expect(report?.outcome).toBe('published');
}

const money = (dollars: number): string => dollars.toFixed(2).padStart(14);

function filing(
  location: number,
  filer: '50' | '60',
  periodEnd: string,
  dollars: number,
  changes: Parameters<typeof h2Row>[0] = {},
): string {
  return h2Row({
    locationAddress: `"${String(location)} RIVER RD"`,
    locationNumber: String(location).padStart(5, '0'),
    locationName: '"HAMPTON INN MARFA"',
    filerType: filer,
    periodEnd,
    total: money(dollars),
    taxable: money(dollars),
    ...changes,
  });
}

/** Months of a place or brand with their dollars. */
const monthsOf = (table: string, where: string): Promise<object[]> =>
  bench.rows(
    `select to_char(month, 'YYYY-MM') as month, sum(${table.startsWith('beverage') ? 'total' : 'room'}_receipts_cents)::bigint / 100 as dollars
    from ${table} where ${where} group by month order by month`,
  );

test('a month that only quarterly filers are known of is no month of a place or brand, until monthly ones come', async () => {
  await importRows('HOT2303.CSV', [filing(1, '50', '20230331', 1_000), filing(2, '60', '20230331', 9_000)]);
  const march = [{ month: '2023-03', dollars: 4_100 }];
  const city = (): Promise<object[]> => monthsOf('hotel_place_month', "kind = 'CITY'");
  expect(await city()).toEqual(march);
  expect(await monthsOf('brand_month', 'true')).toEqual(march);
  expect(await monthsOf('parent_company_month', 'true')).toEqual(march);
  expect(await bench.rows("select room_receipts_cents from hotel_place_year where kind = 'CITY'")).toEqual([
    { room_receipts_cents: 4_100_00 },
  ]);
  // The hotel itself has all three.
  expect(await monthsOf('hotel_month', 'apportioned_cents > 0')).toHaveLength(3);

  await importRows('HOT2301.CSV', [filing(1, '50', '20230131', 2_000)]);
  const both = [{ month: '2023-01', dollars: 5_100 }, ...march];
  expect(await city()).toEqual(both);
  expect(await monthsOf('brand_month', 'true')).toEqual(both);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await city()).toEqual(both);
});

test('the rooms of a hotel that filed $0, and hotels without any, are told apart in the sums of its place, brand and company', async () => {
  await importRows('HOT2302.CSV', [
    filing(1, '50', '20230228', 2_000),
    filing(3, '50', '20230228', 0),
    // Idle: another hotel at its address has receipts.
    filing(4, '50', '20230228', 0, { locationAddress: '"1 RIVER RD"' }),
  ]);
  const sums = ['hotel_place_month', 'brand_month', 'parent_company_month'].map((table) =>
    bench.rows(
      `select distinct rooms, empty_rooms, properties, properties_with_rooms from ${table} where month = '2023-02-01'`,
    ),
  );
  const [{ rooms } = { rooms: 0 }] = await bench.rows<{ rooms: number }>(
    'select max(room_capacity) as rooms from hotel_month',
  );
  expect(rooms).toBeGreaterThan(0);
  // With the quarterly filer.
  const expected = [{ rooms: 3 * rooms, empty_rooms: rooms, properties: 4, properties_with_rooms: 3 }];
  expect(await Promise.all(sums)).toEqual([expected, expected, expected]);
});

const permit = (at: number, period: string): string =>
  m1Row({
    permit: `"MB10000${String(at)}"`,
    address: `"${String(at)} RIVER RD"`,
    period: `"${period}"`,
    tax: ' 000000067.00',
  });

test('late filings of a legacy release make no month of a place, until a release is of that month', async () => {
  const city = (): Promise<object[]> => monthsOf('beverage_place_month', "kind = 'CITY'");
  await importRows('MIXEDBEV_12_2014.CSV', [
    ...[1, 2, 3, 4].map((at) => permit(at, '2014/11')),
    permit(1, '2011/05'),
    permit(2, '2014/10'),
    // Dated ahead.
    permit(3, '2014/12'),
  ]);
  const november = { month: '2014-11', dollars: 4_000 };
  expect(await city()).toEqual([november]);
  expect(await monthsOf('beverage_month', 'true')).toHaveLength(4);
  await importRows(
    'MIXEDBEV_01_2015.CSV',
    [1, 2, 4].map((at) => permit(at, '2014/12')),
  );
  const both = [november, { month: '2014-12', dollars: 4_000 }];
  expect(await city()).toEqual(both);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await city()).toEqual(both);
});
