import type { ListSql } from '../../platform/lib/list.sql.ts';
import type { Asks } from '../../platform/lib/maySelect.ts';
import { knownPhone } from '../phone.sql.ts';
import { fact, propertyColumns, propertyList, type KeysOf, type Listed } from '../propertyColumns.sql.ts';
import type { Hotel } from './hotel.type.ts';

const keys = {
  brandId: 'p.brand_id',
  // Which hotels are near depends on the rooms.
  roomCapacity: 'nullif(p.room_capacity, 0)',
};

/** A hotel as its resolvers get it, from a list or by its number. */
export type HotelKeys = KeysOf<Hotel, keyof typeof keys>;
export type ListedHotel = Listed<Hotel, keyof typeof keys>;

const columnsFor = propertyColumns('hotel', {
  keys,
  facts: [
    fact('phone', knownPhone('p.location_phone')),
    fact('filerType', `case p.filer_type when 50 then 'MONTHLY' when 60 then 'QUARTERLY' end`),
    fact('isMarketplace', 'p.is_marketplace'),
  ],
});

const { columns, joins } = columnsFor();

/** $1: property ids. */
export const hotelsById = `/* hotelsById */ /* prepared */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(id, position)
  join hotel_property p using (id) ${joins}`;

/** $1: taxpayer numbers, $2: location numbers. */
export const hotelsByNumber = `/* hotelsByNumber */
  select k.position, ${columns}
  from unnest($1::text[], $2::int[]) with ordinality as k(taxpayer_number, location_number, position)
  join hotel_property p using (taxpayer_number, location_number) ${joins}`;

/** $1: premises ids. */
export const hotelsAtPremises = `/* hotelsAtPremises */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(premises_id, position)
  join hotel_property p using (premises_id) ${joins}
  order by k.position, p.responsibility_begin desc nulls last, p.id`;

/** Hotels with what the query asks for; with every column unless `asks` is given. */
export function hotelList(where: string, asks?: Asks): ListSql {
  return propertyList('hotel', columnsFor(asks), where);
}
