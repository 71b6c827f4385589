/**
 * Receipts of all bars at premises by month, with the rooms of the hotels there. $1: premises ids, $2 and $3: first
 * and last month as dates, null for no bound.
 */
export const premisesAlcoholMonths = `/* premisesAlcoholMonths */
  select k.position, to_char(bars.month, 'YYYY-MM') as month, bars.receipts as "totalReceipts", hotels.rooms,
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
    select sum(m.room_capacity)::integer as rooms
    from hotel_property p join hotel_month m on m.property_id = p.id and m.month = bars.month
    where p.premises_id = k.premises_id and not m.is_marketplace and not m.is_left_out
  ) hotels
  order by k.position, bars.month`;
