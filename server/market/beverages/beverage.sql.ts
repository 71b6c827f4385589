import type { ListSql } from '../../platform/lib/list.sql.ts';
import { addressCityColumn } from '../places/addressCity.sql.ts';
import { coordinatesColumn, joinPoint } from '../places/maps/coordinates.sql.ts';
import { joinStatus, statusColumns } from '../releases/currentProperties.rules.ts';
import { propertyKey } from '../propertyKey.rules.ts';

/** Columns of a property for GraphQL, from `p`. */
const columns = `
  p.id as "propertyId", p.premises_id as "premisesId",
  p.city as "cityName", p.county_code as "countyCode", county.name as "countyName", p.zip as "zipName",
  'beverage:' || ${propertyKey} as id,
  p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber", nullif(p.permit, '') as permit,
  p.location_name as name, p.location_address as address, p.location_city as "filedCity",
  ${addressCityColumn},
  p.location_state as state, p.location_zip as zip,
  json_build_object('number', p.taxpayer_number, 'name', p.taxpayer_name, 'address', p.taxpayer_address,
    'city', p.taxpayer_city, 'county', taxpayer_county.name, 'state', p.taxpayer_state, 'zip', p.taxpayer_zip,
    'phone', null) as taxpayer,
  p.responsibility_begin as "responsibilityBegin", p.responsibility_end as "responsibilityEnd",
  ${statusColumns},
  p.dates_are_filed_periods as "datesAreFiledPeriods",
  ${coordinatesColumn}`;

const joins = `
  left join county on county.code = p.county_code
  left join county taxpayer_county on taxpayer_county.code = p.taxpayer_county_code
  left join zip on zip.zip = p.zip
  ${joinPoint}
  ${joinStatus('beverage')}`;

/**
 * True for a property `p` with figures of its own. A property known only from legacy releases has none once the
 * portal knows its permit: its months then count toward the portal's property, and listing both would show the same
 * bar twice.
 */
export const hasFigures = 'exists (select from beverage_month where property_id = p.id)';

/** $1: property ids. */
export const beveragesById = `/* beveragesById */ /* prepared */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(id, position)
  join beverage_property p using (id) ${joins}`;

/** $1: taxpayer numbers, $2: location numbers. */
export const beveragesByNumber = `/* beveragesByNumber */
  select k.position, ${columns}
  from unnest($1::text[], $2::int[]) with ordinality as k(taxpayer_number, location_number, position)
  join beverage_property p using (taxpayer_number, location_number) ${joins}`;

/** $1: premises ids. */
export const beveragesAtPremises = `/* beveragesAtPremises */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(premises_id, position)
  join beverage_property p using (premises_id) ${joins}
  where ${hasFigures}
  order by k.position, p.responsibility_begin desc nulls last, p.id`;

export function beverageList(where: string): ListSql {
  return { name: 'beverageList', columns, from: 'beverage_property p', where, shown: { alias: 'p', joins } };
}
