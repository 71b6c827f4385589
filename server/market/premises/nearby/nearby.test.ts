import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { keyOf } from '../../figures/compare/compare.testing.ts';
import {
  insertHotel,
  insertHotelFiling,
  insertHotelMonths,
  type InsertedHotel,
} from '../../hotels/hotel.factory.ts';
import { insertEstablishment, insertPremises } from '../premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import type { Row } from '../../../launch/test/insert.ts';
import { countSql } from '../../../launch/test/countSql.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';

const MONTHS = monthsBetween('2021-04', '2023-03');
const YEAR = 12;

let server: TestServer;
let subject: InsertedHotel;

interface Hotel {
  rooms: number;
  /** Dollars of RevPAR, the same each month. */
  revpar?: number;
  /** Months filed, the latest. */
  months?: number;
  /** The last month with receipts; $0 is filed for those after. */
  until?: string;
}

async function insertNear(
  name: string,
  { rooms, revpar = 100, months = 24, until = '2023-03' }: Hotel,
  columns: Row = {},
) {
  const { db } = server;
  const facts = { room_capacity: rooms, last_month: '2023-03-01', ...columns };
  const hotel = await insertHotel(db, { location_name: name, ...facts });
  const filed = MONTHS.slice(-months);
  const nights = filed.map((month) => (month > until ? 0 : rooms * Number(lastDayOf(month).slice(-2))));
  const cents = nights.map((count) => count * revpar * 100);
  await insertHotelMonths(db, [hotel], {
    from: filed[0] ?? '',
    receipts: cents,
    columns: { room_capacity: rooms },
  });
  return hotel;
}

const inZip = (zip: string): Row => ({ zip, location_zip: zip });

beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const periods = Object.fromEntries(MONTHS.map((month) => [lastDayOf(month), 1]));
  await insertRelease(db, { periods });
  await insertRelease(db, { product: 'beverage', periods });
  const premises_id = await insertPremises(db, '100 CONGRESS AVE');
  subject = await insertNear('SUBJECT', { rooms: 100 }, { premises_id });
  await insertNear('TWIN', { rooms: 90, revpar: 110 }, { premises_id });
  await insertNear('SAME ZIP', { rooms: 100, revpar: 90 });
  await insertNear('TWICE', { rooms: 200 });
  await insertNear('NEXT ZIP', { rooms: 100 }, inZip('78704'));
  await insertNear('FAR', { rooms: 100 }, inZip('78641'));
  await insertNear('FLAT', { rooms: 1 });
  await insertNear('TOO LARGE', { rooms: 401 });
  await insertNear('NEW', { rooms: 100, months: 9 });
  await insertNear('GONE', { rooms: 100 }, { last_month: '2022-06-01' });
  await insertNear('OF DALLAS', { rooms: 100 }, inZip('75201'));
  const opened = await insertPremises(db, '7 NEW ST');
  await db.query("/* open */ update premises set first_hotel_begin = '2022-05-10' where id = $1", [opened]);
  await insertNear('OPENED', { rooms: 60, months: 5 }, { premises_id: opened });
  const closed = await insertPremises(db, '8 OLD ST');
  await insertNear('CLOSED', { rooms: 80, until: '2022-02' }, { premises_id: closed });
  // The same hotel twice, its street spelled otherwise.
  const before = await insertPremises(db, '9 MAIN ST');
  await insertNear('MOVED', { rooms: 50, until: '2021-06' }, { premises_id: before });
  const after = await insertPremises(db, '9 MAIN AVE');
  await db.query("/* move */ update premises set first_hotel_begin = '2022-12-01' where id = $1", [after]);
  await insertNear('MOVED', { rooms: 50, months: 5 }, { premises_id: after });
});
afterAll(() => server.close());

interface Near {
  hotel: { name: string } | null;
  beverageProperty: { name: string } | null;
  distance: string;
  monthsFiled: number;
  revpar: number | null;
  reasons: string[];
}

interface Answer {
  hotel: {
    nearby: {
      monthsPublished: number;
      from: string;
      to: string;
      rank: { rank: number; of: number } | null;
      neighbors: Near[];
      rivals: Near[];
    };
    nearbyChanges: object[];
  };
}

