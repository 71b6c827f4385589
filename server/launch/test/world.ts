import type { DataSource } from 'typeorm';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../../market/beverages/beverage.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import {
  insertAlcoholMonths,
  insertLodgingMonths,
  sumPlaceYears,
} from '../../market/places/place.factory.ts';
import { insertOwnership, insertPremises } from '../../market/premises/premises.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { insertSearchEntries } from '../../market/search/search.factory.ts';

export const hotelNumbers = { taxpayer_number: '32049649729', location_number: 22 };
export const barNumbers = { taxpayer_number: '32052221093', location_number: 1 };

/** One hotel and one bar at one address, with filings, months, a timeline, places and search entries. */
export async function insertWorld(db: DataSource): Promise<void> {
  const release = await insertRelease(db, { periods: { '2023-02-28': 5 } });
  await insertRelease(db, { product: 'beverage', periods: { '2017-09-30': 5 } });
  const premises_id = await insertPremises(db, '100 CONGRESS AVE');
  const name = { location_name: 'HOTEL A/B #1', room_capacity: 10 };
  const hotel = await insertHotel(db, { ...hotelNumbers, ...name, premises_id });
  await insertHotelFiling(db, hotel, release, {
    ...name,
    period_end: '2023-02-28',
    room_receipts_cents: 2_800_50,
  });
  await insertHotelMonths(db, [hotel], {
    from: '2022-01',
    receipts: [1_550_00, 1_400_00],
    releaseId: release,
    columns: { room_capacity: 10 },
  });
  await insertHotelMonths(db, [hotel], {
    from: '2023-01',
    receipts: [3_100_00],
    columns: { room_capacity: 10 },
  });
  await insertOwnership(db, hotel, premises_id, { location_name: 'OLD HOTEL', end_date: '2019-12-31' });
  await insertOwnership(db, hotel, premises_id, {
    position: 2,
    location_name: 'HOTEL A/B #1',
    begin_date: '2020-01-01',
  });
  const bar = await insertBeverage(db, { ...barNumbers, premises_id, responsibility_end: '2016-05-31' });
  await insertBeverageMonths(db, bar, { from: '2017-09', receipts: [75_25] });
  await insertBeverageFiling(db, bar, release, { period_end: '2017-09-30' });
  await insertOwnership(db, bar, premises_id, { product: 'beverage', location_name: 'BAR' });
  await insertSearchEntries(db, [
    { kind: 'PROPERTY', key: hotel.id, label: 'HOTEL A/B #1' },
    { kind: 'CITY', key: 'HOTEL CITY', label: 'HOTEL CITY' },
    { kind: 'COUNTY', key: '227', label: 'HOTEL COUNTY' },
    { kind: 'ZIP', key: '78701', label: '78701' },
    { product: 'beverage', kind: 'PROPERTY', key: bar.id, label: 'BAR' },
  ]);
  await insertFiguresOfPlaces(db);
}

async function insertFiguresOfPlaces(db: DataSource): Promise<void> {
  const month = { from: '2023-01', receipts: [310_000_50] };
  await insertLodgingMonths(db, { kind: 'CITY', key: 'AUSTIN', ...month });
  await insertLodgingMonths(db, { kind: 'COUNTY', key: '227', ...month });
  await insertLodgingMonths(db, { kind: 'CITY_IN_COUNTY', key: 'AUSTIN', countyCode: 227, ...month });
  await insertAlcoholMonths(db, { kind: 'CITY', key: 'AUSTIN', ...month });
  await insertAlcoholMonths(db, { kind: 'COUNTY', key: '227', ...month });
  await insertAlcoholMonths(db, { kind: 'CITY_IN_COUNTY', key: 'AUSTIN', countyCode: 227, ...month });
  await sumPlaceYears(db);
}
