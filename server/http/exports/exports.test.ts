import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../launch/test/testDeps.ts';
import { insertWorld } from '../../launch/test/world.ts';
import type { KeyScope } from '../../platform/keyScope.ts';
import { askForFile, type Exported } from './askForFile.testing.ts';

const MANY = 30_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ requestLimits: { ...TEST_REQUEST_LIMITS, exportRows: MANY } });
  await insertWorld(server.db);
  const release = await insertRelease(server.db, { periods: { '2023-01-31': 5 } });
  const odd = await insertHotel(server.db, { location_name: '=HYPERLINK("x")', city: 'ODD' });
  const filed = { city: 'ODD', period_end: '2023-01-31', taxpayer_name: ' @SUM(1)', location_phone: '-1' };
  await insertHotelFiling(server.db, odd, release, {
    ...filed,
    location_name: '=HYPERLINK("x")',
    taxpayer_address: 'FIRST\nSECOND',
    room_receipts_cents: 3_453_354_888,
    taxable_receipts_cents: 338_923_671,
    usual_month_cents: 280_000_000,
    receipts_flag: 'EXTRA_DIGIT',
  });
  const columns = { city: 'ODD', room_capacity: 7 };
  await insertHotelMonths(server.db, [odd], { from: '2023-01', receipts: [10, null, -5], columns });
});
afterAll(() => server.close());

const ask = (file: string, args: object, token: string | null): Promise<Exported> =>
  askForFile(server.origin, file, args, token);

async function text(file: string, args: object): Promise<string> {
  const { status, body, isWhole } = await ask(file, args, await server.token('paid'));
  const content = file.endsWith('.gz') ? gunzipSync(body) : body;
  expect({ status, isWhole }, content.toString()).toEqual({ status: 200, isWhole: true });
  return content.toString();
}

const odd = { city: { eq: 'ODD' } };
const oddFilings = { filter: { ...odd, month: { from: '2023-01', to: '2023-01' } } };

