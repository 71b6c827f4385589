import { monthsBetween, addMonths, daysIn, type Month } from '../../../platform/lib/month.ts';
import { pastHotelMonths } from '../pastHotelMonths.sql.ts';
import { hotelsInScope } from '../pastScope.sql.ts';
import { NO_CITY } from '../../places/place.rules.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { allPropertiesWith, propertiesWith, standingFor } from '../../premises/establishment.sql.ts';
import { establishmentMonths } from '../../premises/establishmentMonths.sql.ts';
import { pastSpans } from '../../figures/rankings/pastMonths.ts';
import { pastYears } from '../../figures/rankings/pastYears.sql.ts';
import { byYear, type YearMonths } from '../../figures/rankings/rankingPeriod.ts';
import { yearsOfEstablishments } from '../../figures/rankings/yearSource.sql.ts';
import {
  amount,
  bitsOfAll,
  bitsOfMonths,
  daysInMonth,
  sumOfMonths,
} from '../../figures/rankings/yearSums.sql.ts';
import { isIncomplete } from '../../releases/incompleteMonths.rules.ts';
import { FEWEST_ROOMS } from './percentiles.type.ts';

/** SQL of the condition on months `m` that they are of the 12 that end with the latest. */
const ofTwelve = "m.month > latest.month - interval '1 year' and m.month <= latest.month";

/**
 * The latest month of the hotels that properties ($1: ids) are part of, and the places that it counts toward; none for
 * marketplaces. `propertyId` represents the hotel.
 */
const selectSubjects = (
  isPast: boolean,
): string => `select k.position, ${standingFor('hotel', 'k.id')} as "propertyId", to_char(latest.month, 'YYYY-MM') as month,
    nullif(latest.city, '${NO_CITY}') as city, latest.county_code as "countyCode", county.name as "countyName",
    latest.zip, ${isIncomplete('hotel', 'latest.month')} as "isIncomplete", array(
      select to_char(own.month, 'YYYY-MM') from ${establishmentMonths('hotel', 'k.id', ofTwelve, { isPast })} own
      where own.is_partial order by own.month
    ) as "partialMonths"
  from unnest($1::int[]) with ordinality as k(id, position)
  cross join lateral (
    select m.month, m.city, m.county_code, m.zip, m.is_marketplace
    from ${propertiesWith('hotel', 'k.id')} part
    cross join lateral (
      select * from hotel_month m
      where m.property_id = part.property_id and not m.is_left_out order by m.month desc limit 1
    ) m
    order by m.month desc, part.position desc limit 1
  ) latest
  left join county on county.code = latest.county_code
  where not latest.is_marketplace`;

export const percentileSubjects = `/* percentileSubjects */
  ${selectSubjects(false)}`;

/** The same as of a release ($2, its number): of the filings that were current then. */
export const percentileSubjectsAsOf = `/* percentileSubjectsAsOf */
  with ${pastHotelMonths({
    ids: allPropertiesWith('hotel', 'unnest($1::int[]) listed(id)'),
    release: '$2::bigint',
    spans: [{ first: "date '-infinity'", last: "date 'infinity'" }],
  })}
  ${selectSubjects(true)}`;

const columns = { CITY: 'y.city = $1', COUNTY: 'y.county_code = $1::smallint', ZIP: 'y.zip = $1' } as const;

/** SQL of the sums of a period: null where the hotel lacks a month of it, or rooms in one. */
function figuresOf(months: readonly Month[], prefix: string): string {
  const years = byYear(months);
  const days = months.reduce((sum, month) => sum + daysIn(month), 0);
  const isWhole = `bit_or(${bitsOfMonths(years, 'y.months')}) = ${bitsOfAll(years)}`;
  const nights = `sum(${sumOfMonths(years, (month) => `${amount('rooms', month)} * ${daysInMonth(month)}`)})`;
  const roomed = `sum(${sumOfMonths(years, (month) => `(${amount('rooms', month)} > 0)::integer`)})`;
  return `case when ${isWhole} then sum(${sumReceipts(years)})::bigint end as "${prefix}Receipts",
    case when ${isWhole} and ${roomed} = ${String(months.length)} and ${nights} >= ${String(FEWEST_ROOMS * days)}
      then ${nights}::bigint end as "${prefix}Nights"`;
}

function sumReceipts(years: readonly YearMonths[]): string {
  return sumOfMonths(years, (month) => amount('receipts', month));
}

/**
 * Receipts in cents and room-nights of every hotel of a place ($1: its key), over a month and over the 12 months that
 * end with it. Year rows are indexed by place, so that only those of the place are read.
 */
export function hotelsOfPlace(kind: PlaceKind, month: Month): string {
  return `/* percentiles.hotelsOfPlace ${kind} */
  ${selectHotels(kind, month)}`;
}

/** The same as of a release ($2, its number). */
export function hotelsOfPlaceAsOf(kind: PlaceKind, month: Month): string {
  const release = '$2::bigint';
  const spans = pastSpans(twelveTo(month), null);
  const ids = hotelsInScope({ kind, key: '$1', release }, spans);
  return `/* percentiles.hotelsOfPlaceAsOf ${kind} */
  with ${pastYears({ product: 'hotel', release, spans, ids })}
  ${selectHotels(kind, month, true)}`;
}

function twelveTo(month: Month): Month[] {
  return monthsBetween(addMonths(month, -11), month);
}

function selectHotels(kind: PlaceKind, month: Month, isPast = false): string {
  const twelve = twelveTo(month);
  const filter = `${columns[kind]} and not y.is_marketplace`;
  return `select y.property_id as "propertyId", ${figuresOf([month], 'month')}, ${figuresOf(twelve, 'ttm')}
  ${yearsOfEstablishments({ product: 'hotel', years: byYear(twelve), filter, isPast })}
  group by y.property_id`;
}
