import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { derivedTables } from '../../test/derivedTables.ts';
import { importBench, realData, realDataOnly, type ImportBench } from '../../test/imports.ts';
import { cents, rawRows, sumBy } from '../../test/rawText.ts';
import { sumFaults } from '../../test/sumFaults.ts';

const monthly = (name: string): string => join(realData, 'hotel/monthly', name);

interface RawFiling {
  taxpayer: string;
  location: string;
  name: string;
  city: string;
  county: string;
  capacity: number;
  month: string;
  quarterly: boolean;
  taxpayerName: string;
  total: bigint;
  taxable: bigint;
}

function rawFilings(path: string, member?: string): RawFiling[] {
  return rawRows(path, member).map((row) => ({
    taxpayer: row[0] ?? '',
    taxpayerName: row[1] ?? '',
    location: row[8] ?? '',
    name: row[9] ?? '',
    city: row[11] ?? '',
    county: row[14] ?? '',
    capacity: Number(row[16]),
    month: `${row[19]?.slice(0, 4)}-${row[19]?.slice(4, 6)}`,
    quarterly: row[20] === '60',
    total: cents(row[21] ?? ''),
    taxable: cents(row[22] ?? ''),
  }));
}

const isMarketplace = ({ capacity, name }: RawFiling): boolean =>
  capacity === 1 && /^(CITY|COUNTY) OF /.test(name);
const isTest = ({ taxpayerName }: RawFiling): boolean => /\bTEST(ING)?\b/.test(taxpayerName);

/** February's part of a first quarter: days 32 to 59 of 90, as a difference of running totals. */
const februaryOf = (quarter: bigint): bigint =>
  (2n * quarter * 59n + 90n) / 180n - (2n * quarter * 31n + 90n) / 180n;

const currentTotal = `
  select sum(room_receipts_cents)::bigint as total from hotel_filing
  where replaced_by_release_id is null and period_end = '2023-03-31'`;

