import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertRow, type Row } from '../../../launch/test/insert.ts';
import { lastDayOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';
import { insertPremises } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import type { PlaceSupplyYear } from './supply.type.ts';

const server = useServer();
const HERE = { city: 'MARFA', county_code: 189, zip: '79843' };
const LAST = '2023-12';

/** Columns that the months and years of the place have in common. */
const placeOf = (release: number): Row => ({
  kind: 'CITY',
  place_key: 'MARFA',
  county_code: 0,
  release_id: release,
  room_receipts_cents: 1,
  taxable_receipts_cents: 1,
  marketplace_cents: 0,
  apportioned_cents: 0,
});

interface Spell {
  from: Month;
  to: Month;
  /** The day that was filed; without it, the first of `from`. */
  begun?: string;
  rooms?: number;
  /** Months without receipts at the end, with rooms that are idle. */
  idle?: number;
  columns?: Row;
  hotel?: Row;
  premisesId: number;
}

async function insertSpell(spell: Spell): Promise<number> {
  const { from, to, rooms = 50, idle = 0, columns = {}, hotel: ofHotel = {}, premisesId } = spell;
  const hotel = await insertHotel(server.db, {
    ...HERE,
    premises_id: premisesId,
    room_capacity: rooms,
    first_month: `${from}-01`,
    last_month: `${to}-01`,
    ...ofHotel,
  });
  const months = monthsBetween(from, to);
  const own = { ...HERE, filed_rooms: rooms, ...columns };
  const open = months.length - idle;
  await insertHotelMonths(server.db, [hotel], {
    from,
    receipts: months.slice(0, open).map(() => 100_000),
    columns: { ...own, room_capacity: rooms },
  });
  await insertHotelMonths(server.db, [hotel], {
    from: months[open] ?? LAST,
    receipts: months.slice(open).map(() => 0),
    columns: { ...own, room_capacity: null, rooms_flag: 'IDLE_ROOMS' },
  });
  return hotel.id;
}

/** An address with its hotels one after the other; the first begins with its first month. */
async function insertAddress(address: string, spells: readonly Omit<Spell, 'premisesId'>[]): Promise<void> {
  const premisesId = await insertPremises(server.db, address, HERE.zip);
  const ids: number[] = [];
  for (const spell of spells) ids.push(await insertSpell({ ...spell, premisesId }));
  const [first] = spells;
  await server.db.query(
    '/* test.firstHotel */ update premises set first_hotel_id = $2, first_hotel_begin = $3, first_hotel_rooms = $4 where id = $1',
    [premisesId, ids[0], first?.begun ?? `${first?.from ?? LAST}-01`, first?.rooms ?? 50],
  );
}

beforeAll(async () => {
  const months = monthsBetween('2021-01', LAST).filter((month) => !month.startsWith('2022'));
  const periods = Object.fromEntries(months.map((month) => [lastDayOf(month), 20]));
  await insertRelease(server.db, { periods });
  for (const [year, count] of [
    [2021, 12],
    [2023, 12],
  ] as const) {
    const place = placeOf(1);
    await insertRow(server.db, 'hotel_place_year', { ...place, year, room_nights: 1, months: count });
    await insertRow(server.db, 'hotel_place_month', {
      ...place,
      month: `${String(year)}-12-01`,
      rooms: 300,
      properties: 5,
    });
  }
});

test('rooms opened, closed and idle by year; a sold hotel is neither', async () => {
  await insertAddress('1 OLD', [{ from: '2021-01', to: LAST, rooms: 80 }]);
  await insertAddress('2 SOLD', [
    { from: '2021-01', to: '2021-10', rooms: 60 },
    { from: '2021-10', to: LAST, rooms: 60 },
  ]);
  await insertAddress('3 NEW', [{ from: '2023-03', to: LAST, rooms: 40 }]);
  await insertAddress('4 GONE', [{ from: '2021-02', to: '2023-02', rooms: 30 }]);
  await insertAddress('5 DOUBTFUL', [
    { from: '2021-02', to: '2021-11', rooms: 2_940, columns: { rooms_flag: 'ROOMS_DOUBTFUL' } },
  ]);
  // Nobody knows whether they filed in 2022, of which there is no release; the second one's responsibility had ended.
  await insertAddress('5 GAP', [{ from: '2021-02', to: '2021-12', rooms: 35 }]);
  await insertAddress('5 ENDED', [
    { from: '2021-02', to: '2021-12', rooms: 45, hotel: { responsibility_end: '2021-12-31' } },
  ]);
  await insertAddress('6 ASLEEP', [{ from: '2021-01', to: LAST, rooms: 25, idle: 5 }]);
  // A permit that its owner of before keeps open.
  await insertAddress('7 KEPT', [
    { from: '2021-01', to: LAST, rooms: 70, idle: 12 },
    { from: '2023-01', to: LAST, rooms: 70 },
  ]);
  // A camp that was planned, or the permit of an owner before the first release.
  await insertAddress('8 WITHOUT RECEIPTS', [{ from: '2021-03', to: '2021-07', rooms: 55, idle: 5 }]);
  // Registered again, it filed a later day.
  await insertAddress('9 EARLIER', [{ from: '2021-01', to: LAST, rooms: 20, begun: '2023-05-02' }]);
  const { place } = await server.query<{ place: { supply: PlaceSupplyYear[] } }>(
    `{ place(kind: CITY, name: "MARFA") { supply {
      year months hotelsOpened roomsOpened roomsOpenedUnknown hotelsOpenedWithoutReceipts roomsOpenedWithoutReceipts hotelsOpenedEarlier roomsOpenedEarlier hotelsClosed roomsClosed roomsClosedUnknown
      hotelsClosedInGap roomsClosedInGap hotelsEndedWithoutReceipts roomsEndedWithoutReceipts month rooms roomsIdle release { id } } } }`,
  );
  expect(place.supply).toEqual([
    {
      year: 2021,
      release: { id: 'release:1' },
      months: 12,
      hotelsOpened: 9,
      roomsOpened: 80 + 60 + 30 + 2_940 + 35 + 45 + 25 + 70 + 55,
      roomsOpenedUnknown: 0,
      hotelsOpenedWithoutReceipts: 1,
      roomsOpenedWithoutReceipts: 55,
      hotelsOpenedEarlier: 0,
      roomsOpenedEarlier: 0,
      // Rooms of one that closed cannot be right.
      hotelsClosed: 2,
      roomsClosed: 45,
      roomsClosedUnknown: 1,
      hotelsClosedInGap: 1,
      roomsClosedInGap: 35,
      hotelsEndedWithoutReceipts: 1,
      roomsEndedWithoutReceipts: 55,
      month: '2021-12',
      rooms: 300,
      roomsIdle: 0,
    },
    {
      year: 2022,
      release: null,
      months: 0,
      hotelsOpened: 0,
      roomsOpened: 0,
      roomsOpenedUnknown: 0,
      hotelsOpenedWithoutReceipts: 0,
      roomsOpenedWithoutReceipts: 0,
      hotelsOpenedEarlier: 0,
      roomsOpenedEarlier: 0,
      hotelsClosed: null,
      roomsClosed: null,
      roomsClosedUnknown: null,
      hotelsClosedInGap: null,
      roomsClosedInGap: null,
      hotelsEndedWithoutReceipts: null,
      roomsEndedWithoutReceipts: null,
      month: null,
      rooms: null,
      roomsIdle: null,
    },
    {
      year: 2023,
      release: { id: 'release:1' },
      months: 12,
      hotelsOpened: 2,
      roomsOpened: 60,
      roomsOpenedUnknown: 0,
      hotelsOpenedWithoutReceipts: 0,
      roomsOpenedWithoutReceipts: 0,
      hotelsOpenedEarlier: 1,
      roomsOpenedEarlier: 20,
      hotelsClosed: 1,
      roomsClosed: 30,
      roomsClosedUnknown: 0,
      hotelsClosedInGap: 0,
      roomsClosedInGap: 0,
      hotelsEndedWithoutReceipts: 0,
      roomsEndedWithoutReceipts: 0,
      month: '2023-12',
      rooms: 300,
      roomsIdle: 25,
    },
  ]);
});

test('a few hotels of a later year are no supply of it', async () => {
  await insertRelease(server.db, { periods: { '2025-09-30': 3 }, series: 'quarter_sum' });
  const place = placeOf(2);
  await insertRow(server.db, 'hotel_place_year', { ...place, year: 2025, room_nights: 1, months: 1 });
  await insertRow(server.db, 'hotel_place_month', { ...place, month: '2025-09-01', rooms: 9, properties: 1 });
  const answer = await server.query('{ place(kind: CITY, name: "MARFA") { supply { year rooms } } }');
  expect(answer).toEqual({
    place: {
      supply: [
        { year: 2021, rooms: 300 },
        { year: 2022, rooms: null },
        { year: 2023, rooms: 300 },
      ],
    },
  });
});
