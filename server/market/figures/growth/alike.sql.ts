import { pastCountedBeverages } from '../../beverages/beverageMonthAsOf.sql.ts';
import { isEmptyBar } from '../../beverages/beveragePairs.rules.ts';
import { countedBeverageMonths } from '../../beverages/countedMonths.rules.ts';
import { barsInScope } from '../../beverages/pastBarScope.sql.ts';
import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { isIdle } from '../../hotels/hotelPairs.rules.ts';
import { hotelsInScope } from '../../hotels/pastScope.sql.ts';
import { scopes, type GrowthScopeKind } from './growth.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Scope of receipts that are compared: also those of an owner, by taxpayer number. */
export type AlikeScopeKind = GrowthScopeKind | 'OWNER';

function inScope(product: ProductName, scope: AlikeScopeKind): string {
  if (scope !== 'OWNER') return scopes[scope];
  return `m.property_id in (select id from ${product}_property where taxpayer_number = $1)`;
}

/** Counted months of properties: the later months ($2, dates) and the same months $3 years earlier. */
const months = `array(
      select later from unnest($2::date[]) later
      union
      select (later - make_interval(years => $3::int))::date from unnest($2::date[]) later
    )`;

const hotelMonths = `(
    select property_id, month, room_receipts_cents as cents, ${isIdle('hotel_month')} as is_idle, city, county_code, zip, brand_id
    from hotel_month where month = any(${months}) and not is_left_out
  ) m`;

const barMonths = (rows: string): string => `(
    select property_id, month, total_receipts_cents as cents, ${isEmptyBar('bar')} as is_idle, city, county_code, zip, null::int as brand_id
    from (select * from ${rows}) bar
  ) m`;

/**
 * Receipts of the properties of a scope ($1, its key) with figures in a month and in the same month some years
 * earlier, and the part of hotels or bars that are idle in one of them. For one year, the worker stores the same sums (see the worker's likeForLike.sql.ts).
 */
export function alikeReceipts(product: ProductName, scope: AlikeScopeKind): string {
  const counted = product === 'hotel' ? hotelMonths : barMonths(countedBeverageMonths(months));
  return `/* alikeReceipts ${product} ${scope} */
  ${selectAlike(product, scope, counted)}`;
}

/** The same as of a release ($4, its number): of the filings that were current then. */
export function alikeReceiptsAsOf(product: ProductName, scope: AlikeScopeKind): string {
  const isHotel = product === 'hotel';
  return `/* alikeReceiptsAsOf ${product} ${scope} */
  with ${isHotel ? pastHotels(scope) : pastBars(scope)}
  ${selectAlike(product, scope, isHotel ? hotelMonths : barMonths(`counted where month = any(${months})`))}`;
}

const release = '$4::bigint';
const asked = {
  first: '(select min(later) from unnest($2::date[]) later)',
  last: '(select max(later) from unnest($2::date[]) later)',
};
const earlier = (day: string): string => `(${day} - make_interval(years => $3::int))::date`;

function pastHotels(kind: AlikeScopeKind): string {
  const spans = [asked, { first: earlier(asked.first), last: earlier(asked.last) }];
  return pastHotelMonths({ ids: hotelsInScope({ kind, key: '$1', release }, spans), release, spans });
}

function pastBars(kind: AlikeScopeKind): string {
  return pastCountedBeverages({ ids: barsInScope({ kind, key: '$1', release }), release });
}

function ofIdle(column: string): string {
  return `coalesce(sum(${column}) filter (where is_idle), 0)::bigint`;
}

function selectAlike(product: ProductName, scope: AlikeScopeKind, counted: string): string {
  return `select sum(later)::bigint as "alikeLater", sum(earlier)::bigint as "alikeEarlier",
    ${ofIdle('later')} as "idleLater", ${ofIdle('earlier')} as "idleEarlier"
  from (
    select sum(m.cents) filter (where m.month = asked.later) as later,
      sum(m.cents) filter (where m.month < asked.later) as earlier, bool_or(m.is_idle) as is_idle
    from ${counted}
    join unnest($2::date[]) asked(later)
      on m.month = asked.later or m.month = (asked.later - make_interval(years => $3::int))::date
    where ${inScope(product, scope)}
    group by m.property_id, asked.later
  ) pair
  where later is not null and earlier is not null`;
}
