/**
 * SQL of the city in the address of a property `p` by its known name. A marketplace counts toward
 * another city, so the property's own city would be wrong.
 */
export const addressCityColumn = `coalesce(
    (select known.city from city_alias known where known.filed = upper(p.location_city)), p.location_city
  ) as "addressCity"`;
