import type { ListSql } from '../lib/list.sql.ts';
import { monthFlags, receiptColumns } from './beverageMonth.sql.ts';

const columns = `
  m.property_id as "propertyId", m.release_id as "releaseId",
  (m.month + interval '1 month - 1 day')::date as "periodEnd", ${receiptColumns('m')}, ${monthFlags} as flags,
  coalesce(f.location_name, p.location_name) as "locationName",
  coalesce(f.location_address, p.location_address) as "locationAddress",
  coalesce(f.location_zip, p.location_zip) as "locationZip", m.city, county.name as county,
  p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber"`;

/**
 * The properties that may have figures for a month in a place. They are found by their filings, which are indexed
 * by period and place as the months are not; a legacy filing may count to a property of the portal that has had its
 * permit.
 */
function properties(month: string, places: (alias: string) => string): string {
  const filed = `filed.replaced_by_release_id is null
          and filed.period_end = (${month} + interval '1 month - 1 day')::date and ${places('filed')}`;
  return `
      select filed.property_id from beverage_filing filed where ${filed}
      union
      select held.property_id
      from beverage_filing filed join beverage_permit held using (permit)
      where filed.source = 'legacy' and ${filed}`;
}

/**
 * A month's property months, under the name of the filing of the time where there is one, else of the property.
 * `month` is a placeholder, `places` makes a condition on a row of an alias.
 */
export function beverageResultList(month: string, places: (alias: string) => string): ListSql {
  return {
    name: 'beverageResultList',
    columns,
    from: `(${properties(month, places)}) found
      join beverage_month m on m.property_id = found.property_id and m.month = ${month}
      join beverage_property p on p.id = m.property_id
      left join county on county.code = m.county_code
      left join lateral (
        select * from beverage_filing filed
        where filed.property_id = m.property_id
          and filed.period_end = (m.month + interval '1 month - 1 day')::date
          and filed.replaced_by_release_id is null
        order by filed.id limit 1
      ) f on true`,
    where: places('m'),
  };
}
