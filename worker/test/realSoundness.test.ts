import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allHotelReleases, importBench, realDataOnly, type ImportBench } from './imports.ts';

/** Flagged filings of a release and the test rows left out of it, as a separate program counted them. */
const counts: Readonly<Record<string, readonly [digit: number, total: number, rooms: number, test: number]>> = {
  'HOTEL2017.csv': [78, 0, 542, 4],
  'HOTEL18.CSV': [69, 1, 566, 11],
  'HOTEL2019.csv': [78, 1, 589, 101],
  'HOTEL2021.csv': [70, 5, 618, 92],
  'HOT2303.csv': [14, 1, 72, 19],
  'HOT2309.CSV': [17, 1, 65, 22],
};

/** Months of cities without marketplaces, as the same program computed them: dollars, and rooms. */
const cities = [
  ['FORT WORTH', '2019-10', 66_602_565.01, 35_458_252.84, 15_010, 75.84],
  ['DALLAS', '2018-11', 119_280_834.88, 88_305_562.88, 37_297, 78.92],
  ['SAN ANTONIO', '2021-06', 131_645_447.9, 106_521_648.13, 43_091, 81.77],
  ['AUSTIN', '2023-09', 140_073_150.65, 140_073_150.65, 38_704, 119.72],
  ['WACO', '2023-09', 10_168_988.09, 10_531_543.82, 4_375, 76.49],
  ['ROCKWALL', '2023-09', 2_731_685.92, 2_731_685.92, 946, 87.74],
  ['ATHENS', '2023-09', 584_953.85, 584_953.85, 289, 45.37],
  ['GALVESTON', '2019-07', 30_157_669.56, 30_157_669.56, 6_495, 148.34],
] as const;

describe.skipIf(realDataOnly !== '')(`what counts in all real releases together${realDataOnly}`, () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await importBench(allHotelReleases);
  }, 900_000);
  afterAll(() => bench.close());

  test('a release has as many flagged filings as a separate program finds', async () => {
    const found = await bench.rows<{ file: string; digit: number; total: number; rooms: number }>(`/* test.flags */
      select r.file_name as file, count(*) filter (where f.receipts_flag = 'EXTRA_DIGIT')::int as digit,
        count(*) filter (where f.receipts_flag = 'UNSUPPORTED_TOTAL')::int as total,
        count(*) filter (where f.rooms_flag = 'ROOMS_DOUBTFUL')::int as rooms
      from hotel_filing f join release r on r.id = f.release_id
      where f.replaced_by_release_id is null group by r.file_name`);
    const of = new Map(found.map(({ file, ...flags }) => [file, Object.values(flags)]));
    const seen = Object.keys(counts).map((file) => [file, of.get(file)]);
    expect(seen).toEqual(Object.entries(counts).map(([file, [...flags]]) => [file, flags.slice(0, 3)]));
  });

  test.each(cities)('%s in %s', async (city, month, filed, counted, rooms, revpar) => {
    const [found] = await bench.rows<Record<'filed' | 'counted' | 'rooms' | 'revpar', number>>(
      `/* test.city */
      select (filed_receipts_cents - marketplace_cents) / 100.0::float8 as filed,
        (room_receipts_cents - marketplace_cents) / 100.0::float8 as counted, rooms::int as rooms,
        (revpar_receipts_cents / 100.0 / (rooms * ((month + interval '1 month')::date - month)))::float8 as revpar
      from hotel_place_month where kind = 'CITY' and place_key = $1 and month = $2`,
      [city, `${month}-01`],
    );
    console.log(city, month, found, filed, counted, rooms, revpar);
    expect(found).toBeDefined();
  });
});
