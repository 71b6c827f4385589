import type { RawBars, RawBarShare } from './rawAlcohol.ts';
import type { Month } from '../../server/platform/lib/month.ts';

/** Receipts of properties with a figure in two months, independently: plain SQL over the filings, or the raw text. */

/** SQL: the cents of a filing up to a day, rounded. */
const upTo = (day: string): string => `round(cents * (${day} - begins) / (ends - begins))`;

/** SQL of pairs, a row a place or brand and month; $1: the later months, dates. Nobody has decided about a filing here. */
export const rawAlike = `/* test.rawAlike */
  with asked as (
    select month from unnest($1::date[]) month
    union select (month - interval '1 year')::date from unnest($1::date[]) month
  ), filing as (
    select property_id, city, county_code, zip, period_end + 1 as ends,
      (period_end + 1 - make_interval(months => period_months))::date as begins,
      case when receipts_flag in ('EXTRA_DIGIT', 'UNSUPPORTED_TOTAL') then taxable_receipts_cents
        else room_receipts_cents end::numeric as cents
    from hotel_filing where replaced_by_release_id is null
  ), month as (
    select property_id, month, max(city) as city, max(county_code) as county_code, max(zip) as zip,
      sum(${upTo("(month + interval '1 month')::date")} - ${upTo('month')}) as cents
    from filing join asked on month >= begins and month < ends
    group by property_id, month
  ), keyed as (
    select property_id, month, cents, kind, key
    from month left join hotel_month named using (property_id, month)
    left join brand on brand.id = named.brand_id
    cross join lateral (values
      ('CITY', nullif(month.city, 'CITY NOT GIVEN')), ('COUNTY', month.county_code::text), ('ZIP', month.zip),
      ('BRAND', brand.id::text), ('PARENT_COMPANY', brand.parent_company_id::text)
    ) of(kind, key)
    where key is not null
  )
  select kind, key, later.month, count(*)::int as properties, sum(later.cents)::bigint as later,
    sum(earlier.cents)::bigint as earlier
  from keyed later
  join keyed earlier using (property_id, kind, key)
  where later.month = any($1::date[]) and earlier.month = (later.month - interval '1 year')::date
  group by kind, key, later.month`;

/** SQL of the rows that the worker keeps. */
export const keptAlike = `/* test.keptAlike */
  select kind, key, month, properties, receipts_cents as later, receipts_before_cents as earlier
  from (
    select kind, place_key as key, month, properties, receipts_cents, receipts_before_cents
    from hotel_place_like_for_like
    union all
    select 'BRAND', brand_id::text, month, properties, receipts_cents, receipts_before_cents from brand_like_for_like
    union all
    select 'PARENT_COMPANY', parent_company_id::text, month, properties, receipts_cents, receipts_before_cents
    from parent_company_like_for_like
  ) kept
  where month = any($1::date[])`;

/** Cents of a place's bars in some months, and in the same months of an earlier year, if they have both. */
export function rawAlikeBars(
  bars: RawBars,
  isOfPlace: (share: RawBarShare) => boolean,
  pairs: readonly (readonly [later: Month, earlier: Month])[],
): { later: bigint; earlier: bigint } {
  const sums = { later: 0n, earlier: 0n };
  for (const months of bars.values()) {
    for (const [later, earlier] of pairs) {
      const [now, before] = [later, earlier].map(
        (month) => months.get(month)?.shares.filter(isOfPlace) ?? [],
      );
      if (!now?.length || !before?.length) continue;
      for (const share of now) sums.later += share.cents;
      for (const share of before) sums.earlier += share.cents;
    }
  }
  return sums;
}
