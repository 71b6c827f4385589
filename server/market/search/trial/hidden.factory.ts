import type { DataSource } from 'typeorm';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../../beverages/beverage.factory.ts';
import { brandNamed, insertBrandMonths } from '../../brands/brand.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertAlcoholMonths, insertLodgingMonths, sumPlaceYears } from '../../places/place.factory.ts';
import { insertOwnership, insertPremises } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertSearchEntries } from '../search.factory.ts';
import { insertTrialWorld, type TrialWorld } from './trial.factory.ts';

const CITY = 'HIDDEN CITY';
const ZIP = '75551';
const HOTEL = { taxpayer_number: '39990000001', location_number: 71 };
const BAR = { taxpayer_number: '39990000002', location_number: 72 };
const place = { city: CITY, county_code: 71, zip: ZIP };
const described = {
  ...place,
  location_city: CITY,
  location_zip: ZIP,
  location_address: '99 HIDDEN ST',
  taxpayer_name: 'HIDDEN OWNER',
};

/** Each figure occurs only once; the last five belong to rows next to the samples. */
const SECRETS = [
  'HIDDEN INN',
  'HIDDEN TAVERN',
  'HIDDEN OWNER',
  'HIDDEN CITY',
  '99 HIDDEN ST',
  'HIDDEN.CSV',
  '39990000001',
  '39990000002',
  '864201.11',
  '864202.22',
  '864203.33',
  '864204.44',
  '864205.55',
  '864206.66',
  '864207.77',
  '864208.88',
  'SMALLER HOTEL',
  '38642.11',
  '86422.22',
  '18642.33',
  '78642.44',
];

/** Real keys by the names of the arguments and parameters that take them, for attempts to use them. */
export interface Keys {
  ids: string[];
  texts: Record<string, readonly string[]>;
  numbers: Record<string, readonly number[]>;
}

export interface HiddenWorld {
  /** Names, keys and figures of rows that visitors do not see. */
  secrets: readonly string[];
  keys: Keys;
}

/** Rows of every kind besides the samples, recognizable wherever they appear. */
export async function insertHiddenWorld(db: DataSource): Promise<HiddenWorld> {
  const world = await insertTrialWorld(db);
  const release = await insertRelease(db, { columns: { file_name: 'HIDDEN.CSV' } });
  const premises = await insertPremises(db, '99 HIDDEN ST', ZIP);
  const brand = await brandNamed(db, 'Hilton Garden Inn');
  await insertBrandMonths(db, brand, { from: '2023-03', receipts: [86_420_555] });
  const ids = [
    ...(await insertHiddenHotel(db, { release, premises, brand: brand.id })),
    ...(await insertHiddenBar(db, { release, premises })),
    `premises:${premises}`,
    `release:${release}`,
    `brand:${brand.id}`,
    `parent-company:${brand.parentId}`,
    `city:${CITY}`,
    'county:EL PASO',
    `zip:${ZIP}`,
    ...[world.related, world.smaller].map((each) => hotelId(each.taxpayer_number, each.location_number)),
    'portfolio:1',
    'invoice:in_1',
    'session:00000000-0000-4000-8000-000000000001',
  ];
  await insertHiddenPlaces(db);
  return { secrets: SECRETS, keys: { ids, ...keysOf(world) } };
}

function keysOf({ sample, smaller }: TrialWorld): Omit<Keys, 'ids'> {
  const taxpayers = [HOTEL, BAR, smaller, sample].map((each) => each.taxpayer_number);
  return {
    texts: {
      taxpayerNumber: taxpayers,
      place: [CITY, 'EL PASO', ZIP, '71', 'AUSTIN'],
      any: ['HIDDEN', 'HIDDEN INN', 'HIDDEN TAVERN', CITY, '99 HIDDEN ST', ZIP, HOTEL.taxpayer_number],
    },
    numbers: { locationNumber: [71, 72, 900, smaller.location_number] },
  };
}

function hotelId(taxpayerNumber: string, locationNumber: number): string {
  return `hotel:${taxpayerNumber}-${String(locationNumber).padStart(5, '0')}`;
}

async function insertHiddenHotel(
  db: DataSource,
  { release, premises, brand }: { release: number; premises: number; brand: number },
): Promise<string[]> {
  const named = { ...described, location_name: 'HIDDEN INN' };
  const hotel = await insertHotel(db, { ...HOTEL, ...named, premises_id: premises, brand_id: brand });
  const filing = await insertHotelFiling(db, hotel, release, {
    ...named,
    period_end: '2023-03-31',
    room_receipts_cents: 86_420_111,
  });
  const months = { from: '2023-03', receipts: [86_420_333], releaseId: release, columns: place };
  await insertHotelMonths(db, [hotel], months);
  await insertOwnership(db, hotel, premises, { location_name: 'HIDDEN INN', taxpayer_name: 'HIDDEN OWNER' });
  await insertSearchEntries(db, [
    { kind: 'PROPERTY', key: hotel.id, label: 'HIDDEN INN' },
    { kind: 'CITY', key: CITY, label: CITY },
  ]);
  return [hotelId(HOTEL.taxpayer_number, HOTEL.location_number), `hotel-filing:${filing}`];
}

async function insertHiddenBar(
  db: DataSource,
  { release, premises }: { release: number; premises: number },
): Promise<string[]> {
  const named = { ...described, location_name: 'HIDDEN TAVERN' };
  const bar = await insertBeverage(db, { ...BAR, ...named, premises_id: premises });
  const filing = await insertBeverageFiling(db, bar, release, {
    ...named,
    period_end: '2023-03-31',
    total_receipts_cents: 86_420_222,
  });
  const months = { from: '2023-03', receipts: [86_420_444], releaseId: release, columns: place };
  await insertBeverageMonths(db, bar, months);
  const entry = { product: 'beverage', kind: 'PROPERTY', key: bar.id, label: 'HIDDEN TAVERN' } as const;
  await insertSearchEntries(db, [entry]);
  return ['beverage:39990000002-00072', `beverage-filing:${filing}`];
}

async function insertHiddenPlaces(db: DataSource): Promise<void> {
  const lodging = { from: '2023-03', receipts: [86_420_666] };
  await insertLodgingMonths(db, { kind: 'CITY', key: CITY, ...lodging });
  await insertLodgingMonths(db, { kind: 'COUNTY', key: '71', from: '2023-03', receipts: [86_420_777] });
  await insertLodgingMonths(db, { kind: 'CITY_IN_COUNTY', key: CITY, countyCode: 71, ...lodging });
  await insertLodgingMonths(db, { kind: 'ZIP', key: ZIP, ...lodging });
  await insertAlcoholMonths(db, { kind: 'CITY', key: CITY, from: '2023-03', receipts: [86_420_888] });
  await sumPlaceYears(db);
}
