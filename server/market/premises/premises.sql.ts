/** $1: premises ids. */
export const premisesById = `/* premisesById */
  select k.position, 'premises:' || p.id as id, p.id as "premisesId", p.address, p.zip
  from unnest($1::int[]) with ordinality as k(id, position)
  join premises p using (id)`;

const columns = `
  o.property_id as "propertyId", upper(o.product) as product, o.location_name as "locationName",
  o.location_address as "locationAddress", o.taxpayer_name as "taxpayerName", o.begin_date as "beginDate",
  o.end_date as "endDate", o.dates_are_filed_periods as "datesAreFiledPeriods",
  coalesce(hotel.taxpayer_number, bar.taxpayer_number) as "taxpayerNumber",
  coalesce(hotel.location_number, bar.location_number) as "locationNumber"`;

/** $1: premises ids. The latest first. */
export const ownershipOfPremises = `/* ownershipOfPremises */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(premises_id, position)
  join ownership_period o using (premises_id)
  left join hotel_property hotel on o.product = 'hotel' and hotel.id = o.property_id
  left join beverage_property bar on o.product = 'beverage' and bar.id = o.property_id
  -- A legacy property whose months count toward the portal's property would tell the same story twice.
  where o.product = 'hotel' or exists (select from beverage_month m where m.property_id = o.property_id)
  order by k.position, o.begin_date desc, o.product desc, o.property_id, o.position desc`;
