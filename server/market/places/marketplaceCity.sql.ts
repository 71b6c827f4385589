import { NO_CITY } from './place.rules.ts';

/**
 * Cities named by marketplaces that are neither known nor an alias, with the place that their receipts count towards,
 * most receipts first.
 */
export const marketplaceCities = `/* marketplaceCities */
  select named.city as name, nullif(named.counted_city, '${NO_CITY}') as "countsTo", county.name as county,
    count(distinct named.taxpayer_number)::int as marketplaces, coalesce(sum(filed.cents), 0)::bigint as receipts
  from (
    select p.id, p.taxpayer_number, trim(substr(p.location_name, 9)) as city, p.city as counted_city, p.county_code
    from hotel_property p where p.is_marketplace and p.location_name like 'CITY OF %'
  ) named
  left join county on county.code = named.county_code
  cross join lateral (
    select sum(m.room_receipts_cents) as cents from hotel_month m where m.property_id = named.id
  ) filed
  where not exists (select from city_alias a where a.filed = named.city)
    and not exists (select from city c where c.name = named.city)
  group by named.city, named.counted_city, county.name
  order by receipts desc, named.city`;
