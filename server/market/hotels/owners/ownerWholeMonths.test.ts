import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { brandNamed } from '../../brands/brand.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';

const server = useServer();
const OWNER = '32000000811';

/** The releases lack May 2023, which a quarterly filer has all the same. */
beforeAll(async () => {
  const { db } = server;
  const months = monthsBetween('2023-01', '2023-12').filter((month) => month !== '2023-05');
  const periods = Object.fromEntries(months.map((month) => [lastDayOf(month), 100]));
  const releaseId = await insertRelease(db, { periods });
  const { id: brand_id } = await brandNamed(db, 'Kimpton');
  const dates = { first_month: '2023-01-01', last_month: '2023-12-01' };
  const hotel = await insertHotel(db, { taxpayer_number: OWNER, brand_id, ...dates });
  const receipts = Array<number>(12).fill(1_000_00);
  await insertHotelMonths(db, [hotel], { from: '2023-01', receipts, releaseId, columns: { brand_id } });
});

test('receipts by city and brand are of the months that the owner’s sums are of', async () => {
  const { owner } = await server.query<{ owner: unknown }>(
    `query ($number: String!) { owner(number: $number) {
      headline(product: HOTEL) { ttmReceipts ttmMonths }
      months(product: HOTEL, from: "2023-01", to: "2023-12") { month receipts }
      cities(product: HOTEL) { receipts } brands { receipts } } }`,
    { number: OWNER },
  );
  expect(owner).toMatchObject({ cities: [{ receipts: 11_000 }], brands: [{ receipts: 11_000 }] });
  expect((owner as { months: object[] }).months).toHaveLength(11);
});
