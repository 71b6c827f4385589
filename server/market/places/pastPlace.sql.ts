import { pastCountedBeverages } from '../beverages/beverageMonthAsOf.sql.ts';
import { beveragePairMeasures, pairsOf } from '../beverages/beveragePairs.rules.ts';
import { barsInScope } from '../beverages/pastBarScope.sql.ts';
import { placeMonthSums, placeYearSums } from '../beverages/placeSums.rules.ts';
import { hasFigure, placeMonthColumns, placeYearColumns } from '../figures/figureSql.rules.ts';
import { selectPlaceMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { selectRoomsTwiceOfPlaces } from '../figures/soldHotels/roomsTwice.sql.ts';
import { hotelPairMeasures } from '../hotels/hotelPairs.rules.ts';
import { pastHotelMonths, pastHotelPairs } from '../hotels/pastHotelMonths.sql.ts';
import { hotelsInScope } from '../hotels/pastScope.sql.ts';
import { spanAsked } from '../releases/asOf.sql.ts';
import { filedPlace } from './filedPlace.rules.ts';
import { isWhole, wholeBarMonths } from './pastCities.sql.ts';
import * as places from './placeFigures.sql.ts';
import type { PlaceKind } from './placeKind.ts';
import type { ProductName } from '../productName.rules.ts';
import { selectList } from '../../platform/lib/columns.sql.ts';

/**
 * Figures of one place as of a release, by the statements that read today's: under the names of their tables, they find
 * what these tables held then. $1 kind, $2 key, $3 and $4 first and last month as arrays of one, $5 the release's number.
 */
export const release = '$5::bigint';

export interface PastPlace {
  kind: PlaceKind;
  /** SQL of the key, as text. */
  key: string;
  /** The column of a filing that names its place, and the SQL of the key as one of its values. */
  column: string;
  value: string;
}

export function placeOf(kind: PlaceKind): PastPlace {
  const key = '($2::text[])[1]';
  return { kind, key, ...filedPlace(kind, key) };
}

/** The columns that name the place in the tables of sums. */
function named({ kind, column }: PastPlace): string {
  return `'${kind}'::text as kind, ${column}::text as place_key, 0 as county_code`;
}

/** The years of those months that are asked for; the months before them serve for comparison. */
export function yearsOf(product: ProductName, sums: Readonly<Record<string, string>>): string {
  return `${product}_place_year as (
    select kind, place_key, county_code, extract(year from month)::int as year, ${selectList(sums)}
    from ${product}_place_month
    where month between coalesce(($3::date[])[1], '-infinity') and coalesce(($4::date[])[1], 'infinity')
    group by kind, place_key, county_code, extract(year from month)
  )`;
}

const spans = [spanAsked('$3', '$4')];

/** Months of a place, of the hotels that may be there (SQL of an array of their ids). */
export function pastLodging(
  place: PastPlace,
  ids: string = hotelsInScope({ ...place, release }, spans),
): string {
  const { column, value } = place;
  return `${pastHotelMonths({ ids, release, spans })},
  hotel_place_month as (
    select ${named(place)}, m.month, ${selectList(placeMonthColumns)}, max(m.release_id) as release_id
    from hotel_month m
    where ${column} = ${value} and m.month in (select month from whole_month)
    group by ${column}, m.month having ${hasFigure}
  ), ${pastHotelPairs},
  hotel_place_like_for_like as (
    select ${named(place)}, month, ${selectList(hotelPairMeasures)}
    from hotel_pair where ${column} = ${value}
    group by ${column}, month
  )`;
}

export function lodgingPlaceMonthsAsOf(kind: PlaceKind): string {
  return `/* lodgingPlaceMonthsAsOf ${kind} */
  with ${pastLodging(placeOf(kind))}
  ${places.selectLodgingMonths}`;
}

export function placeMonthsLeftOutAsOf(kind: PlaceKind): string {
  return `/* placeMonthsLeftOutAsOf ${kind} */
  with ${pastLodging(placeOf(kind))}
  ${selectPlaceMonthsLeftOut}`;
}

/** By today's chains of owners. */
export function roomsTwiceOfPlacesAsOf(kind: PlaceKind): string {
  return `/* roomsTwiceOfPlacesAsOf ${kind} */
  ${selectRoomsTwiceOfPlaces(pastLodging(placeOf(kind)))}`;
}

export function lodgingPlaceYearsAsOf(kind: PlaceKind): string {
  return `/* lodgingPlaceYearsAsOf ${kind} */
  with ${pastLodging(placeOf(kind))},
  ${yearsOf('hotel', placeYearColumns)}
  ${places.selectLodgingYears}`;
}

function pastAlcohol(place: PastPlace): string {
  const { column, value } = place;
  const whole = (compared: string): string =>
    `(select * from counted where ${isWhole('month')} and ${isWhole(compared)})`;
  const later = `${whole("(month - interval '1 year')::date")} later`;
  const earlier = `${whole("(month + interval '1 year')::date")} earlier`;
  return `${pastCountedBeverages({ ids: barsInScope({ ...place, release }), release })},
  ${wholeBarMonths},
  beverage_place_month as (
    select ${named(place)}, month, ${selectList(placeMonthSums)}
    from counted
    where ${column} = ${value} and ${isWhole('month')}
    group by ${column}, month
  ), beverage_place_like_for_like as (
    select ${named(place)}, month, ${selectList(beveragePairMeasures)}
    from ${pairsOf(later, earlier)}
    where ${column} = ${value}
    group by ${column}, month
  )`;
}

export function alcoholPlaceMonthsAsOf(kind: PlaceKind): string {
  return `/* alcoholPlaceMonthsAsOf ${kind} */
  with ${pastAlcohol(placeOf(kind))}
  ${places.selectAlcoholMonths}`;
}

export function alcoholPlaceYearsAsOf(kind: PlaceKind): string {
  return `/* alcoholPlaceYearsAsOf ${kind} */
  with ${pastAlcohol(placeOf(kind))},
  ${yearsOf('beverage', placeYearSums)}
  ${places.selectAlcoholYears}`;
}
