import type { Pool, PoolClient } from 'pg';
import { hotelDescription } from '../hotels/hotelDescription.ts';
import { addDoubtful, removeDoubtful } from '../hotels/doubtfulFilings.sql.ts';
import { coverMonths, touchMonths, writeMonths } from '../hotels/hotelMonths.sql.ts';
import { hotelPlaces } from '../hotels/hotelPlaces.ts';
import { writeYears } from '../figures/rankings/yearRows.sql.ts';
import { rebuildEstablishments } from '../premises/establishments.ts';
import { describeChanged, findRedescribed, updateRedescribed } from '../premises/describe.sql.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { runAll } from '../../import/product.ts';
import { rebuildSearch } from '../../import/rebuild.ts';
import { brandGrains, sumBrandMonths } from './brandMonths.sql.ts';
import { matchAnew } from './matchBrands.ts';
import * as sql from './rebuildBrands.sql.ts';
import { sumSomeBrands } from './sumBrands.ts';

interface BrandChange {
  id: number;
  match_text: string | null;
  property_id: number | null;
  location_name: string | null;
}

export interface RebuiltBrands {
  changes: number;
  hotels: number;
}

/**
 * Updates names, months and sums to the brand rules and corrections, for the hotels that waiting changes
 * concern, in one transaction; after a kill, the changes wait and are done again. Gives the same result as a
 * full rebuild.
 */
export async function rebuildBrands(pool: Pool): Promise<RebuiltBrands> {
  const { rows } = await pool.query<{ waiting: number }>(sql.countWaiting);
  if (!rows[0]?.waiting) return { changes: 0, hotels: 0 };
  try {
    return await inMerge(pool, applyChanges);
  } catch (error) {
    await pool.query(sql.failChanges, [String(error)]);
    throw error;
  }
}

async function applyChanges(client: PoolClient): Promise<RebuiltBrands> {
  const { rows: changes } = await client.query<BrandChange>(sql.findWaiting);
  const matchTexts = changes.flatMap(({ match_text }) => match_text ?? []);
  const names = matchTexts.length > 0 ? await matchAnew(client) : [];
  const corrected = changes.filter(({ property_id }) => property_id !== null);
  await client.query(sql.findFilings, [
    names,
    corrected.map(({ property_id }) => property_id),
    corrected.map(({ location_name }) => location_name),
  ]);
  await client.query('analyze hotel_change');
  await describeHotels(client);
  const brandIds = await rebuildMonths(client);
  await rebuildEstablishments(client, 'hotel', ['months']);
  await rebuildSearch(client, 'hotel');
  if (matchTexts.includes('')) await sumAllBrands(client);
  else await sumTouchedBrands(client, brandIds);
  const { rows } = await client.query<{ hotels: number }>(sql.countHotels);
  const hotels = rows[0]?.hotels ?? 0;
  await client.query(sql.finishChanges, [changes.map(({ id }) => id), hotels]);
  return { changes: changes.length, hotels };
}

async function describeHotels(client: PoolClient): Promise<void> {
  await runAll(client, [
    describeChanged(hotelDescription),
    findRedescribed(hotelDescription),
    updateRedescribed(hotelDescription),
  ]);
}

/** Rewrites the touched months; returns the brands that had them before or have them now. */
async function rebuildMonths(client: PoolClient): Promise<number[]> {
  await runAll(client, [touchMonths, 'analyze touched_hotel_month', coverMonths]);
  const before = await client.query<{ brand_id: number }>(sql.brandsOfTouched);
  await runAll(client, [...writeMonths('all'), ...writeYears('hotel')]);
  const after = await client.query<{ brand_id: number }>(sql.brandsOfTouched);
  return [...new Set([...before.rows, ...after.rows].map(({ brand_id }) => brand_id))];
}

async function sumTouchedBrands(client: PoolClient, brandIds: readonly number[]): Promise<void> {
  const months = await monthsOf(client, sql.touchedMonths);
  await runAll(client, hotelPlaces.likeForLike.prepare, months);
  await sumSomeBrands(client, months, brandIds);
  await runAll(client, [removeDoubtful, addDoubtful], months);
}

async function sumAllBrands(client: PoolClient): Promise<void> {
  const months = await monthsOf(client, sql.allBrandMonths);
  const sums = brandGrains.flatMap((grain) => sumBrandMonths(grain));
  await runAll(client, [...hotelPlaces.likeForLike.prepare, ...sums, removeDoubtful, addDoubtful], months);
}

async function monthsOf(client: PoolClient, statement: string): Promise<string[]> {
  return (await client.query<{ months: string[] }>(statement)).rows[0]?.months ?? [];
}
