import { pastBeverageMonths } from '../beverages/beverageMonthAsOf.sql.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { spanAsked } from '../releases/asOf.sql.ts';

function here(product: 'hotel' | 'beverage'): string {
  return `array(select id from ${product}_property where premises_id = any($1::int[]))`;
}

/**
 * Receipts of all bars at premises by month, with the rooms of the hotels there. $1: premises ids, $2 and $3: first
 * and last month as dates, null for no bound.
 */
const selectAlcoholMonths = `select k.position, to_char(bars.month, 'YYYY-MM') as month, bars.receipts as "totalReceipts", hotels.rooms,
    hotels.receipts as "roomReceipts",
    bars.release_id as "releaseId"
  from unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(premises_id, first_month, last_month, position)
  cross join lateral (
    select m.month, sum(m.total_receipts_cents)::bigint as receipts, max(m.release_id) as release_id
    from beverage_property p
    join beverage_month m on m.property_id = p.id
      and m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')
    where p.premises_id = k.premises_id
    group by m.month
  ) bars
  cross join lateral (
    select sum(m.room_capacity)::integer as rooms, sum(m.room_receipts_cents)::bigint as receipts
    from hotel_property p join hotel_month m on m.property_id = p.id and m.month = bars.month
    where p.premises_id = k.premises_id and not m.is_marketplace and not m.is_left_out
  ) hotels
  order by k.position, bars.month`;

export const premisesAlcoholMonths = `/* premisesAlcoholMonths */
  ${selectAlcoholMonths}`;

/**
 * The same of one address as of releases ($4 and $5, the numbers of those of hotels and of bars). Each tax has its own
 * tables of then, under the same names, so that each is a statement within.
 */
export const premisesAlcoholMonthsAsOf = `/* premisesAlcoholMonthsAsOf */
  with hotel_month as materialized (
    with ${pastHotelMonths({
      ids: here('hotel'),
      release: '$4::bigint',
      spans: [spanAsked('$2', '$3')],
    })}
    select * from hotel_month
  ), beverage_month as materialized (
    with ${pastBeverageMonths({ ids: here('beverage'), release: '$5::bigint' })}
    select * from beverage_month
  )
  ${selectAlcoholMonths}`;

/**
 * Premises with bars and hotels in a county, by alcohol per available room over some months. $1: premises, whose county
 * it is, $2 and $3: first and last month as dates. Only those that have both for at least 10 twelfths of the months
 * that any of them has; no row if the asked premises are not among them. Amounts are cents.
 */
export const premisesAlcoholRank = `/* premisesAlcoholRank */
  with here as (
    select p.county_code from hotel_property p
    where p.premises_id = $1 and p.county_code is not null and not p.is_marketplace
    order by p.last_month desc nulls last, p.id limit 1
  ), peer as materialized (
    select distinct p.premises_id
    from hotel_property p join here using (county_code)
    where not p.is_marketplace and p.last_month >= $2::date
      and exists (select from beverage_property b where b.premises_id = p.premises_id)
  ), alcohol as (
    select peer.premises_id, m.month, sum(m.total_receipts_cents) as receipts
    from peer
    join beverage_property p on p.premises_id = peer.premises_id
    join beverage_month m on m.property_id = p.id and m.month between $2::date and $3::date
    group by 1, 2
  ), lodging as (
    select peer.premises_id, m.month, sum(m.room_capacity) * ((m.month + interval '1 month')::date - m.month) as nights
    from peer
    join hotel_property p on p.premises_id = peer.premises_id
    join hotel_month m on m.property_id = p.id and m.month between $2::date and $3::date
    where not m.is_marketplace and not m.is_left_out
    group by 1, 2
  ), both_kinds as (
    select * from alcohol join lodging using (premises_id, month) where nights > 0
  ), ranked as (
    select premises_id, round(sum(receipts) / sum(nights)) as per_room
    from both_kinds
    group by premises_id
    having count(*) * 12 >= 10 * (select count(distinct month) from both_kinds)
  )
  select (select count(*) from ranked other where other.per_room > own.per_room)::integer + 1 as rank,
    (select count(*) from ranked)::integer as of,
    (select percentile_disc(0.5) within group (order by per_room) from ranked)::bigint as median, county.name as county
  from ranked own join here on true join county on county.code = here.county_code
  where own.premises_id = $1`;
