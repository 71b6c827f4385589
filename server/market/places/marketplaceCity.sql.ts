import { pastHotelMonths } from '../hotels/pastHotelMonths.sql.ts';
import { pastHotelProperties } from '../hotels/pastProperties.sql.ts';
import { NO_CITY } from './place.rules.ts';

/** SQL of the city that a marketplace names: of a property or filing of one. */
const cityNamed = (of: string): string => `trim(substr(${of}.location_name, 9))`;

/** SQL of the condition that it names a city which is neither known nor an alias. */
const namesUnknown = (of: string): string => `${of}.is_marketplace and ${of}.location_name like 'CITY OF %'
    and not exists (select from city_alias a where a.filed = ${cityNamed(of)})
    and not exists (select from city c where c.name = ${cityNamed(of)})`;

/** `filed` is SQL that joins the receipts of a property `p`. */
function selectCities(filed: string): string {
  return `select ${cityNamed('p')} as name, nullif(p.city, '${NO_CITY}') as "countsTo", county.name as county,
    count(distinct p.taxpayer_number)::int as marketplaces, coalesce(sum(filed.cents), 0)::bigint as receipts
  from hotel_property p
  left join county on county.code = p.county_code
  ${filed}
  where ${namesUnknown('p')} and p.last_month is not null
  group by ${cityNamed('p')}, p.city, county.name
  order by receipts desc, name`;
}

/**
 * Cities named by marketplaces that are neither known nor an alias, with the place that their receipts count toward,
 * most receipts first.
 */
export const marketplaceCities = `/* marketplaceCities */
  ${selectCities(`cross join lateral (
    select sum(m.room_receipts_cents) as cents from hotel_month m where m.property_id = p.id
  ) filed`)}`;

const release = '$1::bigint';
const ids = 'array(select id from named_property)';
const always = { first: "date '-infinity'", last: "date 'infinity'" };

/** The same as of a release ($1, its number); which cities are known is judged as of today. */
export const marketplaceCitiesAsOf = `/* marketplaceCitiesAsOf */
  with named_property as materialized (
    select distinct f.property_id as id from hotel_filing f where f.release_id <= ${release} and ${namesUnknown('f')}
  ),
  ${pastHotelProperties({ ids, release })},
  ${pastHotelMonths({ ids, release, spans: [always] })},
  hotel_property as (select * from past_property)
  ${selectCities(`left join (
    select property_id, sum(room_receipts_cents) as cents from hotel_month group by property_id
  ) filed on filed.property_id = p.id`)}`;
