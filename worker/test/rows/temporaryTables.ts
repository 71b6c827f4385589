import type { PoolClient } from 'pg';
import { createIncompletePeriods } from '../../import/completeness.sql.ts';
import { compareSides } from '../../import/releases/diff.sql.ts';
import { createStagedSql } from '../../import/stagedTable.ts';
import { findReturnedNames } from '../../import/undo/beside.sql.ts';
import { keepCurrent, touchPlanned } from '../../import/undo/change.sql.ts';
import { planUndo } from '../../import/undo/restated.sql.ts';
import { touchMonths as touchBeverageMonths } from '../../market/beverages/beverageMonths.sql.ts';
import {
  findLegacy,
  findMovedLinks,
  findMovedPermits,
  findOwners,
  linkLegacy,
} from '../../market/beverages/legacyLinks.sql.ts';
import * as beverageMerge from '../../market/beverages/mixedBeverage.merge.sql.ts';
import { stagedBeverage } from '../../market/beverages/mixedBeverage.parse.ts';
import { touchMonths as touchHotelMonths } from '../../market/hotels/hotelMonths.sql.ts';
import { beveragePlaces } from '../../market/beverages/beveragePlaces.ts';
import { hotelPlaces } from '../../market/hotels/hotelPlaces.ts';
import { describeChanged, findRedescribed } from '../../market/premises/describe.sql.ts';
import { touchZips } from '../../market/premises/placePremises.sql.ts';
import { touchEstablishments } from '../../market/premises/establishments.sql.ts';
import { beverageDescription } from '../../market/beverages/beverageDescription.ts';
import { wantOwnerAddresses } from '../../market/hotels/owners/ownerAddresses.sql.ts';
import { findSparse, findSparsePairs, keepFormer } from '../../market/places/sparseMonths.sql.ts';
import * as hotelMerge from '../../market/hotels/hotelTax.merge.sql.ts';
import { hotelDescription } from '../../market/hotels/hotelDescription.ts';
import { hotelTax } from '../../market/hotels/hotelTax.ts';
import { stagedHotel } from '../../market/hotels/hotelTax.parse.ts';

/** Temporary tables of an import, an undo and a comparison, in the order of creation. */
const statements: readonly string[] = [
  createStagedSql(stagedHotel),
  createStagedSql(stagedBeverage),
  hotelTax.countPeriods,
  createIncompletePeriods,
  hotelMerge.findChanges,
  touchHotelMonths,
  touchEstablishments('hotel', ['months']),
  wantOwnerAddresses('hotel'),
  beverageMerge.sumLegacyRows,
  beverageMerge.findChanges,
  beverageMerge.createNewPermits,
  ...[hotelDescription, beverageDescription].flatMap((description) => [
    describeChanged(description),
    findRedescribed(description),
  ]),
  touchZips(beverageDescription),
  findMovedPermits,
  findLegacy,
  findOwners,
  linkLegacy,
  findMovedLinks,
  touchBeverageMonths,
  planUndo('hotel'),
  touchPlanned,
  ...(['hotel', 'beverage'] as const).flatMap((product) => [
    keepCurrent(product, 'before'),
    keepCurrent(product, 'after'),
  ]),
  findReturnedNames,
  compareSides('hotel'),
  ...[hotelPlaces, beveragePlaces].flatMap((places) => [
    findSparse(places),
    findSparsePairs(places),
    ...keepFormer(places),
  ]),
];

/** Begins a transaction and creates these tables, empty; they last until it ends. */
export async function createTemporaryTables(client: PoolClient): Promise<void> {
  await client.query('/* test.begin */ begin');
  for (const statement of statements) await client.query(statement, statement.includes('$1') ? [0] : []);
}
