import { pastCountedBeverages } from '../beverages/beverageMonthAsOf.sql.ts';
import { selectedPlaceSums } from '../beverages/placeSums.rules.ts';
import { columnList, placeMonthColumns } from '../figures/figureSql.rules.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { firstAsked, lastAsked } from '../releases/asOf.sql.ts';
import { hasMixedBeverages } from '../releases/publishedMonths.rules.ts';
import { selectAlcoholMonths, selectLodgingMonths } from './placeFigures.sql.ts';
import type { PlaceKind } from './placeKind.ts';

/** The column of a filing that names its place, and the type of its values. */
const keys: Record<PlaceKind, { column: string; type: string }> = {
  CITY: { column: 'city', type: 'text' },
  COUNTY: { column: 'county_code', type: 'smallint' },
  ZIP: { column: 'zip', type: 'text' },
};

/** Lodging months of one place as of a release ($5, its number), otherwise as `lodgingPlaceMonths`. */
export function lodgingPlaceMonthsAsOf(kind: PlaceKind): string {
  const { column, type } = keys[kind];
  const key = `($2::text[])[1]::${type}`;
  const months = { first: firstAsked('$3'), last: lastAsked('$4') };
  const ids = `array(
    select distinct property_id from hotel_filing
    where ${column} = ${key} and release_id <= $5::bigint
      and period_end >= ${months.first} and period_end <= ${months.last} + interval '3 months'
  )`;
  return `/* lodgingPlaceMonthsAsOf ${kind} */
  with ${pastHotelMonths({ ids, release: '$5::bigint', ...months })},
  hotel_place_month as (
    select '${kind}'::text as kind, ${column}::text as place_key, 0 as county_code, m.month, ${columnList(placeMonthColumns)}, max(m.release_id) as release_id
    from hotel_month m
    where ${column} = ${key} and m.month in (select month from whole_month)
    group by ${column}, m.month
  )
  ${selectLodgingMonths}`;
}

/**
 * Mixed beverage months of one place as of a release ($5, its number), otherwise as `alcoholPlaceMonths`. Legacy filings
 * count where their bars are, so all properties that ever filed in the place may have some.
 */
export function alcoholPlaceMonthsAsOf(kind: PlaceKind): string {
  const { column, type } = keys[kind];
  const key = `($2::text[])[1]::${type}`;
  const ids = `array(
    select distinct property_id from beverage_filing where ${column} = ${key} and release_id <= $5::bigint
  )`;
  return `/* alcoholPlaceMonthsAsOf ${kind} */
  with ${pastCountedBeverages({ ids, release: '$5::bigint' })},
  whole_month as materialized (
    select known.month from (select distinct month from counted) known where ${hasMixedBeverages('known.month')}
  ), beverage_place_month as (
    select '${kind}'::text as kind, ${column}::text as place_key, 0 as county_code, month, ${selectedPlaceSums},
      count(distinct property_id) as properties
    from counted
    where ${column} = ${key} and month in (select month from whole_month)
    group by ${column}, month
  )
  ${selectAlcoholMonths}`;
}
