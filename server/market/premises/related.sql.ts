import { hasFigures } from '../beverages/beverage.sql.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';

const eachTax = (where: string): string => `
    select 'HOTEL' as product, p.id, p.location_name, p.responsibility_begin from hotel_property p where ${where}
    union all
    select 'BEVERAGE', p.id, p.location_name, p.responsibility_begin from beverage_property p
    where ${where} and ${hasFigures}`;

/** Properties of both taxes of the taxpayer whose number the placeholder holds. */
export function propertiesOfTaxpayer(number: string): ListSql {
  return {
    name: 'propertiesOfTaxpayer',
    columns: 'r.id as "propertyId", r.product',
    from: `(${eachTax(`p.taxpayer_number = ${number}`)}) r`,
    where: 'true',
  };
}

/** $1: an address in one spelling, $2: zip, $3: limit. Latest start of responsibility first. */
export const propertiesAtAddress = `/* propertiesAtAddress */
  select r.id as "propertyId", r.product
  from (
    select id from premises where address = $1 and zip = $2
    union
    select premises_id from premises_join where zip = $2 and (one = $1 or other = $1)
  ) x
  cross join lateral (${eachTax('p.premises_id = x.id')}) r
  order by r.responsibility_begin desc nulls last, r.product, r.id
  limit $3`;
