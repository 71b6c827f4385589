/** From this number of rooms on: small houses let a room more or less. */
const LEAST_ROOMS = 20;
const TIMES = 2;

/** SQL: true if the rooms of two owners (aliases of properties) are so far apart that one number is probably wrong. */
function differ(one: string, other: string): string {
  const rooms = `${one}.room_capacity, ${other}.room_capacity`;
  return `least(${rooms}) > 0 and greatest(${rooms}) >= ${String(LEAST_ROOMS)}
      and greatest(${rooms}) >= ${String(TIMES)} * least(${rooms})`;
}

/**
 * SQL: true if the latest owner of the hotel, of a property (SQL of its id), last filed other rooms than another owner. A
 * set that is read once: looked up for each hotel of Texas, it would have no index.
 */
export function hasDifferingRooms(latest: string): string {
  return `${latest} in (
      select e.latest_property_id
      from establishment_property e
      join hotel_property own on own.id = e.latest_property_id
      join hotel_property other on other.id = e.property_id
      where e.product = 'hotel' and ${differ('own', 'other')}
    )`;
}

/** Rooms that another owner of the hotel last filed, if they differ so much. $1: property ids. */
export const roomsOfAnotherOwner = `/* roomsOfAnotherOwner */
  select k.position, found.rooms
  from unnest($1::int[]) with ordinality as k(property_id, position)
  join hotel_property own on own.id = k.property_id
  join establishment_property e on e.product = 'hotel' and e.property_id = own.id
  cross join lateral (
    select other.room_capacity as rooms
    from establishment_property o join hotel_property other on other.id = o.property_id
    where o.product = 'hotel' and o.establishment_id = e.establishment_id and ${differ('own', 'other')}
    order by other.last_month desc, other.id
    limit 1
  ) found`;
