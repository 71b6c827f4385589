import type { ListSql } from '../../platform/lib/list.sql.ts';
import type { Asks } from '../../platform/lib/maySelect.ts';
import { fact, propertyColumns, propertyList } from '../propertyColumns.sql.ts';

const columnsFor = propertyColumns('hotel', {
  // Which hotels are near depends on the rooms.
  keys: ['p.brand_id as "brandId"', 'nullif(p.room_capacity, 0) as "roomCapacity"'],
  facts: [
    fact('phone', `nullif(p.location_phone, '')`),
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
