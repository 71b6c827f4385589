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
 * A month's property months, under the name of the filing of the time where there is one, else of the property.
 * `month` is a placeholder, `place` a condition on `m`.
 */
export function beverageResultList(month: string, place: string): ListSql {
  return {
    name: 'beverageResultList',
    columns,
    from: `beverage_month m
      join beverage_property p on p.id = m.property_id
      left join county on county.code = m.county_code
      left join lateral (
        select * from beverage_filing filed
        where filed.property_id = m.property_id
          and filed.period_end = (m.month + interval '1 month - 1 day')::date
          and filed.replaced_by_release_id is null
        order by filed.id limit 1
      ) f on true`,
    where: `m.month = ${month} and ${place}`,
  };
}
