import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../launch/test/query.ts';
import type { SignedInRole } from '../launch/test/tokens.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../market/beverages/beverage.factory.ts';
import { insertHotel, insertHotelFiling } from '../market/hotels/hotel.factory.ts';
import { insertRelease } from '../market/releases/release.factory.ts';

/** Walks over each list; `WALKS=10000` is spread over all of them. */
const WALKS = Number(process.env['WALKS'] ?? 84);

let server: TestServer;
let releaseId: number;
beforeAll(async () => {
  server = await testServer();
  releaseId = await insertRelease(server.db);
});
afterAll(() => server.close());
vi.setConfig({ testTimeout: 60_000 + WALKS * 100 });

/** A list, and a row that comes into it somewhere between the others; `at` is from 0 to 99. */
interface Walked {
  /** The field; PAGE stands for the arguments of a page. */
  field: string;
  insert: (at: number) => Promise<unknown>;
  as?: SignedInRole;
}

const taxpayer_number = '32000000777';
const city = 'WALK';
let inserted = 0;
const named = (at: number) => {
  const location_number = (inserted += 1);
  return { city, taxpayer_number, location_number, location_name: `INN ${String(at)}` };
};
const dayOf = (at: number): string => `20${String(10 + (at % 10))}-0${String(1 + Math.floor(at / 20))}-31`;

const inCity = `city: { eq: "${city}" }`;
const months = 'month: { from: "2010-01", to: "2020-12" }';

const insertInn = (at: number): Promise<{ id: number }> =>
  insertHotel(server.db, { ...named(at), room_capacity: at });
/** A bar is listed once it has figures. */
async function insertBar(at: number): Promise<{ id: number }> {
  const bar = await insertBeverage(server.db, named(at));
  await insertBeverageMonths(server.db, bar, {
    from: '2020-01',
    receipts: [1],
    releaseId,
    columns: { city },
  });
  return bar;
}
const sql = (statement: string, values: unknown[]): Promise<unknown> =>
  server.db.query(`/* test */ ${statement}`, values);

/** A list in each of its orders. */
const inOrders = (field: string, orders: readonly string[], insert: Walked['insert']): Walked[] =>
  orders.map((order) => ({ field: field.replace('ORDER', `orderBy: [${order}]`), insert }));

const lists: readonly Walked[] = [
  ...inOrders(
    `hotels(filter: { ${inCity} }, ORDER, PAGE)`,
    ['NAME_ASC', 'NAME_DESC', 'ROOM_CAPACITY_ASC', 'ROOM_CAPACITY_DESC'],
    insertInn,
  ),
  ...inOrders(`beverageProperties(ORDER, PAGE)`, ['NAME_ASC', 'NAME_DESC'], insertBar),
  ...inOrders(
    `hotelFilings(filter: { ${inCity}, ${months} }, ORDER, PAGE)`,
    ['PERIOD_ASC', 'PERIOD_DESC'],
    async (at) =>
      insertHotelFiling(server.db, await insertInn(at), releaseId, { city, period_end: endOf(dayOf(at)) }),
  ),
  ...inOrders(
    `beverageFilings(filter: { ${inCity}, ${months} }, ORDER, PAGE)`,
    ['PERIOD_ASC', 'PERIOD_DESC'],
    async (at) =>
      insertBeverageFiling(server.db, await insertBar(at), releaseId, { city, period_end: endOf(dayOf(at)) }),
  ),
  { field: `taxpayerProperties(taxpayerNumber: "${taxpayer_number}", PAGE)`, insert: insertInn },
  {
    field: 'releases(PAGE)',
    insert: (at) => insertRelease(server.db, { publishedAt: `${endOf(dayOf(at))}T08:00:00Z` }),
  },
  {
    field: 'portfolios(PAGE)',
    insert: (at) =>
      sql(
        `insert into portfolio (member_id, name, product) select id, $1, 'hotel' from member
          where not (is_admin or is_free) order by id`,
        [`Inns ${String(at)} ${String((inserted += 1))}`],
      ),
  },
  {
    field: 'members(PAGE)',
    as: 'admin',
    insert: (at) =>
      sql(`insert into member (email, first_name, last_name, password_hash) values ($1, 'A', $2, 'none')`, [
        `walk${String((inserted += 1))}@example.com`,
        `Walk ${String(at)}`,
      ]),
  },
];

