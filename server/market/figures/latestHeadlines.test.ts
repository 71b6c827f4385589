import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { brandNamed, insertBrandMonths } from '../brands/brand.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../hotels/hotel.factory.ts';
import { insertLodgingMonths } from '../places/place.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';

const server = useServer();
const OWNER = '32000000931';
let now: string;
let brandId: number;
let location: number;

/** A thousand hotels filed for March 2023. Of September 2025 the releases have nine, two of them in Austin. */
beforeAll(async () => {
  const { db } = server;
  const whole = await insertRelease(db, { periods: { '2023-03-31': 1_000 } });
  const part = await insertRelease(db, { periods: { '2025-09-30': 9 } });
  now = `{ release: "release:${String(part)}" }`;
  const kimpton = await brandNamed(db, 'Kimpton');
  brandId = kimpton.id;
  const dates = { first_month: '2023-03-01', last_month: '2025-09-01' };
  const hotel = await insertHotel(db, { taxpayer_number: OWNER, brand_id: brandId, ...dates });
  location = hotel.location_number;
  for (const [release, period_end, from] of [
    [whole, '2023-03-31', '2023-03'],
    [part, '2025-09-30', '2025-09'],
  ] as const) {
    await insertHotelFiling(db, hotel, release, { period_end });
    await insertHotelMonths(db, [hotel], { from, receipts: [1_000_00], columns: { brand_id: brandId } });
    await insertLodgingMonths(db, { kind: 'CITY', key: 'AUSTIN', from, receipts: [1_000_00] });
    await insertBrandMonths(db, kimpton, { from, receipts: [1_000_00] });
  }
  await insertLodgingMonths(db, { kind: 'CITY', key: 'STAFFORD', from: '2025-09', receipts: [500_00] });
});

describe('headlines of several properties are about the latest published month, not a later part of one', () => {
  test.each(['null', 'now'])('as of %s', async (asOf) => {
    const past = `asOf: ${asOf === 'now' ? now : 'null'}`;
    const headline = 'month isIncomplete';
    const { place, owner } = await server.query<Record<'place' | 'owner', unknown>>(
      `{ place(kind: CITY, name: "AUSTIN") { lodgingHeadline(${past}) { ${headline} } }
        owner(number: "${OWNER}") { headline(product: HOTEL, ${past}) { ${headline} } } }`,
    );
    const march = { month: '2023-03', isIncomplete: false };
    expect(place).toEqual({ lodgingHeadline: march });
    expect(owner).toEqual({ headline: march });
  });

  test('of brands and companies', async () => {
    const { brand } = await server.query<{ brand: unknown }>(
      'query ($id: ID!) { brand(id: $id) { headline { month } parentCompany { headline { month } } } }',
      { id: `brand:${String(brandId)}` },
    );
    const headline = { month: '2023-03' };
    expect(brand).toEqual({ headline, parentCompany: { headline } });
  });
});

test('a place with nothing else says that rows are missing, and has no rank among the few', async () => {
  const { place } = await server.query<{ place: unknown }>(
    '{ place(kind: CITY, name: "STAFFORD") { lodgingHeadline { month isIncomplete stateRank { rank } } } }',
  );
  expect(place).toEqual({ lodgingHeadline: { month: '2025-09', isIncomplete: true, stateRank: null } });
});

test('a hotel’s own latest month stays, without a rank among the few', async () => {
  const { hotel } = await server.query<{ hotel: unknown }>(
    `query ($number: String!, $location: Int!) { hotel(taxpayerNumber: $number, locationNumber: $location) {
      headline { month isIncomplete cityRank { rank } } } }`,
    { number: OWNER, location },
  );
  expect(hotel).toEqual({ headline: { month: '2025-09', isIncomplete: true, cityRank: null } });
});
