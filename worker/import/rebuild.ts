import type { PoolClient } from 'pg';
import { rebuildOwnerAddresses } from '../market/hotels/owners/ownerAddresses.ts';
import { addAlike, removeAlike } from '../market/places/likeForLike.sql.ts';
import {
  addPlaceMonths,
  addPlaceYears,
  removePlaceMonths,
  removePlaceYears,
  type PlaceAggregate,
} from '../market/places/placeMonths.sql.ts';
import {
  addLatter,
  findSparse,
  findSparsePairs,
  keepFormer,
  listTouched,
} from '../market/places/sparseMonths.sql.ts';
import { changePlaces } from '../market/places/sparseSums.sql.ts';
import {
  describeChanged,
  findRedescribed,
  updateMoved,
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
import { placePremises } from '../market/premises/placePremises.ts';
import { touchZips } from '../market/premises/placePremises.sql.ts';
import { removeLeftPremises } from '../market/premises/premises.sql.ts';
import {
  findOutdated,
  findSearched,
  replaceEntries,
  wantEntries,
} from '../market/search/searchEntries.sql.ts';
import { runAll } from './product.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/** Describes the changed properties again, with their taxpayers' addresses. */
export async function rebuildProperties(client: PoolClient, description: Description): Promise<void> {
  const { product } = description;
  await runAll(client, [withdrawProperties(description), describeChanged(description)]);
  await runAll(client, [
    findRedescribed(description),
    `analyze redescribed_${product} (property_id)`,
    touchZips(description),
  ]);
  await placePremises(client, product);
  await client.query(updateMoved(description));
  await rebuildOwnerAddresses(client, product);
}

/** Dates the names and owners of the changed properties again. Addresses that nothing is at any more go with them. */
export async function rebuildOwnership(
  client: PoolClient,
  product: ImportedProduct,
  releaseId: number,
): Promise<void> {
  await runAll(client, [touchOwnership(product), 'analyze touched_ownership'], releaseId);
  await runAll(client, [removeOwnership(product), sumFilings(product), 'analyze touched_filings']);
  await runAll(client, [addSingleOwnership(product), addChangedOwnership(product), removeLeftPremises]);
}

/** Months affected by a rebuild: those summed completely, and those in which few properties changed. */
export interface TouchedMonths {
  summed: string[];
  sparse: string[];
}

/** Tells the touched months apart and keeps the rows of the sparse ones: before any month is written. */
export async function findTouched(client: PoolClient, places: PlaceAggregate): Promise<TouchedMonths> {
  await runAll(client, [findSparse(places), `analyze sparse_${places.product}`]);
  const { rows } = await client.query<TouchedMonths>(listTouched(places));
  const { summed, sparse } = rows[0] ?? { summed: [], sparse: [] };
  if (sparse.length > 0) {
    const pairs = `sparse_${places.product}_pair`;
    await runAll(client, [findSparsePairs(places), `analyze ${pairs}`, ...keepFormer(places)]);
  }
  return { summed, sparse };
}

/** Sums the affected months of every place, with their years and comparisons. */
export async function rebuildPlaces(
  client: PoolClient,
  places: PlaceAggregate,
  { summed, sparse }: TouchedMonths,
): Promise<void> {
  const years = [removePlaceYears(places), addPlaceYears(places)];
  const alike = [...places.likeForLike.prepare, removeAlike(places), addAlike(places)];
  await runAll(client, [removePlaceMonths(places), addPlaceMonths(places)], summed);
  if (sparse.length > 0) await runAll(client, [...addLatter(places), ...changePlaces(places)], summed);
  await runAll(client, [...years, ...alike], summed);
}

/** Updates the entries of the search, and their words, by the difference. */
export async function rebuildSearch(client: PoolClient, product: ImportedProduct): Promise<void> {
  await runAll(client, [findSearched(product), 'analyze searched', wantEntries(product)]);
  await runAll(client, ['analyze wanted_entry (kind, entry_key)', findOutdated(product)]);
  await runAll(client, ['analyze outdated_entry (kind, entry_key)', ...replaceEntries(product)]);
}
