import type { ListSql } from '../../platform/lib/list.sql.ts';
import { addressCityColumn } from '../places/addressCity.sql.ts';
import { coordinatesColumn, joinPoint } from '../places/maps/coordinates.sql.ts';
import { joinStatus, statusColumns } from '../releases/currentProperties.rules.ts';
import { propertyKey } from '../propertyKey.rules.ts';

/** Columns of a property for GraphQL, from `p`. */
const columns = `
  p.id as "propertyId", p.premises_id as "premisesId", p.brand_id as "brandId",
  p.city as "cityName", p.county_code as "countyCode", county.name as "countyName", p.zip as "zipName",
  'hotel:' || ${propertyKey} as id,
  p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber",
  p.location_name as name, p.location_address as address, p.location_city as "filedCity",
  ${addressCityColumn},
  p.location_state as state, p.location_zip as zip, nullif(p.location_phone, '') as phone,
  json_build_object('number', p.taxpayer_number, 'name', p.taxpayer_name, 'address', p.taxpayer_address,
    'city', p.taxpayer_city, 'county', taxpayer_county.name, 'state', p.taxpayer_state, 'zip', p.taxpayer_zip,
    'phone', nullif(p.taxpayer_phone, '')) as taxpayer,
  nullif(p.room_capacity, 0) as "roomCapacity",
  case p.filer_type when 50 then 'MONTHLY' when 60 then 'QUARTERLY' end as "filerType",
  p.responsibility_begin as "responsibilityBegin", p.responsibility_end as "responsibilityEnd",
  ${statusColumns},
  p.dates_are_filed_periods as "datesAreFiledPeriods", p.is_marketplace as "isMarketplace",
  ${coordinatesColumn}`;

const joins = `
  left join county on county.code = p.county_code
  left join county taxpayer_county on taxpayer_county.code = p.taxpayer_county_code
  left join zip on zip.zip = p.zip
  ${joinPoint}
  ${joinStatus('hotel')}`;

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

export function hotelList(where: string): ListSql {
  return { name: 'hotelList', columns, from: 'hotel_property p', where, shown: { alias: 'p', joins } };
}
