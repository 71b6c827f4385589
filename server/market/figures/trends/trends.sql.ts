import { hotelList } from '../../hotels/hotel.sql.ts';
import type { ListSql } from '../../../platform/lib/list.sql.ts';

/** $1: the year, or null for all. Without 2000, when records begin. */
export const newHotels = `/* newHotels */
  select year, new_hotels as "newHotels", rooms_added::int as "roomsAdded", rooms_unknown as "roomsUnknown"
  from new_hotels_year
  where year <> 2000 and year = coalesce($1::int, year)
  order by year`;

/** First hotels at the addresses that are new in the year `owner.id`. */
export function hotelsOfYear(): ListSql {
  const list = hotelList(`first_at.first_hotel_begin >= make_date(owner.id::int, 1, 1)
    and first_at.first_hotel_begin < make_date(owner.id::int + 1, 1, 1)`);
  return {
    ...list,
    name: 'hotelsOfYear',
    from: `${list.from} join premises first_at on first_at.first_hotel_id = p.id`,
  };
}

/** $1: property ids. */
export const roomsWhenNew = `/* roomsWhenNew */
  select k.position, premises.first_hotel_rooms as rooms
  from unnest($1::int[]) with ordinality as k(id, position)
  join premises on premises.first_hotel_id = k.id`;
