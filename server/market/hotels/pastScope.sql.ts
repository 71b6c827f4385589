import { filedPlace, isPlaceKind } from '../places/filedPlace.rules.ts';
import type { PlaceKind } from '../places/placeKind.ts';
import { currentAsOf, type Span } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { hasMonthlyFilers } from '../releases/publishedMonths.rules.ts';
import { firstDay } from './flagFacts.rules.ts';

/** Hotels that are summed: of a place by its key, of a brand or company by number, of an owner by taxpayer number. */
export type HotelScopeKind = PlaceKind | 'BRAND' | 'PARENT_COMPANY' | 'OWNER';

/** Hotels whose figures as of a release are asked for. */
export interface PastScope {
  kind: HotelScopeKind;
  /** SQL of the key, as text or a number; of an array of keys if there are several. */
  key: string;
  hasSeveral?: boolean;
  /** SQL of the release's number. */
  release: string;
}

/** SQL of a comparison with a key (SQL of one, with its type), or with any of several. */
export function isOneOf({ hasSeveral = false }: Pick<PastScope, 'hasSeveral'>, key: string): string {
  return hasSeveral ? `= any(${key}[])` : `= ${key}`;
}

/** Hotels that may have had one of the brands (a comparison): by today's rules for all names they ever filed. */
function branded(isBrand: string): string {
  return `select distinct property_id from hotel_filing
    where location_name in (select location_name from brand_name_match where brand_id ${isBrand})
    union
    select property_id from hotel_brand_correction where ended_at is null and brand_id ${isBrand}`;
}

/** SQL of an array of the ids of the hotels that may have a figure in one of the spans. */
export function hotelsInScope(scope: PastScope, spans: readonly Span[]): string {
  const { kind, key, release } = scope;
  const isOf = (type: string): string => isOneOf(scope, `${key}::${type}`);
  if (kind === 'BRAND') return `array(${branded(isOf('int'))})`;
  if (kind === 'PARENT_COMPANY') {
    return `array(${branded(`in (select id from brand where parent_company_id ${isOf('int')})`)})`;
  }
  if (kind === 'OWNER') return `array(select id from hotel_property where taxpayer_number ${isOf('text')})`;
  const { column, value } = filedPlace(kind, key);
  const isIn = spans.map(
    ({ first, last }) => `(period_end >= ${first} and period_end <= ${last} + interval '3 months')`,
  );
  return `array(
    select distinct property_id from hotel_filing
    where ${column} ${isOneOf(scope, value)} and release_id <= ${release} and (${isIn.join(' or ')})
  )`;
}

/**
 * Whole months that their filings cover, oldest first: $1 key, $2 the release's number. Some may have no figure: a
 * quarter's sum does not count beside monthly filings, and a hotel of a brand may have had another one.
 */
export function hotelMonthsFiled(kind: HotelScopeKind): string {
  const [key, release] = ['$1', '$2::bigint'];
  const place = isPlaceKind(kind) ? filedPlace(kind, key) : null;
  const isOf =
    place === null
      ? `f.property_id = any(${hotelsInScope({ kind, key, release }, [])})`
      : `f.${place.column} = ${place.value}`;
  return `/* hotelMonthsFiled ${kind} */
  with ${pastPeriods(release)},
  filed as (
    select distinct period_end, period_months from (${currentAsOf('hotel_filing', release)}) f where ${isOf}
  )
  select to_char(known.month, 'YYYY-MM') as month
  from (
    select distinct month::date as month
    from filed f
    cross join lateral generate_series(${firstDay('f')}::timestamp, f.period_end::timestamp, interval '1 month') month
  ) known
  where ${hasMonthlyFilers('known.month')}
  order by known.month`;
}