const NEAR = 'hotel { name } beverageProperty { name } distance monthsFiled revpar reasons';
const document = `query ($taxpayerNumber: String!, $locationNumber: Int!) {
  hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    nearby { from to monthsPublished withinMiles changesWithinMiles rank { rank of } neighbors { ${NEAR} } rivals { ${NEAR} } }
    nearbyChanges { hotel { name } kind month isTimeUnknown rooms distance monthsCompared revparBefore revparAfter revparChange { percent } }
  }
}`;

test('rivals are alike in rooms, RevPAR and distance, and each says why', async () => {
  const { nearby } = (await server.query<Answer>(document, keyOf(subject))).hotel;
  expect(nearby).toMatchObject({ from: '2022-04', to: '2023-03', monthsPublished: YEAR, withinMiles: 40 });
  expect(nearby.rivals.map(({ hotel, reasons }) => [hotel?.name, ...reasons])).toEqual([
    ['SAME ZIP', 'same ZIP', '100 rooms against 100', 'RevPAR $90.00 against $100.00', 'independent, too'],
    ['TWIN', 'same address', '90 rooms against 100', 'RevPAR $110.00 against $100.00', 'independent, too'],
    [
      'NEXT ZIP',
      expect.stringMatching(/^about \d miles? \(ZIP middle\)$/),
      '100 rooms against 100',
      'RevPAR $100.00 against $100.00',
      'independent, too',
    ],
    ['TWICE', 'same ZIP', '200 rooms against 100', 'RevPAR $100.00 against $100.00', 'independent, too'],
    [
      'FAR',
      expect.stringMatching(/^about \d\d miles \(ZIP middle\)$/),
      '100 rooms against 100',
      'RevPAR $100.00 against $100.00',
      'independent, too',
    ],
  ]);
});

test('neighbors are current, those at the address first, and never flats beside a hotel', async () => {
  const { nearby } = (await server.query<Answer>(document, keyOf(subject))).hotel;
  const names = nearby.neighbors.map(({ hotel }) => hotel?.name);
  const enough = nearby.neighbors.filter(({ monthsFiled, revpar }) => monthsFiled >= 10 && revpar !== null);
  expect(nearby.rank?.of).toBe(enough.length + 1);
  expect(names[0]).toBe('TWIN');
  expect(names.slice(-2)).toEqual(['NEXT ZIP', 'FAR']);
  expect(names).toEqual(expect.arrayContaining(['SAME ZIP', 'TWICE', 'TOO LARGE', 'NEW', 'OPENED']));
  for (const name of ['SUBJECT', 'FLAT', 'GONE', 'OF DALLAS']) expect(names).not.toContain(name);
});

test('what opened or closed stands beside the hotel’s own RevPAR, an address spelled otherwise does not', async () => {
  const { nearbyChanges } = (await server.query<Answer>(document, keyOf(subject))).hotel;
  const same = {
    distance: 'same ZIP',
    isTimeUnknown: false,
    revparBefore: 100,
    revparAfter: 100,
    revparChange: { percent: 0 },
  };
  expect(nearbyChanges).toEqual([
    // May 2022 to March 2023 are published.
    { ...same, hotel: { name: 'OPENED' }, rooms: 60, kind: 'OPENED', month: '2022-05', monthsCompared: 11 },
    // It files $0 since. April 2021 is the first of the year before.
    { ...same, hotel: { name: 'CLOSED' }, rooms: 80, kind: 'CLOSED', month: '2022-02', monthsCompared: 10 },
  ]);
});

test('bars are compared by receipts, and ranked by them among their neighbors', async () => {
  const insertBar = async (name: string, dollars: number, columns: Row = {}) => {
    const bar = await insertBeverage(server.db, {
      location_name: name,
      last_month: '2023-03-01',
      ...columns,
    });
    await insertBeverageMonths(server.db, bar, {
      from: '2022-04',
      receipts: Array<number>(YEAR).fill(dollars * 100),
    });
    return bar;
  };
  const own = await insertBar('OWN BAR', 10_000);
  await insertBar('LARGE BAR', 80_000);
  await insertBar('LIKE BAR', 11_000);
  // It has no receipts to be ranked by.
  await insertBar('CLOSED BAR', 0);
  const { beverageProperty } = await server.query<{ beverageProperty: Pick<Answer['hotel'], 'nearby'> }>(
    document.replace('hotel(', 'beverageProperty(').replace(/nearbyChanges .*/, ''),
    keyOf(own),
  );
  expect(
    beverageProperty.nearby.rivals.map((near) => [near.beverageProperty?.name, ...near.reasons]),
  ).toEqual([
    ['LIKE BAR', 'same ZIP', 'receipts $132,000 against $120,000'],
    ['LARGE BAR', 'same ZIP', 'receipts $960,000 against $120,000'],
  ]);
  expect(beverageProperty.nearby.rank).toEqual({ rank: 3, of: 3 });
});

