/**
 * The place that a row `s`, staged or filed, counts to. A one-unit 'CITY OF X' row of a marketplace counts to X
 * and to X's county, whatever address it bears; any other row to the place of its own address, and to none where
 * that is not in Texas.
 */
export const placing: Record<'is_marketplace' | 'city' | 'county_code' | 'zip', string> = {
  is_marketplace: 'named.city is not null',
  city: `case
      when named.city is not null then coalesce(named_alias.city, named.city)
      when own.county_code is not null
        then coalesce(own_alias.city, nullif(upper(s.location_city), ''), 'CITY NOT GIVEN')
    end`,
  county_code: 'case when named.city is not null then named_city.county_code else own.county_code end',
  zip: "case when named.city is null and own.county_code is not null then nullif(s.location_zip, '') end",
};

/** The reference facts that {@link placing} looks at. */
export const placingJoins = `left join zip z on z.zip = s.location_zip
  cross join lateral (select coalesce(s.location_county_code, z.county_code) as county_code) own
  left join city_alias own_alias on own_alias.filed = upper(s.location_city)
  left join lateral (
    select nullif(trim(substr(s.location_name, 9)), '') as city
    where s.room_capacity = 1 and s.location_name like 'CITY OF %'
  ) named on true
  left join city_alias named_alias on named_alias.filed = named.city
  left join city named_city on named_city.name = coalesce(named_alias.city, named.city)`;
