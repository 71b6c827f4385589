import { columnList, placeMonthColumns } from '../figures/figureSql.rules.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { firstAsked, lastAsked } from '../releases/asOf.sql.ts';
import { selectLodgingMonths } from './placeFigures.sql.ts';
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
