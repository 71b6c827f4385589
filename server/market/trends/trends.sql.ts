import { hotelList } from '../hotels/hotel.sql.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';

/** $1: the year, or null for all. 2000 is when records begin, and says nothing. */
export const newHotels = `/* newHotels */
  select year, new_hotels as "newHotels", rooms_added::int as "roomsAdded", rooms_unknown as "roomsUnknown"
  from new_hotels_year
  where year <> 2000 and year = coalesce($1::int, year)
  order by year`;

/** The first hotels of the addresses that a year, known as `owner.id`, brought. */
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