/** The last day of a month that has 31 days, or less. */
function endOf(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

interface Page {
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

const PAGE = `edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

async function page({ field, as = 'paid' }: Walked, args: string): Promise<Page> {
  const document = `{ list: ${field.replace('PAGE', args)} { ${PAGE} } }`;
  return (await server.query<{ list: Page }>(document, {}, { as })).list;
}

const cursorsOf = ({ edges }: Page): string[] => edges.map(({ cursor }) => cursor);

interface Walk {
  isForward: boolean;
  /** Size of each page, and the rows that come after it. */
  steps: readonly { size: number; rows: readonly number[] }[];
}

/** All cursors that a walk meets, in the order of the list. */
async function walked(list: Walked, { isForward, steps }: Walk): Promise<string[]> {
  let found: string[] = [];
  let from = '';
  for (let at = 0; ; at += 1) {
    const { size, rows } = steps[at % steps.length] ?? { size: 1, rows: [] };
    const [count, side] = isForward ? ['first', 'after'] : ['last', 'before'];
    const args = `${count}: ${String(size)}${from === '' ? '' : `, ${side}: ${JSON.stringify(from)}`}`;
    const next = await page(list, args);
    found = isForward ? [...found, ...cursorsOf(next)] : [...cursorsOf(next), ...found];
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = next.pageInfo;
    if (!(isForward ? hasNextPage : hasPreviousPage)) return found;
    from = isForward ? endCursor : startCursor;
    // Each step's rows come once, so that a walk ends.
    if (at < steps.length) for (const row of rows) await list.insert(row);
  }
}

const place = fc.integer({ min: 0, max: 99 });
const walk: fc.Arbitrary<Walk> = fc.record({
  isForward: fc.boolean(),
  steps: fc.array(
    fc.record({ size: fc.integer({ min: 2, max: 15 }), rows: fc.array(place, { maxLength: 2 }) }),
    { minLength: 1, maxLength: 4 },
  ),
});

const FIRST = [3, 14, 15, 15, 92, 65, 35, 89, 79];
/** Rows that came with earlier walks would make each walk longer than the one before. */
const MOST_ROWS = 40;

/** Only the first rows are left. */
async function beginAfresh(list: Walked): Promise<void> {
  for (const table of [
    'hotel_filing',
    'beverage_filing',
    'beverage_month',
    'hotel_property',
    'beverage_property',
  ])
    await sql(`delete from ${table} where city = $1`, [city]);
  await sql('delete from release where id <> $1', [releaseId]);
  await sql(`delete from portfolio where name like 'Inns %'`, []);
  await sql(`delete from member where email like 'walk%'`, []);
  for (const at of FIRST) await list.insert(at);
}

test.each(lists)('a walk over $field meets each row once, whatever comes meanwhile', async (list) => {
  let rows = Infinity;
  await fc.assert(
    fc.asyncProperty(walk, async (asked) => {
      if (rows > MOST_ROWS) await beginAfresh(list);
      const before = cursorsOf(await page(list, 'first: 500'));
      expect(before.length).toBeGreaterThanOrEqual(FIRST.length);
      rows = before.length;
      const met = await walked(list, asked);
      const known = new Set(before);
      expect(new Set(met).size).toBe(met.length);
      expect(met.filter((cursor) => known.has(cursor))).toEqual(before);
    }),
    { numRuns: Math.ceil(WALKS / lists.length), endOnFailure: true },
  );
});
