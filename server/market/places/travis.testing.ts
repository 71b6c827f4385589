import type { DataSource } from 'typeorm';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { insertAlcoholMonths, insertLodgingMonths, sumPlaceYears } from './place.factory.ts';

const travis = { kind: 'COUNTY', key: '227', from: '2022-01' } as const;
const from = '2023-01';
const inTravis = { kind: 'CITY_IN_COUNTY', countyCode: 227, from } as const;

/** Months of 2022 and 2023 of Travis County and of its cities, Austin with receipts in another county too. */
export async function insertTravis(db: DataSource): Promise<void> {
  const release_id = await insertRelease(db);
  // Quarterly filers have filed up to March 2023.
  await insertLodgingReleases(db, { from: '2021-10', to: '2023-04', quartersTo: '2023-03' });
  await insertLodging(db, release_id);
  await insertAlcoholMonths(db, {
    ...travis,
    receipts: [100_00, 50_00],
    columns: { wine_receipts_cents: null, estimated_cents: 20_00, release_id },
  });
  await insertAlcoholMonths(db, { ...inTravis, key: 'AUSTIN', receipts: [77_00] });
  await sumPlaceYears(db);
}

async function insertLodging(db: DataSource, release_id: number): Promise<void> {
  // 1,000 rooms at $10.00 a day in January, and a tenth of the receipts from marketplaces.
  const flaws = { apportioned_cents: 5_00, flagged_filings: 2, filed_rooms: 1_200 };
  await insertLodgingMonths(db, {
    ...travis,
    receipts: [310_000_00, 280_000_00, 300_000_00],
    columns: { marketplace_cents: 10_000_00, ...flaws, release_id },
  });
  await insertLodgingMonths(db, { ...travis, from, receipts: [341_000_00], columns: { release_id } });
  await insertLodgingMonths(db, { ...inTravis, key: 'AUSTIN', receipts: [300_000_00] });
  await insertLodgingMonths(db, { ...inTravis, key: 'LAKEWAY', receipts: [41_000_00] });
  await insertLodgingMonths(db, { kind: 'CITY', key: 'AUSTIN', from, receipts: [301_000_00] });
  await insertLodgingMonths(db, { kind: 'CITY', key: 'NOT IN REFERENCE', from, receipts: [1] });
}