describe.skipIf(realDataOnly !== '')(`the real releases of early 2023${realDataOnly}`, () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await importBench();
  });
  afterAll(() => bench.close());

  test('a zip with two months publishes both, none of their rows refused', async () => {
    const reports = await bench.importFile(monthly('HOT2302.zip'));
    expect(
      reports.map(({ file, outcome, rows, refused, totalsCents }) => [
        file,
        outcome,
        rows,
        refused,
        totalsCents.total,
      ]),
    ).toEqual([
      ['HOT2302.CSV', 'published', 18_646, 0, 128_110_447_050],
      ['HOT2303.CSV', 'published', 24_373, 0, 171_379_328_365],
    ]);
  });

  test('a re-issue replaces its period whole, and the first issue can still be asked for', async () => {
    const [report] = await bench.importFile(monthly('HOT2303.zip'));
    expect(report).toMatchObject({
      outcome: 'published',
      added: 3,
      retired: 7,
      changed: 113,
      unchanged: 24_234,
    });
    expect(await bench.rows(currentTotal)).toEqual([{ total: 171_332_579_082 }]);
    const asOfFirst = await bench.rows(
      `select count(*) as rows, sum(room_receipts_cents)::bigint as total from hotel_filing
      where period_end = '2023-03-31' and release_id <= $1
        and (replaced_by_release_id is null or replaced_by_release_id > $1)`,
      [(report?.releaseId ?? 0) - 1],
    );
    expect(asOfFirst).toEqual([{ rows: 24_354, total: 171_361_411_692 }]);
  });

  test('the older issue, handed over again, changes nothing', async () => {
    const renamed = await bench.importFile(monthly('HOT2302.zip'));
    expect(renamed.map(({ outcome }) => outcome)).toEqual(['already_published', 'superseded']);
    expect(await bench.rows(currentTotal)).toEqual([{ total: 171_332_579_082 }]);
  });

  test('a release that lacks a filer’s rows is held back until the operator accepts it', async () => {
    const [held] = await bench.importFile(monthly('HOT2305.zip'));
    expect(held?.outcome).toBe('refused');
    expect(held?.message).toContain(
      '2023-05 (monthly) has 16,246 rows where the months around it have 18,737',
    );
    expect(held?.message).toContain('--accept-incomplete');
    expect(await bench.rows("select from hotel_filing where period_end = '2023-05-31'")).toEqual([]);
    const [accepted] = await bench.importFile(monthly('HOT2305.zip'), { acceptIncomplete: true });
    expect(accepted).toMatchObject({ outcome: 'published', rows: 16_248 });
    expect(
      await bench.rows('select period_end, rows, expected_rows from release_period where expected_rows > 0'),
    ).toEqual([{ period_end: '2023-05-31', rows: 16_246, expected_rows: 18_737 }]);
  });

  test('a county’s month is the sum of its rows in the raw text, quarterly filings by days, to the cent', async () => {
    const filings = [
      ...rawFilings(monthly('HOT2302.zip'), 'HOT2302.CSV'),
      ...rawFilings(monthly('HOT2303.zip')).filter(({ quarterly }) => quarterly),
    ].filter((filing) => !isMarketplace(filing) && !isTest(filing));
    const expected = sumBy(
      filings,
      ({ county }) => (Number(county) >= 1 ? String(Number(county)) : null),
      ({ quarterly, total }) => (quarterly ? februaryOf(total) : total),
    );
    const found = await bench.rows<{ county: string; cents: number }>(
      `select place_key as county, filed_receipts_cents - marketplace_cents as cents
      from hotel_place_month where kind = 'COUNTY' and month = '2023-02-01'`,
    );
    const counted = new Map(
      found.filter(({ cents }) => cents > 0).map(({ county, cents }) => [county, BigInt(cents)]),
    );
    expect(counted).toEqual(new Map([...expected].filter(([, sum]) => sum > 0n)));
  });

  test('a marketplace’s row counts toward the city it names, as a part shown on its own', async () => {
    const named = rawFilings(monthly('HOT2302.zip'), 'HOT2302.CSV').filter(
      (filing) => isMarketplace(filing) && filing.name === 'CITY OF GALVESTON',
    );
    const found = await bench.rows<{ marketplace_cents: number }>(
      `select marketplace_cents from hotel_place_month
      where kind = 'CITY' and place_key = 'GALVESTON' and month = '2023-02-01'`,
    );
    expect(named.length).toBeGreaterThan(1);
    expect(BigInt(found[0]?.marketplace_cents ?? 0)).toBe(named.reduce((sum, { total }) => sum + total, 0n));
  });

  test('months add up to quarters and years, and cities to their counties, as counted and as filed', async () => {
    const quarters = await bench.rows(
      `with filed as (
        select property_id, sum(room_receipts_cents) as cents from hotel_filing
        where replaced_by_release_id is null and period_end = '2023-03-31' and filer_type = 60
        group by property_id
      ), months as (
        select property_id, sum(apportioned_cents) as cents from hotel_month
        where month between '2023-01-01' and '2023-03-01' group by property_id
      )
      select count(*) filter (where filed.cents is distinct from months.cents) as wrong, count(*) > 5000 as many
      from filed left join months using (property_id)`,
    );
    expect(quarters).toEqual([{ wrong: 0, many: true }]);
    expect(await sumFaults(bench, 'hotel')).toEqual([]);
  });

  test('a year’s new hotels, and their rooms, are those of the first filings of the first hotels', async () => {
    const properties = await bench.rows<{
      premises_id: number;
      begin: string;
      rooms: number;
      is_doubtful: boolean;
    }>(
      `select p.premises_id, p.responsibility_begin::text as begin, first.room_capacity as rooms,
        first.rooms_flag is not distinct from 'ROOMS_DOUBTFUL' as is_doubtful
      from hotel_property p
      join (
        select distinct on (property_id) property_id, room_capacity, rooms_flag from hotel_filing
        where replaced_by_release_id is null
        order by property_id, period_end, filer_type, period_months
      ) first on first.property_id = p.id
      where p.premises_id is not null and p.responsibility_begin is not null
      order by p.responsibility_begin desc,
        case when first.rooms_flag is distinct from 'ROOMS_DOUBTFUL' then nullif(first.room_capacity, 0) end nulls first,
        p.taxpayer_number desc, p.location_number desc`,
    );
    // Of an address the last one stays: the earliest, and of several that began on one day the largest.
    const opened = new Map(properties.map((property) => [property.premises_id, property]));
    const years = new Map<number, { hotels: number; rooms: number }>();
    for (const { begin, rooms, is_doubtful } of opened.values()) {
      const year = Number(begin.slice(0, 4));
      const before = years.get(year) ?? { hotels: 0, rooms: 0 };
      years.set(year, { hotels: before.hotels + 1, rooms: before.rooms + (is_doubtful ? 0 : rooms) });
    }
    const found = await bench.rows<{ year: number; hotels: number; rooms: number }>(
      'select year, new_hotels as hotels, rooms_added as rooms from new_hotels_year',
    );
    expect(new Map(found.map(({ year, ...counted }) => [year, counted]))).toEqual(years);
    expect(found.length).toBeGreaterThan(40);
  });

  test('months rebuilt by imports equal those of a full rebuild', async () => {
    const before = await derivedTables(bench.pool, { product: 'hotel' });
    const client = await bench.pool.connect();
    try {
      await client.query('begin');
      await rebuildAll(client, 'hotel');
      expect(await derivedTables(client, { product: 'hotel' })).toEqual(before);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
