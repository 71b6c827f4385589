/** SQL of the brand of a filing. Worker and preview share it so that they agree. */

/** Hotels with fewer rooms get no brand by their name. */
export const leastRooms = 10;

/** Joins as `correction` the correction in force for the name and property of the filing `of`; marketplaces have none. */
export function joinCorrection(of: string): string {
  return `left join hotel_brand_correction correction
    on correction.ended_at is null and correction.property_id = ${of}.property_id
      and correction.location_name = ${of}.location_name and not ${of}.is_marketplace`;
}

/**
 * Joins the brand of the filing `of`: an administrator's correction, otherwise the brand of the name it was filed under.
 */
export function joinBrandOf(of: string): string {
  return `left join brand_name_match b
    on b.brand_id is not null and b.location_name = ${of}.location_name
      and ${of}.room_capacity >= ${leastRooms} and not ${of}.is_marketplace
  ${joinCorrection(of)}`;
}

/** The same of a filing `f`. */
export const joinBrand = joinBrandOf('f');

/** SQL of the brand so joined. */
export const brandOfFiling =
  'case when correction.id is not null then correction.brand_id else b.brand_id end';

/**
 * Properties that may have filed under one of the names (a placeholder). Filings have no index by name. Timelines
 * have all names of properties with an address; the others are few.
 */
export function propertiesNamed(names: string): string {
  return `(
    select property_id from ownership_period where product = 'hotel' and location_name = any(${names}::text[])
    union
    select id from hotel_property where premises_id is null
  )`;
}