describe('a file', () => {
  test('of filings has their flags, reasons and what counts, and runs no formula', async () => {
    const csv = await text('hotelFilings.csv', oddFilings);
    expect(csv.startsWith('\uFEFFPeriod ends,Months,Filer,Taxpayer number,')).toBe(true);
    expect(csv).toContain(`,"'=HYPERLINK(""x"")",100 CONGRESS AVE,`);
    expect(csv).toContain(`,' @SUM(1),"FIRST\nSECOND",AUSTIN,`);
    expect(csv).toContain(`,-1,`);
    expect(csv).toContain(
      ',34533548.88,3389236.71,3389236.71,100,100,1093.30,2010-01-01,,,,false,EXTRA_DIGIT,',
    );
    expect(csv).toContain(
      '"Filed $34,533,548.88 with $3,389,236.71 taxable, usually about $2.8 million a month; the taxable receipts count.",HOT.CSV\n',
    );
  });

  test('of JSON lines has the same, with names and values as in GraphQL', async () => {
    const row = JSON.parse(await text('hotelFilings.jsonl', oddFilings)) as object;
    const { hotelFilings } = await server.query<{ hotelFilings: { nodes: object[] } }>(
      `query ($filter: HotelFilingFilter!) { hotelFilings(filter: $filter, first: 1) { nodes {
        periodEnd filerType locationName taxpayerName taxpayerAddress roomReceipts countedReceipts revpar flags reasons
      } } }`,
      oddFilings,
    );
    expect(row).toMatchObject(hotelFilings.nodes[0] ?? {});
  });

  test('of months has a row for each property and month, whose figures are those of GraphQL', async () => {
    const [header = '', ...lines] = (await text('hotelMonths.csv.gz', odd)).trimEnd().split('\n');
    expect(header.split(',').slice(0, 4)).toEqual([
      '\uFEFFMonth',
      'Taxpayer number',
      'Location number',
      'Name',
    ]);
    expect(header).toContain(
      'Room receipts,Room receipts as filed,Taxable,Exempt share (%),Apportioned,Rooms',
    );
    expect(lines.map((line) => line.slice(0, 7))).toEqual(['2023-01', '2023-03']);
    const rows = (await text('hotelMonths.jsonl', {})).trimEnd().split('\n').map(parsed);
    for (const { taxpayerNumber, locationNumber, month, ...figures } of rows) {
      const { hotel } = await server.query<{ hotel: { months: object[] } }>(
        `query ($number: String!, $location: Int!, $month: Month!) {
          hotel(taxpayerNumber: $number, locationNumber: $location) {
            months(from: $month, to: $month) { roomReceipts revpar exemptShare roomCapacity }
          }
        }`,
        { number: taxpayerNumber, location: locationNumber, month },
      );
      const { roomReceipts, revpar, exemptShare, roomCapacity } = figures;
      expect(hotel.months).toEqual([{ roomReceipts, revpar, exemptShare, roomCapacity }]);
    }
  });

  test('of months says which lack the quarterly filers, as the page does, and which the monthly ones', async () => {
    const year = { ...odd, months: { from: '2023-01', to: '2023-03' } };
    const lacks = async (filers = 'Quarterly'): Promise<unknown[]> =>
      (await text('hotelMonths.jsonl', year))
        .trimEnd()
        .split('\n')
        .map((line) => parsed(line)[`awaits${filers}Filers`]);
    expect(await lacks('Monthly')).toEqual([false, true]);
    expect(await lacks()).toEqual([true, true]);
    await insertRelease(server.db, { series: 'quarterly', periods: { '2023-03-31': 5 } });
    expect(await lacks()).toEqual([false, false]);
  });

  test.each([
    ['hotels.csv', { filter: odd }, /,ODD,/],
    [
      'hotelResults.csv',
      { input: { type: 'MONTHLY', year: 2023, month: 1, place: { kind: 'CITY', names: ['ODD'] } } },
      /HYPERLINK/,
    ],
    ['beverageMonths.csv', { owner: '32052221093' }, /2017-09,32052221093,1,/],
    ['hotelMonths.csv', { zip: { eq: '78701' }, months: { from: '2023-01' } }, /HOTEL A/],
    ['beverageMonths.csv', { city: { eq: 'AUSTIN' } }, /2017-09,32052221093,1,.*,75\.25,false,/],
    ['beverageFilings.csv', { filter: { month: { from: '2017-09' } } }, /2017-09-30/],
    ['beverageProperties.csv', {}, /32052221093,1,/],
    [
      'beverageResults.csv',
      { input: { year: 2017, month: 9, place: { kind: 'CITY', names: ['AUSTIN'] } } },
      /2017-09-30/,
    ],
  ])('%s can be had', async (file, args, line) => {
    expect(await text(file, args)).toMatch(line);
  });

  test('without rows has its header', async () => {
    const { body, rows } = await ask('hotelMonths.csv', { city: { eq: 'X' } }, await server.token('paid'));
    expect(body.toString().split('\n')).toHaveLength(2);
    expect(rows).toBe('0');
  });
});

function parsed(line: string): Record<string, unknown> {
  return JSON.parse(line) as Record<string, unknown>;
}

describe('an export is refused', () => {
  test.each([
    [401, 'hotels.csv', {}, 'anonymous'],
    [403, 'hotels.csv', {}, 'unpaid'],
    [404, 'members.csv', {}, 'admin'],
    [404, 'hotels.exe', {}, 'paid'],
    [404, 'hotelMonths.csv', { portfolioId: 'portfolio:1' }, 'paid'],
    [404, 'hotelMonths.csv', { comparisonSetId: 'comparison-set:1' }, 'paid'],
    [400, 'hotels.csv', { filter: { city: 5 } }, 'paid'],
    [400, 'hotels.csv', { first: 5 }, 'paid'],
    [400, 'hotelFilings.csv', { filter: {} }, 'paid'],
    [400, 'hotelMonths.csv', { brandId: 'hotel:1' }, 'paid'],
    [400, 'hotelMonths.csv', { city: { eq: `a\u0000' or true --` } }, 'paid'],
  ] as const)('with %d: %s %o for %s', async (status, file, args, role) => {
    const answer = await ask(file, args, await server.token(role));
    expect(answer.status, answer.body.toString()).toBe(status);
    expect(parsed(answer.body.toString())).toHaveProperty('error.message');
  });
});

test('text in filters stays text', async () => {
  expect(await text('hotels.jsonl', { filter: { city: { eq: `' or true --` } } })).toBe('');
  expect(await text('hotels.jsonl', { filter: { city: { in: [`\\' or true --`, '"{}', '$1'] } } })).toBe('');
});

