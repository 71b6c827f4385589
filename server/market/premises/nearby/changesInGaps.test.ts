import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../figures/compare/compare.testing.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertPremises } from '../premises.factory.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import type { Row } from '../../../launch/test/insert.ts';

const server = useServer();
let subject: InsertedHotel;

beforeAll(async () => {
  const { db } = server;
  // No release has April to September 2022.
  const months = [...monthsBetween('2020-01', '2022-03'), ...monthsBetween('2022-10', '2023-03')];
  await insertRelease(db, { periods: Object.fromEntries(months.map((month) => [lastDayOf(month), 1])) });
  const insertAt = async (
    name: string,
    columns: Row,
    begun: string | null = null,
  ): Promise<InsertedHotel> => {
    const premises_id = await insertPremises(db, `${String(name.length)} ${name} ST`);
    await db.query('/* begun */ update premises set first_hotel_begin = $2 where id = $1', [
      premises_id,
      begun,
    ]);
    const hotel = await insertHotel(db, { location_name: name, room_capacity: 100, premises_id, ...columns });
    const { last_month, room_capacity = 100 } = columns;
    const from = String(last_month).slice(0, 7);
    await insertHotelMonths(db, [hotel], { from, receipts: [100_00], columns: { room_capacity } });
    return hotel;
  };
  subject = await insertAt('SUBJECT', { last_month: '2023-03-01', responsibility_begin: '2021-04-16' });
  await insertHotelMonths(db, [subject], {
    from: '2020-01',
    receipts: monthsBetween('2020-01', '2023-02').map(() => 30_000_000),
    columns: { room_capacity: 100 },
  });
  await insertAt('BEFORE GAP', { last_month: '2022-03-01', room_capacity: 40 });
  await insertAt('ENDED', { last_month: '2022-03-01', responsibility_end: '2022-03-20', room_capacity: 60 });
  await insertAt('QUARTERLY', { last_month: '2021-12-01', filer_type: 60, room_capacity: 80 });
  await insertAt('NEVER NEW', { last_month: '2023-03-01', room_capacity: 130 }, '2019-05-01');
  await insertAt('NEW', { last_month: '2023-03-01', room_capacity: 170 }, '2020-06-01');
  const again = await insertAt(
    'SINCE 2020',
    { first_month: '2020-12-01', last_month: '2023-03-01', room_capacity: 190 },
    '2021-06-01',
  );
  await insertHotelMonths(db, [again], {
    from: '2020-12',
    receipts: [5_000_00],
    columns: { room_capacity: 190 },
  });
  // Room-nights instead of rooms, in all months; and $0 in all months.
  const nights = await insertAt('NIGHTS', { last_month: '2022-01-01', room_capacity: 1_509 });
  const never = await insertAt('NEVER OPEN', { last_month: '2022-01-01', room_capacity: 210 });
  await db.query('/* doubt */ update hotel_month set room_capacity = null where property_id = $1', [
    nights.id,
  ]);
  await db.query('/* empty */ update hotel_month set room_receipts_cents = 0 where property_id = $1', [
    never.id,
  ]);
});

test('a closing before a gap has no known time and is not compared, and what was open before is not new', async () => {
  const { hotel } = await server.query<{ hotel: { nearbyChanges: object[] } }>(
    `query ($taxpayerNumber: String!, $locationNumber: Int!) {
      hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        nearbyChanges { hotel { name } kind month isTimeUnknown monthsCompared revparAfter }
      }
    }`,
    keyOf(subject),
  );
  const unknown = { kind: 'CLOSED', isTimeUnknown: true, monthsCompared: 0, revparAfter: null };
  const known = { isTimeUnknown: false, revparAfter: expect.any(Number) as number };
  expect(hotel.nearbyChanges).toHaveLength(4);
  expect(hotel.nearbyChanges).toEqual(
    expect.arrayContaining([
      { ...unknown, hotel: { name: 'BEFORE GAP' }, month: '2022-03' },
      { ...unknown, hotel: { name: 'QUARTERLY' }, month: '2021-12' },
      expect.objectContaining({ ...known, hotel: { name: 'ENDED' }, kind: 'CLOSED', month: '2022-03' }),
      expect.objectContaining({ hotel: { name: 'NEW' }, kind: 'OPENED', month: '2020-06' }),
    ]),
  );
});

test('a change names the partial months that it compares of the hotel itself, and none without a comparison', async () => {
  const { hotel } = await server.query<{
    hotel: { nearbyChanges: { hotel: { name: string }; partialMonths: string[] }[] };
  }>(
    `query ($taxpayerNumber: String!, $locationNumber: Int!) {
      hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        nearbyChanges { hotel { name } partialMonths }
      }
    }`,
    keyOf(subject),
  );
  const named = hotel.nearbyChanges.map((each) => [each.hotel.name, each.partialMonths]);
  // Closed in March 2022: the year before it began in March 2021.
  expect(Object.fromEntries(named)).toMatchObject({ ENDED: ['2021-04'], 'BEFORE GAP': [] });
});
