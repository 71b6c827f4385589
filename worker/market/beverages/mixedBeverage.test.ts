import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { derivedTables } from '../../test/derivedTables.ts';
import { rawAlcoholPlaces, rawBars, wholeBarMonths } from '../../test/rawAlcohol.ts';
import { cityOf } from '../../test/rawGeography.ts';
import { importBench, realData, realDataOnly, type ImportBench } from '../../test/imports.ts';
import { cents, rawRows, sumBy } from '../../test/rawText.ts';
import { sumFaults } from '../../test/sumFaults.ts';

const legacy = (name: string): string => join(realData, 'mbt/legacy', name);
const portal = (name: string): string => join(realData, 'mbt/portal', name);

/** Receipts of a tax in cents, at 6.7%, rounded half up; by hand, in whole numbers. */
const receiptsOf = (tax: bigint): bigint => (tax * 2000n + 67n) / 134n;

describe.skipIf(realDataOnly !== '')(`real mixed beverage releases${realDataOnly}`, () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await importBench();
  });
  afterAll(() => bench.close());

  const monthTotal = async (month: string): Promise<unknown> => {
    const [row] = await bench.rows<{ total: number }>(
      `select sum(total_receipts_cents)::bigint as total from beverage_month where month = $1`,
      [`${month}-01`],
    );
    return row?.total;
  };

  test('a legacy release’s tax becomes receipts at its period’s rate, rows of one address summed', async () => {
    const [report] = await bench.importFile(legacy('MIXEDBEV_11_2014.zip'));
    expect(report).toMatchObject({ outcome: 'published', format: 'M1', rows: 15_059, refused: 0 });
    const taxes = sumBy(
      rawRows(legacy('MIXEDBEV_11_2014.zip')).filter((row) => row[8] === '2014/10'),
      (row) => `${row[0]} ${row[2]?.replace(/\s+/g, ' ')}`,
      (row) => cents(row[9] ?? ''),
    );
    const expected = [...taxes.values()].reduce((sum, tax) => sum + receiptsOf(tax), 0n);
    expect(await monthTotal('2014-10')).toBe(Number(expected));
    const before2014 = rawRows(legacy('MIXEDBEV_11_2014.zip')).find(
      (row) => (row[8] ?? '') < '2014' && Number(row[9]) > 0,
    );
    const [filing] = await bench.rows<{ total_receipts_cents: number }>(
      `select total_receipts_cents from beverage_filing where permit = $1
        and period_end = (to_date($2, 'YYYY/MM') + interval '1 month - 1 day')::date`,
      [before2014?.[0], before2014?.[8]],
    );
    expect(filing?.total_receipts_cents).toBe(Math.round((Number(before2014?.[9]) * 100) / 0.14));
  });

  test('two amounts for one permit, address and month are summed; unknown parts are null, not 0', async () => {
    await bench.importFile(legacy('MIXEDBEV_12_2014.zip'));
    const filings = await bench.rows(
      `select tax_cents, liquor_receipts_cents, wine_receipts_cents, beer_receipts_cents from beverage_filing
      where permit = 'MB677144' and period_end = '2014-10-31'`,
    );
    const unknown = { liquor_receipts_cents: null, wine_receipts_cents: null, beer_receipts_cents: null };
    expect(filings).toEqual([{ tax_cents: 393_859 + 161_845, ...unknown }]);
  });

  test('a later release replaces a permit’s month, at a corrected address too, and never adds to it', async () => {
    await bench.importFile(legacy('MIXEDBEV_04_2015.zip'));
    // Filed for 3400 E PALM VALLEY BLVD first, then the same tax for 9201 CIRCUIT OF THE AMERICAS.
    const filings = await bench.rows(
      `select location_address, tax_cents, replaced_by_release_id is null as current from beverage_filing
      where permit = 'MB884149' and period_end = '2014-11-30' order by id`,
    );
    expect(filings).toEqual([
      { location_address: '3400 E PALM VALLEY BLVD', tax_cents: 15_841_560, current: false },
      { location_address: '9201 CIRCUIT OF THE AMERICAS', tax_cents: 15_841_560, current: true },
    ]);
  });

  test('the portal’s month has its total, its estimates and its parts', async () => {
    const [report] = await bench.importFile(portal('Mixed_Beverage_Gross_Receipts-201709.csv.gz'));
    expect(report).toMatchObject({
      outcome: 'published',
      format: 'M2',
      rows: 15_536,
      refused: 0,
      totalsCents: { total: 57_212_030_500, taxable: null },
      flagged: { estimate: 131 },
    });
    expect(await monthTotal('2017-09')).toBe(57_212_030_500);
  });

  test('if portal and legacy releases cover a month, the portal wins; other legacy filings still count', async () => {
    const [report] = await bench.importFile(legacy('MIXEDBEV_10_2017.zip'));
    expect(report).toMatchObject({ outcome: 'published', refused: 0 });
    const portalRows = rawRows(portal('Mixed_Beverage_Gross_Receipts-201709.csv.gz')).slice(1);
    const covered = new Set(portalRows.map((row) => `${row[15]} ${row[12]}`));
    const legacyOnly = sumBy(
      rawRows(legacy('MIXEDBEV_10_2017.zip')).filter(
        (row) => row[8] === '2017/09' && !covered.has(`${row[0]} ${row[5]}`),
      ),
      (row) => `${row[0]} ${row[2]?.replace(/\s+/g, ' ')}`,
      (row) => cents(row[9] ?? ''),
    );
    const extra = [...legacyOnly.values()].reduce((sum, tax) => sum + receiptsOf(tax), 0n);
    expect(await monthTotal('2017-09')).toBe(57_212_030_500 + Number(extra));
    expect(covered.size).toBeGreaterThan(15_000);
  });

  test('bars of Katy do not jump when the portal begins; every city has what a naive reading says', async () => {
    const releases = ['11_2014', '12_2014', '04_2015', '10_2017'].map((month) =>
      legacy(`MIXEDBEV_${month}.zip`),
    );
    const exports = [portal('Mixed_Beverage_Gross_Receipts-201709.csv.gz')];
    const raw = rawAlcoholPlaces(rawBars(releases, exports), wholeBarMonths(releases, exports), cityOf);
    const rows = await bench.rows<{ city: string; month: string; cents: number; properties: number }>(
      `select place_key as city, to_char(month, 'YYYY-MM') as month, total_receipts_cents as cents, properties
      from beverage_place_month where kind = 'CITY'`,
    );
    const said = (city: string, month: string, sum: bigint | number, properties: number): string =>
      `${city} ${month}: ${String(sum)} of ${String(properties)}`;
    expect(rows.map((row) => said(row.city, row.month, row.cents, row.properties)).sort()).toEqual(
      [...raw]
        .flatMap(([city, months]) =>
          [...months].map(([month, sum]) => said(city, month, sum.cents, sum.properties)),
        )
        .sort(),
    );
    const katy = (month: string): number => Number(raw.get('KATY')?.get(month)?.cents);
    // Bars now in Katy, most of which legacy releases place in Houston.
    const asFiled = rawRows(releases[0] ?? '').filter((row) => row[8] === '2014/10' && row[3] === 'KATY');
    const named = asFiled.reduce((sum, row) => sum + receiptsOf(cents(row[9] ?? '')), 0n);
    expect(katy('2017-09') / Number(named)).toBeGreaterThan(4);
    expect(katy('2017-09') / katy('2014-10')).toBeLessThan(1.4);
  });

  test('a month that has only begun to arrive is held back', async () => {
    const [report] = await bench.importFile(portal('Mixed_Beverage_Gross_Receipts_2017_10.csv'));
    expect(report?.outcome).toBe('refused');
    expect(report?.message).toContain('2017-10 (portal) has 882 rows where the months around it have 15,536');
  });

  test('cities add up to counties, and what was rebuilt for touched months equals a full rebuild', async () => {
    expect(await sumFaults(bench, 'beverage')).toEqual([]);
    const before = await derivedTables(bench.pool, { product: 'beverage' });
    const client = await bench.pool.connect();
    try {
      await client.query('begin');
      await rebuildAll(client, 'beverage');
      expect(await derivedTables(client, { product: 'beverage' })).toEqual(before);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
