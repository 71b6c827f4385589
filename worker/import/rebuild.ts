import type { PoolClient } from 'pg';
import { addAlike, removeAlike } from '../market/places/likeForLike.sql.ts';
import {
  addPlaceMonths,
  addPlaceYears,
  changePlaceMonths,
  removePlaceMonths,
  removePlaceYears,
  type PlaceAggregate,
} from '../market/places/placeMonths.sql.ts';
import {
  addPremises,
  describeChanged,
  updateDescribed,
  withdrawProperties,
  type Description,
} from '../market/premises/describe.sql.ts';
import {
  addChangedOwnership,
  addSingleOwnership,
  removeOwnership,
  sumFilings,
  touchOwnership,
} from '../market/premises/ownership.sql.ts';
import { removeLeftPremises, touchPremises } from '../market/premises/premises.sql.ts';
import {
  removePlaceEntries,
  removePropertyEntries,
  updatePlaceEntries,
  updatePropertyEntries,
} from '../market/search/searchEntries.sql.ts';
import { runAll } from './product.ts';
import type { Product } from './stagedTable.ts';

/** Describes the changed properties again, with their taxpayers and names over time. */
export async function rebuildProperties(
  client: PoolClient,
  description: Description,
  releaseId: number,
): Promise<void> {
  const { product } = description;
  await runAll(client, [touchPremises(product), 'analyze touched_premises']);
  await runAll(client, [withdrawProperties(description), describeChanged(description)]);
  await runAll(client, [addPremises(product), 'analyze premises', updateDescribed(description)]);
  await runAll(client, [touchOwnership(product), 'analyze touched_ownership'], releaseId);
  await runAll(client, [removeOwnership(product), sumFilings(product), 'analyze touched_filings']);
  await runAll(client, [addSingleOwnership(product), addChangedOwnership(product), removeLeftPremises]);
}

/**
 * Months affected by a rebuild: those summed completely, and those in which only a few rows are judged again.
 */
export interface TouchedMonths {
  summed: string[];
  judged: string[];
}

function touchedMonths({ product, hasJudged }: PlaceAggregate): string {
  const judged = hasJudged ? `select month from judged_${product}_month` : 'select null::date where false';
  return `/* rebuild.touchedMonths ${product} */
  select coalesce(array_agg(month) filter (where month not in (${judged})), '{}') as summed,
    coalesce(array_agg(month) filter (where month in (${judged})), '{}') as judged
  from (select distinct month from touched_${product}_month) touched`;
}

/** Sums the affected months of every place, with their years and comparisons. */
export async function rebuildPlaces(client: PoolClient, places: PlaceAggregate): Promise<TouchedMonths> {
  const { rows } = await client.query<TouchedMonths>(touchedMonths(places));
  const { summed, judged } = rows[0] ?? { summed: [], judged: [] };
  await runAll(client, [removePlaceMonths(places), addPlaceMonths(places)], summed);
  if (judged.length > 0) await client.query(changePlaceMonths(places), [judged]);
  const touched = [...summed, ...judged];
  await runAll(client, [removePlaceYears(places), addPlaceYears(places)], touched);
  await runAll(client, [...places.likeForLike.prepare, removeAlike(places), addAlike(places)], touched);
  return { summed, judged };
}

export async function rebuildSearch(client: PoolClient, product: Product): Promise<void> {
  await runAll(client, [removePropertyEntries(product), updatePropertyEntries(product)]);
  await runAll(client, [removePlaceEntries(product), updatePlaceEntries(product)]);
}
