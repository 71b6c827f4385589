import { pastBeverageMonths } from '../beverages/beverageMonthAsOf.sql.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { currentAsOf } from '../releases/asOf.sql.ts';
import { describedProperties } from './describing.rules.ts';
import { hotelOf, joinHotel } from './premisesAlcohol.sql.ts';

/**
 * Premises with bars and hotels in a county, by alcohol per available room over some months. $1: premises, whose county
 * it is, $2 and $3: first and last month as dates. Only those that have both for at least 10 twelfths of the months
 * that any of them has; no row if the asked premises are not among them. Amounts are cents. Sums of each kind are
 * materialized; as of a release, they would otherwise be computed again for each row of the other kind.
 */
const selectRank = `here as (
    select p.county_code from hotel_property p
    where p.premises_id = $1 and p.county_code is not null and not p.is_marketplace
    order by p.last_month desc nulls last, p.id limit 1
  ), peer as materialized (
    select distinct p.premises_id
    from hotel_property p join here using (county_code)
    where not p.is_marketplace and p.last_month >= $2::date
      and exists (select from beverage_property b where b.premises_id = p.premises_id)
  ), alcohol as materialized (
    select peer.premises_id, m.month, sum(m.total_receipts_cents) as receipts
    from peer
    join beverage_property p on p.premises_id = peer.premises_id
    join beverage_month m on m.property_id = p.id and m.month between $2::date and $3::date
    group by 1, 2
  ), lodging as materialized (
    select premises_id, month, sum(rooms) * ((month + interval '1 month')::date - month) as nights
    from (
      select peer.premises_id, m.month, max(m.room_capacity) as rooms
      from peer
      join hotel_property p on p.premises_id = peer.premises_id
      join hotel_month m on m.property_id = p.id and m.month between $2::date and $3::date
      ${joinHotel}
      where not m.is_marketplace and not m.is_left_out
      group by 1, 2, ${hotelOf}
    ) hotel
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

export const premisesAlcoholRank = `/* premisesAlcoholRank */
  with ${selectRank}`;

const [hotelRelease, barRelease] = ['$4::bigint', '$5::bigint'];

/** Hotels at the addresses of all that ever filed in a county of the premises, as described at the release. */
const pastHotels = `
    with county as (
      select distinct f.county_code from hotel_filing f join hotel_property p on p.id = f.property_id
      where p.premises_id = $1
    ), address as (
      select distinct p.premises_id from hotel_filing f join hotel_property p on p.id = f.property_id
      where f.county_code in (select county_code from county)
    )
    select latest.*, p.premises_id
    from (${describedProperties(
      'hotel',
      ['county_code', 'is_marketplace'],
      `(select * from (${currentAsOf('hotel_filing', hotelRelease)}) current where current.property_id = any(array(
        select id from hotel_property where premises_id in (select premises_id from address)
      )))`,
    )}) latest
    join hotel_property p on p.id = latest.id`;

const bars = `array(select id from beverage_property where premises_id in (select premises_id from past_hotel))`;

/**
 * The same as of releases ($4: of hotels, $5: of bars; their numbers). Each tax is a subquery, because both define CTEs
 * of the same names.
 */
export const premisesAlcoholRankAsOf = `/* premisesAlcoholRankAsOf */
  with past_hotel as materialized (${pastHotels}
  ), hotel_month as materialized (
    with ${pastHotelMonths({
      ids: 'array(select id from past_hotel)',
      release: hotelRelease,
      spans: [{ first: '$2::date', last: '$3::date' }],
    })}
    select * from hotel_month
  ), beverage_month as materialized (
    with ${pastBeverageMonths({ ids: bars, release: barRelease })}
    select * from beverage_month where month between $2::date and $3::date
  ), hotel_property as (select * from past_hotel),
  ${selectRank}`;
