import { LEAST_SIMILARITY, NO_CITY } from '../../../server/market/places/place.rules.ts';

/** SQL: whether a row `s` is one of a marketplace, which files one a city or county that it has listings in. */
export const isMarketplace =
  "(s.room_capacity = 1 and (s.location_name like 'CITY OF %' or s.location_name like 'COUNTY OF %'))";

/** Counties are spelled with and without blanks ('COUNTY OF FORTBEND'). */
function unspaced(name: string): string {
  return `replace(upper(${name}), ' ', '')`;
}

/**
 * The place of a row `s`, staged or filed. A marketplace's row counts toward the city it names and that city's
 * county, or to the county it names, whatever its address; any other row to the place of its own address, or
 * none if that is not in Texas. A missing city has a name too, so that cities add up to counties. Marketplaces
 * misspell cities ('HIGHES SPRINGS'). A name that is no known city or alias counts toward the county of that name,
 * otherwise to the known city with the most similar name and its county, because the row has no county of its
 * own; if none is similar, it counts toward no place, because its county is unknown.
 */
export const placing: Record<'is_marketplace' | 'city' | 'county_code' | 'zip', string> = {
  is_marketplace: isMarketplace,
  city: `case
      when ${isMarketplace} then coalesce(
        named_city.name, case when named_county.code is not null then '${NO_CITY}' end, similar_city.name
      )
      when own.county_code is not null
        then coalesce(own_alias.city, nullif(upper(s.location_city), ''), '${NO_CITY}')
    end`,
  county_code: `case
      when ${isMarketplace} then coalesce(named_city.county_code, named_county.code, similar_city.county_code)
      else own.county_code
    end`,
  zip: `case when not ${isMarketplace} and own.county_code is not null then nullif(s.location_zip, '') end`,
};

/** The reference facts that {@link placing} looks at. */
export const placingJoins = `left join zip z on z.zip = s.location_zip
  cross join lateral (select coalesce(s.location_county_code, z.county_code) as county_code) own
  left join city_alias own_alias on own_alias.filed = upper(s.location_city)
  left join lateral (
    -- Within the condition, so that only the names of marketplaces are taken apart.
    select
      case when ${isMarketplace} and s.location_name like 'CITY OF %'
        then nullif(trim(substr(s.location_name, 9)), '') end as city,
      case when ${isMarketplace}
        then ${unspaced("regexp_replace(s.location_name, '^(CITY|COUNTY) OF | COUNTY$', '', 'g')")} end as county
  ) named on true
  left join city_alias named_alias on named_alias.filed = named.city
  left join city named_city on named_city.name = coalesce(named_alias.city, named.city)
  left join county named_county on ${unspaced('named_county.name')} = named.county and named_city.name is null
  left join city similar_city on similar_city.name = case
    -- Searched only then: a search for each row takes as long as adding it.
    when named.city is not null and named_city.name is null and named_county.code is null then (
      select near.name
      from (
        -- The index returns the nearest first; ties are ordered by name.
        select c.name, c.name <-> named.city as distance from city c
        order by c.name <-> named.city limit 4
      ) near
      where near.distance <= 1 - ${String(LEAST_SIMILARITY)}
      order by near.distance, near.name
      limit 1
    )
  end`;
