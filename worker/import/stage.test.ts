import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { detect } from './detect.ts';
import { h1Row, h2Row, h2Rows, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import { memberOf, stageRows } from './fixtures/staging.testing.ts';
import { stageMember } from './stage.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Staged form of one row. */
async function staged(row: string | Buffer, name?: string): Promise<Record<string, unknown>> {
  const { rows, staged } = await stageRows(db.pool, memberOf(row, name));
  expect(staged).toMatchObject({ rows: 1, accepted: 1, refusals: [] });
  return rows[0] ?? {};
}

describe('a row is staged', () => {
  test('as a legacy hotel filing, its month from the name', async () => {
    expect(await staged(h1Row(), 'hotl1501.csv')).toEqual({
      line: 1,
      taxpayer_number: '32000000001',
      location_number: 1,
      period_end: '2015-01-31',
      period_months: 1,
      filer_type: 50,
      taxpayer_name: 'LONE STAR LODGING, LLC',
      taxpayer_address: '100 MAIN ST',
      taxpayer_city: 'MARFA',
      taxpayer_state: 'TX',
      taxpayer_zip: '79843',
      taxpayer_county_code: 189,
      taxpayer_phone: '',
      location_name: 'PRAIRIE INN',
      location_address: '200 W SAN ANTONIO ST',
      location_city: 'MARFA',
      location_state: 'TX',
      location_zip: '79843',
      location_county_code: 189,
      location_phone: '',
      room_capacity: 40,
      responsibility_begin: null,
      responsibility_end: null,
      room_receipts_cents: 5_203_000,
      taxable_receipts_cents: 5_001_050,
    });
  });

  test('as a hotel filing of a month, of a quarter, or of a month’s filer over a quarter', async () => {
    const month = {
      period_end: '2023-03-31',
      period_months: 1,
      filer_type: 50,
      responsibility_begin: '2015-03-01',
    };
    expect(await staged(h2Row())).toMatchObject(month);
    const quarter = {
      period_end: '2023-03-31',
      period_months: 3,
      filer_type: 60,
      responsibility_end: '2023-03-15',
    };
    expect(await staged(h2Row({ filerType: '60', end: '20230315' }))).toMatchObject(quarter);
    const summed = { period_end: '2025-09-30', period_months: 3, filer_type: 50 };
    expect(await staged(h2Row({ periodEnd: '2025Q3' }))).toMatchObject(summed);
    expect(await staged(h2Row({ periodEnd: '2025Q3', taxable: '0,' }))).toMatchObject(summed);
  });

  test('as a legacy mixed beverage filing, of which only the tax is known', async () => {
    expect(await staged(m1Row())).toEqual({
      line: 1,
      source: 'legacy',
      taxpayer_number: '',
      location_number: 0,
      permit: 'MB100001',
      period_end: '2014-11-30',
      taxpayer_name: '',
      taxpayer_address: '',
      taxpayer_city: '',
      taxpayer_state: '',
      taxpayer_zip: '',
      taxpayer_county_code: null,
      location_name: 'THE DRY CREEK BAR',
      location_address: '12 RIVER RD',
      location_city: 'MARFA',
      location_state: 'TX',
      location_zip: '79843',
      location_county_code: 189,
      inside_city_limits: null,
      responsibility_begin: null,
      responsibility_end: null,
      liquor_receipts_cents: null,
      wine_receipts_cents: null,
      beer_receipts_cents: null,
      cover_charge_receipts_cents: null,
      total_receipts_cents: null,
      tax_cents: 96_319,
    });
  });

  test('as a portal filing, unknown parts as null', async () => {
    const { rows } = await stageRows(
      db.pool,
      memberOf(M2_HEADER + m2Row({ coverCharge: '', insideCityLimits: 'N' })),
    );
    expect(rows[0]).toMatchObject({
      line: 2,
      source: 'portal',
      taxpayer_number: '32000000002',
      location_number: 1,
      permit: 'MB100001',
      period_end: '2017-09-30',
      inside_city_limits: false,
      responsibility_begin: '2014-03-20',
      responsibility_end: null,
      liquor_receipts_cents: 872_700,
      cover_charge_receipts_cents: null,
      total_receipts_cents: 2_393_700,
      tax_cents: null,
    });
  });

  test('with county 0 for a taxpayer out of state, and null if the code is blank or impossible', async () => {
    const counties = async (taxpayerCounty: string, locationCounty: string): Promise<unknown> => {
      const row = await staged(h2Row({ taxpayerCounty, locationCounty }));
      return [row['taxpayer_county_code'], row['location_county_code']];
    };
    expect(await counties('000', '000')).toEqual([0, null]);
    expect(await counties('254', '254')).toEqual([254, 254]);
    expect(await counties('255', '999')).toEqual([null, null]);
    expect(await counties('   ', '   ')).toEqual([null, null]);
  });
});

test('says what it read and how far it has come', async () => {
  const content = h2Rows(2000);
  const member = memberOf(content);
  const progress: number[][] = [];
  const client = await db.pool.connect();
  await client.query('begin');
  const staged = await stageMember(client, member, await detect(member), {
    onProgress: ({ bytes, rows }) => progress.push([bytes, rows]),
  });
  await client.query('rollback');
  client.release();
  expect(staged).toEqual({
    product: 'hotel',
    format: 'H2',
    rows: 2000,
    accepted: 2000,
    refusals: [],
    notes: [],
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect(progress.length).toBeGreaterThan(5);
  expect(progress.at(-1)).toEqual([content.length, 2000]);
});

test('makes its table anew, so that one release after another can be staged in one transaction', async () => {
  const client = await db.pool.connect();
  await client.query('begin');
  for (const member of [memberOf(h2Rows(5)), memberOf(h2Rows(3))]) {
    await stageMember(client, member, await detect(member));
  }
  const { rows } = await client.query('/* test.count */ select count(*) as rows from staged_hotel');
  expect(rows).toEqual([{ rows: 3 }]);
  await client.query('rollback');
  client.release();
});
