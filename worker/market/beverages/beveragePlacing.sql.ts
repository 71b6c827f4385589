import { NO_CITY } from '../../../server/market/places/place.rules.ts';

/** The place of a row `s`, staged or filed: that of its address, or none if the address is not in Texas. */
export const placing: Record<'city' | 'county_code' | 'zip', string> = {
  city: `case when own.county_code is not null
      then coalesce(alias.city, nullif(upper(s.location_city), ''), '${NO_CITY}')
    end`,
  county_code: 'own.county_code',
  zip: "case when own.county_code is not null then nullif(s.location_zip, '') end",
};

/** The reference facts that {@link placing} looks at. */
export const placingJoins = `left join zip z on z.zip = s.location_zip
  cross join lateral (select coalesce(s.location_county_code, z.county_code) as county_code) own
  left join city_alias alias on alias.filed = upper(s.location_city)`;
