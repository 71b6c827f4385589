import { pastYearsOfProperties, type PastYears } from '../../figures/rankings/pastYears.sql.ts';
import { joinLatest } from '../../premises/describing.rules.ts';
import { pastEstablishments } from '../../premises/pastEstablishments.sql.ts';
import { currentParts } from '../../releases/asOf.sql.ts';

/** A map as of a release; all values are SQL. */
export type PastMap = Pick<PastYears, 'product' | 'release' | 'spans'>;

/** Every property that had filed by then, as its latest filing describes it. */
function knownOf({ product, release }: PastMap): string {
  return `select p.id, p.taxpayer_number, p.location_number, p.premises_id, latest.location_name, latest.city, latest.zip
    from ${product}_property p
    ${joinLatest(product, currentParts(`${product}_filing`, release))}`;
}

/**
 * Common table expressions of a map as of a release, under the names of the tables that it reads. `known_property` has
 * properties without filings in the months of the map, too; it is looked up by key, and never read as a whole.
 */
export function pastMapTables(past: PastMap): string {
  return `${pastEstablishments(past)},
  known_property as not materialized (${knownOf(past)}),
  ${pastYearsOfProperties({ ...past, ids: null })}`;
}