test('a key needs the scope of exports, and that of portfolios for a portfolio', async () => {
  const status = async (args: object, scopes: KeyScope[]): Promise<number> =>
    (await ask('hotelMonths.jsonl', args, await server.freshKey('paid', scopes))).status;
  expect(await status(odd, ['FIGURES', 'PORTFOLIOS'])).toBe(403);
  expect(await status(odd, ['EXPORTS'])).toBe(200);
  const ofOthers = { portfolioId: 'portfolio:1' };
  expect(await status(ofOthers, ['FIGURES', 'EXPORTS'])).toBe(403);
  expect(await status(ofOthers, ['EXPORTS', 'PORTFOLIOS'])).toBe(404);
});

describe('an export of many rows', () => {
  beforeAll(async () => {
    await server.db.query(
      `/* insertMany */ insert into hotel_month (property_id, month, room_receipts_cents, taxable_receipts_cents,
          apportioned_cents, is_marketplace, is_left_out, city, release_id)
        select id, date '1000-01-01' + n, 1, 1, 0, false, false, 'MANY', 1
        from (select min(id) as id from hotel_property) p, generate_series(1, $1::int) n`,
      [MANY + 1],
    );
  });

  test('with too many of them breaks off, so that nobody takes a part for the whole', async () => {
    const cut = await ask('hotelMonths.csv', { city: { eq: 'MANY' } }, await server.token('paid'));
    expect(cut).toMatchObject({ status: 200, isWhole: false, rows: undefined });
    await server.db.query(`/* deleteOne */ delete from hotel_month where month = '1000-01-02'`);
    const whole = await ask('hotelMonths.csv', { city: { eq: 'MANY' } }, await server.token('paid'));
    expect(whole).toMatchObject({ status: 200, isWhole: true, rows: String(MANY) });
    const noted = await server.db.query<{ details: string }[]>(
      `/* noted */ select details from security_event where kind = 'EXPORTED' order by id desc limit 2`,
    );
    expect(noted.map(({ details }) => details)).toEqual([
      `hotelMonths.csv, ${String(MANY)} rows`,
      `hotelMonths.csv, cut off at ${String(MANY)} rows`,
    ]);
  });

  test('ends in the database when its reader leaves, and each member has one at a time', async () => {
    const leave = new AbortController();
    const token = (await server.token('paid')) ?? '';
    const holder = server.db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('/* hold */ lock table hotel_month in access exclusive mode');
    try {
      const left = fetch(`${server.origin}/exports/hotelMonths.csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        signal: leave.signal,
      }).catch(() => 'left');
      await expect.poll(running).toBe(1);
      expect(await ask('hotels.csv', {}, token)).toMatchObject({ status: 429 });
      leave.abort();
      expect(await left).toBe('left');
      await expect.poll(running).toBe(0);
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
    }
    expect(await ask('hotels.csv', {}, token)).toMatchObject({ status: 200 });
  });
});

async function running(): Promise<number> {
  const rows = await server.db.query<{ count: number }[]>(
    `/* running */ select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '/* export %'`,
  );
  return rows[0]?.count ?? 0;
}

interface Defined {
  name: string;
  columns: { key: string; definition: string }[];
}

async function definedSets(): Promise<Defined[]> {
  const { body } = await server.rest('/exports', { as: 'anonymous' });
  return (body as { dataSets: Defined[] }).dataSets;
}

test('of an estimate of a bar, every list says that the 0 of a category is unknown', async () => {
  const defined = (await definedSets()).flatMap(({ name, columns }) =>
    columns.filter(({ key }) => key === 'liquorReceipts').map(({ definition }) => [name, definition]),
  );
  const says: unknown = expect.stringMatching(
    /In an estimate .* published as 0, although the real value is unknown/,
  );
  expect(defined).toEqual(
    ['beverageMonths', 'beverageFilings', 'beverageResults'].map((name) => [name, says]),
  );
});

test('the definitions name every data set and column, each with a meaning', async () => {
  const dataSets = await definedSets();
  expect(dataSets.map(({ name }) => name)).toContain('beverageMonths');
  const unclear = dataSets.flatMap(({ name, columns }) =>
    columns.filter(({ definition }) => definition === '').map(({ key }) => `${name}.${key}`),
  );
  expect(unclear).toEqual([]);
});
