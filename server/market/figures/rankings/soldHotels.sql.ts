import { isSold, neighborsInEstablishment } from '../../premises/establishment.sql.ts';
import { groupingOfSpec, sourceOf, type RankingSpec } from './rankedPairs.sql.ts';
import type { RankedKind } from './rankedKinds.sql.ts';
import { yearColumn } from './yearRows.rules.ts';
import { daysInMonth, sumOfMonths } from './yearSums.sql.ts';

/** The column by which both owners of a hotel are in one group; of others, each hotel or owner is a group of its own. */
const sameGroup: Partial<Record<RankedKind, string>> = {
  CITY: 'city',
  COUNTY: 'county_code',
  ZIP: 'zip',
  BRAND: 'brand_id',
  PARENT_COMPANY: 'brand_id',
};

/** True if rooms of hotels may be in the sums of a group twice. */
export function mayCountTwice({ product, kind }: RankingSpec): boolean {
  return product === 'hotel' && kind in sameGroup;
}

/**
 * Common table expression, `twice`, of the room-nights of the period that both owners of a sold hotel filed, by group: see
 * `../soldHotels`.
 */
export function countedTwice(spec: RankingSpec): string {
  const { key, joins } = groupingOfSpec(spec);
  const column = sameGroup[spec.kind] ?? '';
  const nights = sumOfMonths(spec.months, (month) => {
    const rooms = yearColumn('rooms', month);
    // `least` would take the other number for a missing one.
    return `case when y.${rooms} > 0 and seller_year.${rooms} > 0 then least(y.${rooms}, seller_year.${rooms}) else 0 end
        * ${daysInMonth(month)}`;
  });
  return `twice as (
    select ${key} as key, sum(${nights})::bigint as nights_twice
    from (select y.* ${sourceOf(spec, spec.months)} and y.property_id = any(array(
      select e.property_id from establishment_property e where e.product = 'hotel' and e.shared_months > 0
    ))) y ${joins ?? ''}
    join (${neighborsInEstablishment(-1)}) on own.product = 'hotel' and own.property_id = y.property_id
      and ${isSold('own.property_id', 'beside.property_id')}
    join hotel_year seller_year on seller_year.property_id = beside.property_id and seller_year.year = y.year
      and seller_year.${column} = y.${column}
    group by 1
  )`;
}
