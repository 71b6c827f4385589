import { beforeAll, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRow } from '../../launch/test/insert.ts';
import { insertPremises } from '../premises/premises.factory.ts';
import { askHotel } from './askHotel.testing.ts';
import { insertHotel, insertHotelMonths } from './hotel.factory.ts';

const server = useServer();
let release: number;
beforeAll(async () => {
  release = await insertRelease(server.db, { periods: { '2023-12-31': 100 } });
});

test('responsibility that ends with the latest published period has not ended yet', async () => {
  const status = async (responsibility_end: string | null): Promise<unknown> =>
    askHotel(server, await insertHotel(server.db, { responsibility_end }), 'status');
  expect(await status('2023-12-31')).toEqual({ status: 'CURRENT' });
  expect(await status(null)).toEqual({ status: 'CURRENT' });
  expect(await status('2023-12-30')).toEqual({ status: 'ENDED' });
});

test('a hotel without filings in the latest six published months has ended, at its last month or before', async () => {
  const ends = ['2023-06-30', '2023-08-31', '2023-09-30', '2023-10-31', '2023-11-30'];
  await insertRelease(server.db, { periods: Object.fromEntries(ends.map((end) => [end, 100])) });
  const status = async (last_month: string, responsibility_end: string | null = null): Promise<unknown> =>
    askHotel(server, await insertHotel(server.db, { last_month, responsibility_end }), 'status endedOn');
  // July is not published, so that June is the sixth month back.
  expect(await status('2023-06-01')).toEqual({ status: 'CURRENT', endedOn: null });
  expect(await status('2023-05-01')).toEqual({ status: 'ENDED', endedOn: '2023-05-31' });
  expect(await status('2023-05-01', '2023-02-01')).toEqual({ status: 'ENDED', endedOn: '2023-02-01' });
  expect(await status('2023-12-01', '2023-11-15')).toEqual({ status: 'ENDED', endedOn: '2023-11-15' });
});

test('coordinates are those of the address if it has a point, else of the ZIP code; there are none outside Texas', async () => {
  const coordinates = 'coordinates { latitude longitude approximate quality source }';
  const marfa = await insertHotel(server.db, { zip: '79843' });
  expect(await askHotel(server, marfa, coordinates)).toEqual({
    coordinates: {
      latitude: 29.869824,
      longitude: -104.412332,
      approximate: true,
      quality: null,
      source: null,
    },
  });
  const premises_id = await insertPremises(server.db, '207 N HIGHLAND ST', '79843');
  const placed = await insertHotel(server.db, { zip: '79843', premises_id });
  const point = { quality: 'SIMILAR', latitude: 30.31, longitude: -104.02, source: 'census' };
  await insertRow(server.db, 'address_point', { address: '207 N HIGHLAND ST', zip: '79843', ...point });
  expect(await askHotel(server, placed, coordinates)).toEqual({
    coordinates: { ...point, approximate: false, source: 'US Census' },
  });
  const outside = await insertHotel(server.db, { zip: null, city: null, county_code: null });
  expect(await askHotel(server, outside, `${coordinates} city { id } county { id } zipPlace { id }`)).toEqual(
    {
      coordinates: null,
      city: null,
      county: null,
      zipPlace: null,
    },
  );
});

test('the city of an address has its known name, and is not the one that a marketplace counts toward', async () => {
  const cities = 'filedCity addressCity cityName';
  const hotel = await insertHotel(server.db, { location_city: 'FT WORTH', city: 'FORT WORTH' });
  expect(await askHotel(server, hotel, cities)).toEqual({
    filedCity: 'FT WORTH',
    addressCity: 'FORT WORTH',
    cityName: 'FORT WORTH',
  });
  const marketplace = await insertHotel(server.db, { location_city: 'SAN FRANCISCO', is_marketplace: true });
  expect(await askHotel(server, marketplace, cities)).toEqual({
    filedCity: 'SAN FRANCISCO',
    addressCity: 'SAN FRANCISCO',
    cityName: 'AUSTIN',
  });
});

test('phones that releases write in zeros, or leave blank, are unknown', async () => {
  const phones = 'phone taxpayer { phone }';
  const filed = { location_phone: '5125550101', taxpayer_phone: '5125550100' };
  expect(await askHotel(server, await insertHotel(server.db, filed), phones)).toEqual({
    phone: '5125550101',
    taxpayer: { phone: '5125550100' },
  });
  const none = { location_phone: '0000000000', taxpayer_phone: '' };
  expect(await askHotel(server, await insertHotel(server.db, none), phones)).toEqual({
    phone: null,
    taxpayer: { phone: null },
  });
});

test('a hotel whose filings were all withdrawn has ended', async () => {
  const hotel = await insertHotel(server.db, { last_month: null });
  expect(await askHotel(server, hotel, 'status endedOn')).toEqual({ status: 'ENDED', endedOn: null });
});

test('a headline says what to consider of the latest month, and what was filed', async () => {
  const hotel = await insertHotel(server.db);
  const columns = { receipts_flag: 'EXTRA_DIGIT', filed_receipts_cents: 3_000_00, apportioned_cents: 1 };
  const months = { from: '2023-04' as const, receipts: [310_00], releaseId: release, columns };
  await insertHotelMonths(server.db, [hotel], months);
  const headline = { roomReceipts: 310, filedReceipts: 3_000, flags: ['APPORTIONED', 'EXTRA_DIGIT'] };
  expect(await askHotel(server, hotel, 'headline { roomReceipts filedReceipts flags }')).toEqual({
    headline,
  });
});
