import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertHotel, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertPremises } from '../../premises/premises.factory.ts';
import { insertRow } from '../../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await addHotel('1 MAIN ST', '2019-07-01', 60);
  await addHotel('2 MAIN ST', '2019-03-01', 40);
  await addHotel('3 MAIN ST', '2019-12-31', null);
  await addHotel('4 MAIN ST', '2020-01-01', 10);
  await addHotel('5 MAIN ST', '2000-05-01', 10);
  await insertYear(2000, 1, 10, 0);
  await insertYear(2019, 3, 100, 1);
  await insertYear(2020, 1, 10, 0);
});
afterAll(() => server.close());

/** The first hotel of an address, and its later owner with more rooms. */
async function addHotel(address: string, begin: string, rooms: number | null): Promise<void> {
  const premises_id = await insertPremises(server.db, address);
  const described = { premises_id, location_address: address, room_capacity: 500 };
  const first = await insertHotel(server.db, { ...described, responsibility_begin: begin });
  await insertHotel(server.db, { ...described, responsibility_begin: '2022-01-01' });
  await server.db.query(
    `/* begin */ update premises set first_hotel_begin = $2, first_hotel_id = $3, first_hotel_rooms = $4 where id = $1`,
    [premises_id, begin, first.id, rooms],
  );
}

async function insertYear(year: number, hotels: number, rooms: number, unknown: number): Promise<void> {
  const counted = { new_hotels: hotels, rooms_added: rooms, rooms_unknown: unknown };
  await insertRow(server.db, 'new_hotels_year', { year, ...counted });
}

async function premisesAt(address: string): Promise<number> {
  const found = await server.db.query<{ id: number }[]>(
    `/* at */ select id from premises where address = $1`,
    [address],
  );
  return found[0]?.id ?? 0;
}

interface Year {
  year: number;
  newHotels: number;
  roomsAdded: number;
  roomsUnknown: number;
  hotels: {
    totalCount: number;
    nodes: { address: string; roomsWhenNew: number | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

test('years with their hotels and rooms, without 2000', async () => {
  const answer = await server.query<{ newHotels: Year[] }>(
    '{ newHotels { year newHotels roomsAdded roomsUnknown } }',
  );
  expect(answer.newHotels).toEqual([
    { year: 2019, newHotels: 3, roomsAdded: 100, roomsUnknown: 1 },
    { year: 2020, newHotels: 1, roomsAdded: 10, roomsUnknown: 0 },
  ]);
});

const HOTELS = `query ($first: Int!, $after: String) {
  newHotels(year: 2019) {
    newHotels roomsAdded
    hotels(first: $first, after: $after) {
      totalCount nodes { address roomsWhenNew } pageInfo { hasNextPage endCursor }
    }
  }
}`;

test('the hotels of a year, earliest first, match its number of hotels and rooms', async () => {
  const page = async (variables: object): Promise<Year> => {
    const [year] = (await server.query<{ newHotels: Year[] }>(HOTELS, variables)).newHotels;
    if (year === undefined) throw new Error('There is no 2019.');
    return year;
  };
  const first = await page({ first: 2 });
  expect(first.hotels).toMatchObject({
    totalCount: first.newHotels,
    nodes: [
      { address: '2 MAIN ST', roomsWhenNew: 40 },
      { address: '1 MAIN ST', roomsWhenNew: 60 },
    ],
    pageInfo: { hasNextPage: true },
  });
  const second = await page({ first: 2, after: first.hotels.pageInfo.endCursor });
  expect(second.hotels).toMatchObject({
    nodes: [{ address: '3 MAIN ST', roomsWhenNew: null }],
    pageInfo: { hasNextPage: false },
  });
});

test('a hotel with receipts of an earlier year says since when', async () => {
  const document = `{ newHotels(year: 2020) { hotels(first: 1) { nodes { address receiptsBeforeNew } } } }`;
  const hotels = async (): Promise<unknown> =>
    (await server.query<{ newHotels: { hotels: unknown }[] }>(document)).newHotels[0]?.hotels;
  const again = await insertHotel(server.db, {
    premises_id: await premisesAt('4 MAIN ST'),
    location_address: '4 MAIN ST',
  });
  await insertHotelMonths(server.db, [again], { from: '2019-11', receipts: [0, 50_000, 60_000] });
  expect(await hotels()).toEqual({ nodes: [{ address: '4 MAIN ST', receiptsBeforeNew: '2019-12' }] });
  // The same year is none before.
  await server.db.query(
    `/* later */ delete from hotel_month where property_id = $1 and month < '2020-01-01'`,
    [again.id],
  );
  expect(await hotels()).toEqual({ nodes: [{ address: '4 MAIN ST', receiptsBeforeNew: null }] });
});

test('a year counts its hotels with receipts of an earlier year, and their rooms', async () => {
  const asked = `{ newHotels { year hotelsOpenedEarlier roomsOpenedEarlier } }`;
  const hotelAt = async (address: string, first_month: string) =>
    insertHotel(server.db, {
      premises_id: await premisesAt(address),
      location_address: address,
      first_month,
    });
  const [known, unknown] = [
    await hotelAt('1 MAIN ST', '2018-12-01'),
    await hotelAt('3 MAIN ST', '2018-12-01'),
  ];
  await insertHotelMonths(server.db, [known, unknown], { from: '2018-12', receipts: [50_000, 60_000] });
  // Receipts in the year itself are none of an earlier one.
  await insertHotelMonths(server.db, [await hotelAt('2 MAIN ST', '2018-12-01')], {
    from: '2019-01',
    receipts: [50_000],
  });
  expect(await server.query(asked)).toEqual({
    newHotels: [
      { year: 2019, hotelsOpenedEarlier: 2, roomsOpenedEarlier: 60 },
      { year: 2020, hotelsOpenedEarlier: 0, roomsOpenedEarlier: 0 },
    ],
  });
  await server.db.query(`/* unsold */ delete from hotel_month where property_id = $1`, [known.id]);
  expect(await server.query(`{ newHotels(year: 2019) { hotelsOpenedEarlier roomsOpenedEarlier } }`)).toEqual({
    newHotels: [{ hotelsOpenedEarlier: 1, roomsOpenedEarlier: null }],
  });
});

test.each([2000, 1900])('%i has nothing to show', async (year) => {
  const asked = await server.query<{ newHotels: Year[] }>(
    'query ($year: Int) { newHotels(year: $year) { year } }',
    { year },
  );
  expect(asked.newHotels).toEqual([]);
});

test('REST returns year and number, as specified', async () => {
  const { status, body } = await server.rest('/rest/admin/newhotels');
  expect(status).toBe(200);
  expect(body).toStrictEqual([
    { year: 2019, newHotels: 3 },
    { year: 2020, newHotels: 1 },
  ]);
});

test('each year names the latest release, which any later one can change', async () => {
  await insertRelease(server.db, { columns: { file_name: 'HOT2308.CSV' } });
  await insertRelease(server.db, { columns: { file_name: 'HOT2309.CSV' } });
  const asked = '{ newHotels(year: 2019) { year release { fileName } } }';
  expect(await server.query(asked)).toEqual({
    newHotels: [{ year: 2019, release: { fileName: 'HOT2309.CSV' } }],
  });
});
