import type { PoolClient } from 'pg';
import { addAlike, removeAlike } from '../places/likeForLike.sql.ts';
import {
  addPlaceMonths,
  addPlaceYears,
  removePlaceMonths,
  removePlaceYears,
  type PlaceAggregate,
} from '../places/placeMonths.sql.ts';
import {
  addPremises,
  describeChanged,
  updateDescribed,
  withdrawProperties,
  type Description,
} from '../premises/describe.sql.ts';
import {
  addChangedOwnership,
  addSingleOwnership,
  removeOwnership,
  sumFilings,
  touchOwnership,
} from '../premises/ownership.sql.ts';
import { removeLeftPremises, touchPremises } from '../premises/premises.sql.ts';
import {
  removePlaceEntries,
  removePropertyEntries,
  updatePlaceEntries,
  updatePropertyEntries,
} from '../search/searchEntries.sql.ts';
import { runAll } from './product.ts';
import type { Product } from './stagedTable.ts';

/** Describes the changed properties anew, and who ran them under which name. */
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

/** Sums the touched months, and their years, of every place; answers the touched months. */
export async function rebuildPlaces(client: PoolClient, places: PlaceAggregate): Promise<string[]> {
  const { rows } = await client.query<{ months: string[] }>(`/* rebuild.touchedMonths */
    select coalesce(array_agg(distinct month), '{}') as months from touched_${places.product}_month`);
  const months = rows[0]?.months ?? [];
  const steps = [removePlaceMonths, addPlaceMonths, removePlaceYears, addPlaceYears];
  const statements = [
    ...steps.map((step) => step(places)),
    ...places.likeForLike.prepare,
    ...[removeAlike, addAlike].map((step) => step(places)),
  ];
  await runAll(client, statements, months);
  return months;
}

export async function rebuildSearch(client: PoolClient, product: Product): Promise<void> {
  await runAll(client, [removePropertyEntries(product), updatePropertyEntries(product)]);
  await runAll(client, [removePlaceEntries(product), updatePlaceEntries(product)]);
}
