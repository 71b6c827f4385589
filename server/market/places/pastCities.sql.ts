import { pastCountedBeverages } from '../beverages/beverageMonthAsOf.sql.ts';
import { barsInScope } from '../beverages/pastBarScope.sql.ts';
import { placeMonthSums } from '../beverages/placeSums.rules.ts';
import { hasFigure, placeMonthColumns } from '../figures/figureSql.rules.ts';
import { selectCityMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { selectRoomsTwiceOfCities } from '../figures/soldHotels/roomsTwice.sql.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { hotelsInScope } from '../hotels/pastScope.sql.ts';
import { expectHalf, spanAsked } from '../releases/asOf.sql.ts';
import { hasMixedBeverages } from '../releases/publishedMonths.rules.ts';
import { filedPlace } from './filedPlace.rules.ts';
import { selectCitiesAlcoholMonths, selectCitiesLodgingMonths } from './placeFigures.sql.ts';
import type { ProductName } from '../productName.rules.ts';
import { selectList } from '../../platform/lib/columns.sql.ts';

/** Months of the cities of one county as of a release: parameters as of the months of a place. */
const release = '$5::bigint';
const county = { kind: 'COUNTY', key: '($2::text[])[1]', release } as const;
const { column, value } = filedPlace(county.kind, county.key);

/** Common table expression of the months, among the rows that count, that were published for all permits by then. */
export const wholeBarMonths = `whole_month as materialized (
    select known.month from (select distinct month from counted) known where ${hasMixedBeverages('known.month')}
  )`;

/** SQL of a condition on a month of rows that count, by the expression above. */
export const isWhole = (month: string): string => expectHalf(`${month} in (select month from whole_month)`);

interface CityParts {
  product: ProductName;
  from: string;
  sums: Readonly<Record<string, string>>;
  /** SQL of the condition on which the rows make a figure. */
  having: string;
  /** SQL condition of the rows that are summed. */
  where: string;
}

/** Common table expression of the months of cities' parts of counties. */
function cityParts({ product, from, sums, where, having }: CityParts): string {
  return `${product}_place_month as (
    select 'CITY_IN_COUNTY'::text as kind, city as place_key, county_code, month, ${selectList(sums)}
    from ${from}
    where ${where} and city is not null and county_code is not null and ${isWhole('month')}
    group by city, county_code, month having ${having}
  )`;
}

export const pastHotelParts = (where: string): string =>
  cityParts({
    product: 'hotel',
    from: 'hotel_month m',
    where,
    sums: { ...placeMonthColumns, release_id: 'max(release_id)' },
    having: hasFigure,
  });

export const pastBarParts = (where: string): string =>
  cityParts({ product: 'beverage', from: 'counted', sums: placeMonthSums, where, having: 'true' });

const spans = [spanAsked('$3', '$4')];

const lodging = `${pastHotelMonths({ ids: hotelsInScope(county, spans), release, spans })},
  ${pastHotelParts(`${column} = ${value}`)}`;

export const citiesLodgingMonthsAsOf = `/* citiesLodgingMonthsAsOf */
  with ${lodging}
  ${selectCitiesLodgingMonths}`;

export const cityMonthsLeftOutAsOf = `/* cityMonthsLeftOutAsOf */
  with ${lodging}
  ${selectCityMonthsLeftOut}`;

/** By today's chains of owners. */
export const cityRoomsTwiceAsOf = `/* cityRoomsTwiceAsOf */
  ${selectRoomsTwiceOfCities(lodging)}`;

export const citiesAlcoholMonthsAsOf = `/* citiesAlcoholMonthsAsOf */
  with ${pastCountedBeverages({ ids: barsInScope(county), release })},
  ${wholeBarMonths}, ${pastBarParts(`${column} = ${value}`)}
  ${selectCitiesAlcoholMonths}`;