test('a sold hotel is one neighbor with all its months, and never its own', async () => {
  const zip = inZip('79901');
  const near = (name: string) => insertNear(name, { rooms: 100 }, zip);
  const [before, after, other] = [await near('SOLD'), await near('SOLD'), await near('OTHER')];
  const split = "/* sell */ delete from hotel_month where property_id = $1 and (month < '2022-09-01') = $2";
  await server.db.query(split, [before.id, false]);
  await server.db.query(split, [after.id, true]);
  await insertEstablishment(server.db, 'hotel', [
    { id: before.id, from: '2021-04', to: '2022-08' },
    { id: after.id, from: '2022-09', to: '2023-03' },
  ]);
  for (const hotel of [before, after, other]) {
    const { nearby } = (await server.query<Answer>(document, keyOf(hotel))).hotel;
    const name = hotel === other ? 'SOLD' : 'OTHER';
    expect(nearby.rank).toEqual({ rank: 1, of: 2 });
    for (const shown of [nearby.neighbors, nearby.rivals]) {
      expect(shown).toMatchObject([{ hotel: { name }, monthsFiled: YEAR, revpar: 100 }]);
    }
  }
});

test('several hotels take the same few statements as one', async () => {
  await server.token('paid');
  const several = `{ hotels(first: 10) { nodes { nearby { monthsPublished } nearbyChanges { month } } } }`;
  const { statements } = await countSql(() => server.query(several));
  const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
  expect(names.sort()).toEqual([
    'comparedMonths',
    'hotelList',
    'latestPeriods',
    'nearbyChanges',
    'nearbyProperties',
    'publishedBetween',
    'useSessions',
  ]);
});

test('doubtful rooms are not stated, and decide about no neighbor', async () => {
  const zip = inZip('79106');
  const other = await insertNear('OTHER', { rooms: 20 }, zip);
  const doubtful = await insertNear('ROOM-NIGHTS', { rooms: 2_940, revpar: 1 }, zip);
  await server.db.query(`/* doubt */ update hotel_month set room_capacity = null where property_id = $1`, [
    doubtful.id,
  ]);
  await insertHotelFiling(server.db, doubtful, await insertRelease(server.db), {
    period_end: '2023-03-31',
    room_capacity: 2_940,
    rooms_flag: 'ROOMS_DOUBTFUL',
  });
  const ask = async (hotel: InsertedHotel) => {
    const rooms = document.replaceAll(NEAR, `${NEAR} rooms`);
    return (await server.query<Answer>(rooms, keyOf(hotel))).hotel.nearby.neighbors;
  };
  expect(await ask(doubtful)).toMatchObject([{ hotel: { name: 'OTHER' }, rooms: 20 }]);
  expect(await ask(other)).toMatchObject([{ hotel: { name: 'ROOM-NIGHTS' }, rooms: null, revpar: null }]);
});

test('RevPAR of a few months, the rooms of the others doubtful, neither ranks nor makes a rival', async () => {
  const zip = inZip('79830');
  const subject = await insertNear('MOTEL', { rooms: 50 }, zip);
  await insertNear('YEAR-ROUND', { rooms: 50, revpar: 80 }, zip);
  const summer = await insertNear('SUMMER', { rooms: 50, revpar: 300 }, zip);
  const doubt =
    "/* doubt */ update hotel_month set room_capacity = null where property_id = $1 and month > '2022-06-01'";
  await server.db.query(doubt, [summer.id]);
  const asked = document.replaceAll(NEAR, `${NEAR} revparMonths`);
  const ask = async (hotel: InsertedHotel) => (await server.query<Answer>(asked, keyOf(hotel))).hotel.nearby;
  const { rank, neighbors, rivals } = await ask(subject);
  expect(rank).toEqual({ rank: 1, of: 2 });
  expect(rivals.map(({ hotel }) => hotel?.name)).toEqual(['YEAR-ROUND']);
  const shown = neighbors.find(({ hotel }) => hotel?.name === 'SUMMER');
  expect(shown).toMatchObject({ monthsFiled: YEAR, revpar: 300, revparMonths: 3 });
  expect((await ask(summer)).rank).toBeNull();
});
