/**
 * SQL of the city in the address of a property `p` by its known name. The city that a marketplace counts toward is another
 * one, so that of the property itself cannot stand in.
 */
export const addressCityColumn = `coalesce(
    (select known.city from city_alias known where known.filed = upper(p.location_city)), p.location_city
  ) as "addressCity"`;
