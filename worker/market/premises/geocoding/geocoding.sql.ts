/** $1: most rows. Addresses that were never asked for, and those without a point that were asked half a year ago. */
export const waitingAddresses = `/* geocoding.waiting */
  select p.address, p.zip, coalesce(z.city, '') as city, z.latitude as "zipLatitude", z.longitude as "zipLongitude"
  from premises p
  join zip z on z.zip = p.zip
  left join address_point a on a.address = p.address and a.zip = p.zip
  where p.address ~ '^[0-9]'
    and (a.address is null or a.quality = 'NONE' and a.asked_at < now() - interval '180 days')
  order by p.id desc
  limit $1`;

/** $1 to $6: address, ZIP code, quality, latitude, longitude, matched address; $7: source. */
export const savePoints = `/* geocoding.save */
  insert into address_point (address, zip, quality, latitude, longitude, matched_address, source)
  select found.*, $7 from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[]) as found
  on conflict (address, zip) do update set quality = excluded.quality, latitude = excluded.latitude,
    longitude = excluded.longitude, matched_address = excluded.matched_address, source = excluded.source, asked_at = now()`;

/** Google's terms let coordinates be kept for 30 days. */
export const forgetExpired = `/* geocoding.forgetExpired */
  delete from address_point where source = 'google' and asked_at < now() - interval '30 days'`;
