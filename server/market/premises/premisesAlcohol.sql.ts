import { pastBeverageMonths } from '../beverages/beverageMonthAsOf.sql.ts';
import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { spanAsked } from '../releases/asOf.sql.ts';
import type { ProductName } from '../productName.rules.ts';
import { TRAILING_REACH } from './premisesAlcohol.rules.ts';

function here(product: ProductName): string {
  return `array(select id from ${product}_property where premises_id = any($1::int[]))`;
}

/** SQL that joins the hotel through all its owners to a property `p`: both owners of a hand-over month file its rooms. */
export const joinHotel = "left join establishment_property e on e.product = 'hotel' and e.property_id = p.id";
export const hotelOf = 'coalesce(e.establishment_id, -p.id)';

/** Premises and months that are asked for. $1: premises ids, $2 and $3: first and last month as dates, null for no bound. */
const asked =
  'unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(premises_id, first_month, last_month, position)';

/** Premises ($1: their ids), each with the latest months of its bars that trailing figures need. */
const askedLatest = `(
    select a.premises_id, latest.first_month, null::date as last_month, a.position
    from unnest($1::int[]) with ordinality as a(premises_id, position)
    cross join lateral (
      select (max(m.month) - interval '${String(TRAILING_REACH)} months')::date as first_month
      from beverage_property p
      join beverage_month m on m.property_id = p.id
      where p.premises_id = a.premises_id
    ) latest
  ) k`;

/** Receipts of all bars at premises by month, with the rooms of the hotels there. */
const selectAlcoholMonths = (
  keys: string,
): string => `select k.position, to_char(bars.month, 'YYYY-MM') as month, bars.receipts as "totalReceipts", hotels.rooms,
    hotels.receipts as "roomReceipts",
    bars.release_id as "releaseId"
  from ${keys}
  cross join lateral (
    select m.month, sum(m.total_receipts_cents)::bigint as receipts, max(m.release_id) as release_id
    from beverage_property p
    join beverage_month m on m.property_id = p.id
      and m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')
    where p.premises_id = k.premises_id
    group by m.month
  ) bars
  cross join lateral (
    select sum(hotel.rooms)::integer as rooms, sum(hotel.receipts)::bigint as receipts
    from (
      select max(m.room_capacity) as rooms, sum(m.room_receipts_cents) as receipts
      from hotel_property p join hotel_month m on m.property_id = p.id and m.month = bars.month
      ${joinHotel}
      where p.premises_id = k.premises_id and not m.is_marketplace and not m.is_left_out
      group by ${hotelOf}
    ) hotel
  ) hotels
  order by k.position, bars.month`;

export const premisesAlcoholMonths = `/* premisesAlcoholMonths */
  ${selectAlcoholMonths(asked)}`;

export const latestAlcoholMonths = `/* latestAlcoholMonths */
  ${selectAlcoholMonths(askedLatest)}`;

/**
 * The same for one address as of releases ($4: of hotels, $5: of bars; their numbers). Each tax is a subquery, because
 * both define CTEs of the same names.
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
  ${selectAlcoholMonths(asked)}`;
