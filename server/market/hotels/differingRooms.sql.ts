/** From this number of rooms on: small houses let a room more or less. */
const LEAST_ROOMS = 20;
const TIMES = 2;

/** SQL: true if two numbers of rooms (SQL) are so far apart that one of them is hardly right. */
function differ(one: string, other: string): string {
  return `greatest(${one}, ${other}) >= ${String(LEAST_ROOMS)}
      and greatest(${one}, ${other}) >= ${String(TIMES)} * least(${one}, ${other})`;
}

/** SQL: true if owners of the hotel of a latest owner's property (SQL of its id) last filed such numbers. */
export function hasDifferingRooms(latest: string): string {
  return `coalesce((
      select ${differ('max(filed.room_capacity)', 'min(filed.room_capacity)')}
      from establishment_property e join hotel_property filed on filed.id = e.property_id
      where e.product = 'hotel' and e.latest_property_id = ${latest} and filed.room_capacity > 0
    ), false)`;
}

/** Rooms that another owner of the hotel last filed, if they differ so much. $1: property ids. */
export const roomsOfAnotherOwner = `/* roomsOfAnotherOwner */
  select k.position, other.rooms
  from unnest($1::int[]) with ordinality as k(property_id, position)
  join hotel_property p on p.id = k.property_id and p.room_capacity > 0
  join establishment_property own on own.product = 'hotel' and own.property_id = p.id
  cross join lateral (
    select q.room_capacity as rooms
    from establishment_property e join hotel_property q on q.id = e.property_id
    where e.product = 'hotel' and e.establishment_id = own.establishment_id and q.id <> p.id and q.room_capacity > 0
      and ${differ('p.room_capacity', 'q.room_capacity')}
    order by q.last_month desc, q.id
    limit 1
  ) other`;
