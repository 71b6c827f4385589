import type { DataSource } from 'typeorm';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../../beverages/beverage.factory.ts';
import {
  insertHotel,
  insertHotelFiling,
  insertHotelMonths,
  type InsertedHotel,
} from '../../hotels/hotel.factory.ts';
import { insertAlcoholMonths, insertLodgingMonths, sumPlaceYears } from '../../places/place.factory.ts';
import { insertOwnership, insertPremises } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import type { Row } from '../../../launch/test/insert.ts';

const marfa = { city: 'MARFA', county_code: 189, zip: '79843' };
const inMarfa: Row = {
  ...marfa,
  location_city: 'MARFA',
  location_zip: '79843',
  location_county_code: 189,
  location_address: '400 MESA ST',
};

/** Cents: 51 months from 2019-01 on, each of another amount. */
const months = Array.from({ length: 51 }, (_, i) => 5_000_000 + i * 1_111);

export interface TrialWorld {
  /** The sample: the hotel of Marfa with the highest receipts of 2023. */
  sample: InsertedHotel;
  /** Another hotel of Marfa, which visitors do not see. */
  smaller: InsertedHotel;
  /** Another hotel of the sample's taxpayer, of which visitors see name and address. */
  related: InsertedHotel;
  premisesId: number;
  releases: { first: number; second: number };
}

/** The three samples up to 2023-03, and what stands closest to them. */
export async function insertTrialWorld(db: DataSource): Promise<TrialWorld> {
  const first = await insertRelease(db, { publishedAt: '2023-04-01T12:00:00Z' });
  const second = await insertRelease(db, {
    periods: { '2023-03-31': 5 },
    columns: { file_name: 'HOT2303.CSV', issued_on: '2023-05-06' },
  });
  const releases = { first, second };
  const premisesId = await insertPremises(db, '400 MESA ST', '79843');
  const sample = await insertSample(db, premisesId, releases);
  const taxpayer_number = sample.taxpayer_number;
  const related = await insertHotel(db, {
    taxpayer_number,
    location_number: 900,
    location_name: 'RELATED HOTEL',
  });
  const smaller = await insertHotel(db, { ...inMarfa, location_name: 'SMALLER HOTEL' });
  await insertHotelFiling(db, smaller, second, { ...inMarfa, period_end: '2023-03-31' });
  const few = { releaseId: second, columns: { ...marfa, room_capacity: 20 } };
  await insertHotelMonths(db, [smaller], {
    from: '2022-01',
    receipts: months.map(() => 3_864_211).slice(0, 15),
    ...few,
  });
  await insertHotelMonths(db, [related], {
    from: '2023-01',
    receipts: [8_642_222],
    releaseId: second,
  });
  await insertOwnership(db, smaller, premisesId, { location_name: 'FORMER HOTEL', end_date: '2015-12-31' });
  await insertBar(db, premisesId, second);
  await insertPlaces(db);
  return { sample, smaller, related, premisesId, releases };
}

async function insertSample(
  db: DataSource,
  premises_id: number,
  { first, second }: TrialWorld['releases'],
): Promise<InsertedHotel> {
  const named = { ...inMarfa, location_name: 'SAMPLE HOTEL', room_capacity: 41 };
  const sample = await insertHotel(db, { ...named, premises_id });
  await insertHotelMonths(db, [sample], {
    from: '2019-01',
    receipts: months,
    releaseId: second,
    columns: { ...marfa, room_capacity: 41 },
  });
  for (const period_end of ['2021-12-31', '2022-12-31', '2023-03-31']) {
    await insertHotelFiling(db, sample, second, { ...named, period_end, room_receipts_cents: 5_000_000 });
  }
  await insertHotelFiling(db, sample, first, {
    ...named,
    period_end: '2023-03-31',
    room_receipts_cents: 4_900_000,
    replaced_by_release_id: second,
  });
  await insertOwnership(db, sample, premises_id, { location_name: 'SAMPLE HOTEL', begin_date: '2016-01-01' });
  return sample;
}

async function insertBar(db: DataSource, premises_id: number, release: number): Promise<void> {
  const named = { ...inMarfa, location_name: 'SAMPLE BAR', premises_id };
  const bar = await insertBeverage(db, named);
  await insertBeverageMonths(db, bar, { from: '2023-01', receipts: [1_864_233], releaseId: release });
  await insertBeverageFiling(db, bar, release, { total_receipts_cents: 1_864_233 });
  await insertOwnership(db, bar, premises_id, { product: 'beverage', location_name: 'SAMPLE BAR' });
}

async function insertPlaces(db: DataSource): Promise<void> {
  const from = '2019-01';
  const of = (share: number): number[] => months.map((cents) => Math.round(cents * share));
  const inCounty = { kind: 'CITY_IN_COUNTY', countyCode: 189, from } as const;
  await insertLodgingMonths(db, { kind: 'CITY', key: 'MARFA', from, receipts: of(3) });
  await insertLodgingMonths(db, { kind: 'COUNTY', key: '189', from, receipts: of(4) });
  await insertLodgingMonths(db, { ...inCounty, key: 'MARFA', receipts: of(3) });
  await insertLodgingMonths(db, { ...inCounty, key: 'PRESIDIO', receipts: of(1) });
  await insertAlcoholMonths(db, { kind: 'CITY', key: 'MARFA', from, receipts: [7_864_244] });
  await sumPlaceYears(db);
}
