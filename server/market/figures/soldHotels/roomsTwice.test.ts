import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { brandNamed, insertBrandMonths } from '../../brands/brand.factory.ts';
import { insertHotel, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertLodgingMonths } from '../../places/place.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import type { RoomsTwice } from './roomsTwice.type.ts';

const server = useServer();
const SALE = '2023-11';
const HERE = { city: 'SOUTHLAKE', county_code: 220, zip: '76092' };

let ids: { brand: string; company: string };
beforeAll(async () => {
  const { db } = server;
  await insertRelease(db, { periods: { '2023-10-31': 2, '2023-11-30': 3, '2023-12-31': 2 } });
  const brand = await brandNamed(db, 'Westin');
  ids = { brand: `brand:${String(brand.id)}`, company: `parent-company:${String(brand.parentId)}` };
  const [seller, buyer, other] = [await insertHotel(db), await insertHotel(db), await insertHotel(db)];
  const columns = { ...HERE, brand_id: brand.id };
  await insertHotelMonths(db, [seller], {
    from: '2023-10',
    receipts: [30_000_00, 10_000_00],
    columns: { ...columns, room_capacity: 50 },
  });
  await insertHotelMonths(db, [buyer], {
    from: SALE,
    receipts: [20_000_00, 31_000_00],
    columns: { ...columns, room_capacity: 52 },
  });
  await insertHotelMonths(db, [other], { from: '2023-10', receipts: [1, 1, 1], columns });
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2023-10', to: SALE },
    { id: buyer.id, from: SALE, to: '2023-12' },
  ]);
  // Two camps of one taxpayer at an address: nothing was sold.
  const taxpayer_number = '32081102470';
  const camps = [await insertHotel(db, { taxpayer_number }), await insertHotel(db, { taxpayer_number })];
  for (const camp of camps) {
    await insertHotelMonths(db, [camp], {
      from: SALE,
      receipts: [1],
      columns: { ...columns, room_capacity: 44 },
    });
  }
  const ofCamps = camps.map(({ id }) => ({ id, from: SALE, to: SALE }) as const);
  await insertEstablishment(db, 'hotel', ofCamps);
  const sums = { from: '2023-10' as const, receipts: [60_000_00, 60_000_00, 62_000_00] };
  for (const place of [
    { kind: 'CITY', key: 'SOUTHLAKE' },
    { kind: 'CITY_IN_COUNTY', key: 'SOUTHLAKE', countyCode: 220 },
    { kind: 'COUNTY', key: '220' },
    { kind: 'ZIP', key: '76092' },
  ] as const) {
    await insertLodgingMonths(db, { ...place, ...sums, columns: { rooms: 150 } });
  }
  await insertBrandMonths(db, brand, { ...sums, columns: { rooms: 150 } });
});

/** $60,000 in 100 rooms and 30 nights: the smaller of both numbers of rooms is taken off. */
const TWICE: RoomsTwice = { month: SALE, hotels: 1, rooms: 50, revpar: 20 };
const FACTS = '{ month hotels rooms revpar }';

test('places, brands and companies say whose rooms count twice in the month of a sale, and RevPAR without', async () => {
  const answer = await server.query(
    `query ($brand: ID!, $company: ID!) {
      city: place(kind: CITY, name: "SOUTHLAKE") { twice: lodgingRoomsTwice ${FACTS} }
      county: place(kind: COUNTY, name: "TARRANT") { twice: lodgingRoomsTwice ${FACTS} }
      zip: place(kind: ZIP, name: "76092") { twice: lodgingRoomsTwice ${FACTS} }
      brand(id: $brand) { twice: roomsTwice ${FACTS} }
      parentCompany(id: $company) { twice: roomsTwice ${FACTS} }
    }`,
    ids,
  );
  const each = { twice: [TWICE] };
  expect(answer).toEqual({ city: each, county: each, zip: each, brand: each, parentCompany: each });
});

test('a county has them by city, and a range without a sale has none', async () => {
  const { county } = await server.query<{ county: object }>(
    `{ county: place(kind: COUNTY, name: "TARRANT") {
      citiesLodgingRoomsTwice { city month ${FACTS} }
      none: lodgingRoomsTwice(from: "2023-12", to: "2023-12") ${FACTS}
    } }`,
  );
  expect(county).toEqual({ citiesLodgingRoomsTwice: [{ city: 'SOUTHLAKE', month: TWICE }], none: [] });
});

test('rows of REST say it in that month alone', async () => {
  const twiceOf = async (path: string, body?: object): Promise<unknown[]> => {
    const answer = await server.rest(`/rest/${path}`, body && { method: 'POST', body });
    return (answer.body as object[]).filter((row) => 'rooms_twice' in row || 'RevPar_once' in row);
  };
  const said = [expect.objectContaining({ month: 11, rooms_twice: 50, RevPar_once: 20 })];
  expect(await twiceOf('basic/city/SOUTHLAKE')).toEqual(said);
  expect(await twiceOf('basic/county/TARRANT')).toEqual(said);
  expect(await twiceOf('basic/citiesincounty/TARRANT')).toEqual(said);
  const [brandId, parentId] = [ids.brand, ids.company].map((id) => Number(id.split(':')[1]));
  expect(await twiceOf('brands/testbrand', { brandId, brand: 'x' })).toEqual(said);
  expect(await twiceOf('brands/testbrandparent', { parentId })).toEqual(said);
});

test('rooms that do not count are not in the sums twice either', async () => {
  const { db } = server;
  await db.query(
    `/* test.leaveOut */ update hotel_month set room_capacity = null, rooms_flag = 'ROOMS_DOUBTFUL' where room_capacity = 50`,
  );
  const { place } = await server.query<{ place: object }>(
    `{ place(kind: CITY, name: "SOUTHLAKE") { lodgingRoomsTwice ${FACTS} } }`,
  );
  expect(place).toEqual({ lodgingRoomsTwice: [] });
});
