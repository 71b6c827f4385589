import { pastCountedBeverages } from '../beverages/beverageMonthAsOf.sql.ts';
import { barsInScope } from '../beverages/pastBarScope.sql.ts';
import { hotelsInScope } from '../hotels/pastScope.sql.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { describedProperties } from '../premises/describing.rules.ts';
import { currentAsOf } from '../releases/asOf.sql.ts';
import { pastBarParts, pastHotelParts, wholeBarMonths } from './pastCities.sql.ts';
import type { PlaceKind } from './placeKind.ts';
import { selectPastStanding } from './placeStanding.sql.ts';
import type { ProductName } from '../productName.rules.ts';

const release = '$4::bigint';
const key = '($2::text[])[1]';
const month = '($3::date[])[1]';
const isOfCity = `city = ${key}`;
const firstOfTwelve = `(${month} - interval '11 months')`;

const described = ['city', 'county_code', 'zip', 'responsibility_end'];

function pastHotels(kind: PlaceKind): string {
  const scope = { kind, key, release };
  // A property that is awaited has filed within eight months.
  const recent = hotelsInScope(scope, [{ first: `${month} - interval '8 months'`, last: month }]);
  // Must come first: the CTEs below replace today's tables under the same names.
  const filings = `recent_filing as materialized (
    select * from (${currentAsOf('hotel_filing', release)}) f where property_id = any(${recent})
  )`;
  const hotels = `hotel_property as (${describedProperties('hotel', [...described, 'filer_type', 'is_marketplace'], 'recent_filing')})`;
  if (kind !== 'CITY') return `${filings}, ${hotels}`;
  const spans = [{ first: firstOfTwelve, last: month }];
  const past = pastHotelMonths({ ids: hotelsInScope(scope, spans), release, spans });
  return `${filings}, ${past}, ${pastHotelParts(isOfCity)}, ${hotels}`;
}

function pastBars(kind: PlaceKind): string {
  const ids = barsInScope({ kind, key, release });
  return `${pastCountedBeverages({ ids, release })},
  ${wholeBarMonths}, ${pastBarParts(isOfCity)},
  beverage_month as (select distinct property_id, month from counted),
  beverage_property as (${describedProperties('beverage', described, '(select * from beverage_filing where is_current)')})`;
}

/** Coverage and main county of one place in its latest month as of a release ($4, its number). */
export function pastStanding(product: ProductName, kind: PlaceKind): string {
  const past = product === 'hotel' ? pastHotels(kind) : pastBars(kind);
  return `/* pastStanding ${product} ${kind} */
  with ${past}
  ${selectPastStanding(product)}`;
}
