import type { DataSource } from 'typeorm';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { insertBeverage } from '../../beverages/beverage.factory.ts';
import { insertEstablishment, insertPremises } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertHotel, insertHotelMonths } from '../hotel.factory.ts';

export const OWNER = '32000000801';
export const EARLIER = '32000000802';
const numbers = { taxpayer_number: OWNER, taxpayer_name: 'WEST TEXAS LODGING LP' };

const year = (cents: number): number[] => Array.from({ length: 12 }, () => cents);

/**
 * An owner with four properties in 2022 and 2023: a hotel bought from another owner, one kept throughout, one that ended,
 * and a bar.
 */
export async function insertOwners(db: DataSource): Promise<void> {
  const published = monthsBetween('2022-01', '2023-12').map((month) => [lastDayOf(month), 100] as const);
  const releaseId = await insertRelease(db, { periods: Object.fromEntries(published) });
  await insertBoughtHotel(db, releaseId);
  await insertKeptHotel(db, releaseId);
  await insertEndedHotel(db, releaseId);
  await insertBeverage(db, { ...numbers, location_name: 'PAISANO BAR' });
}

async function insertBoughtHotel(db: DataSource, releaseId: number): Promise<void> {
  const premises_id = await insertPremises(db, '207 HIGHLAND AVE', '79843');
  const marfa = { location_name: 'HOTEL PAISANO', city: 'MARFA', premises_id };
  const before = await insertHotel(db, {
    ...marfa,
    taxpayer_number: EARLIER,
    taxpayer_name: 'EARLIER OWNER LLC',
    first_month: '2022-01-01',
    last_month: '2022-12-01',
    responsibility_end: '2022-12-31',
  });
  const bought = await insertHotel(db, {
    ...marfa,
    ...numbers,
    location_name: 'THE HOTEL PAISANO',
    responsibility_begin: '2022-12-15',
    first_month: '2023-01-01',
    last_month: '2023-12-01',
  });
  await insertEstablishment(db, 'hotel', [
    { ...before, from: '2022-01', to: '2022-12' },
    { ...bought, from: '2023-01', to: '2023-12' },
  ]);
  const columns = { city: 'MARFA' };
  await insertHotelMonths(db, [before], { from: '2022-01', receipts: year(500), releaseId });
  await insertHotelMonths(db, [bought], { from: '2023-01', receipts: year(700), releaseId, columns });
}

async function insertKeptHotel(db: DataSource, releaseId: number): Promise<void> {
  const kept = await insertHotel(db, {
    ...numbers,
    location_name: 'ALAMO INN',
    first_month: '2022-01-01',
    last_month: '2023-12-01',
  });
  const receipts = [...year(10_000), ...year(11_000)];
  await insertHotelMonths(db, [kept], { from: '2022-01', receipts, releaseId });
}

async function insertEndedHotel(db: DataSource, releaseId: number): Promise<void> {
  const ended = await insertHotel(db, {
    ...numbers,
    location_name: 'ABILENE INN',
    first_month: '2022-01-01',
    last_month: '2022-06-01',
  });
  await insertHotelMonths(db, [ended], { from: '2022-01', receipts: [100, 100], releaseId });
  // Left out by an operator: it counts nowhere.
  const columns = { is_left_out: true };
  await insertHotelMonths(db, [ended], { from: '2023-12', receipts: [9_999_999], releaseId, columns });
}
