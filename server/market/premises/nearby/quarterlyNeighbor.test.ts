import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../figures/compare/compare.testing.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';

const server = useServer();
let quarterly: InsertedHotel;

beforeAll(async () => {
  const { db } = server;
  // Of July and August the releases have quarterly filers alone.
  const published = [...monthsBetween('2022-10', '2023-06'), '2023-09'];
  await insertRelease(db, { periods: Object.fromEntries(published.map((month) => [lastDayOf(month), 1])) });
  const columns = { room_capacity: 100 };
  const facts = { ...columns, last_month: '2023-09-01', zip: '78701' };
  quarterly = await insertHotel(db, { location_name: 'QUARTERLY', filer_type: 60, ...facts });
  const monthly = await insertHotel(db, { location_name: 'MONTHLY', ...facts });
  // $100 a night in 30 days, and in its summer three times as much.
  const winter = (month: string): number => Number(lastDayOf(month).slice(-2)) * 100 * 100_00;
  const months = monthsBetween('2022-10', '2023-09');
  await insertHotelMonths(db, [quarterly], {
    from: '2022-10',
    receipts: months.map((month) => winter(month) * (['2023-07', '2023-08'].includes(month) ? 3 : 1)),
    columns,
  });
  for (const month of published) {
    await insertHotelMonths(db, [monthly], { from: month, receipts: [winter(month) + 1_000_00], columns });
  }
});

test('neighbors are compared over months that the releases have of all filers', async () => {
  const { hotel } = await server.query<{ hotel: { nearby: object } }>(
    `query ($taxpayerNumber: String!, $locationNumber: Int!) {
      hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        nearby { rank { rank of } neighbors { hotel { name } monthsFiled } }
      }
    }`,
    keyOf(quarterly),
  );
  expect(hotel.nearby).toEqual({
    rank: { rank: 2, of: 2 },
    neighbors: [{ hotel: { name: 'MONTHLY' }, monthsFiled: 10 }],
  });
});
