/** Joins of a property `p` and its `zip`: the point of its address, if a geocoder found it. */
export const joinPoint = `left join premises place on place.id = p.premises_id
  left join address_point point on point.address = place.address and point.zip = place.zip`;

/** Point of the address if it is known, else the middle of the ZIP code, which says that it is one. */
export const coordinatesColumn = `case
    when point.latitude is not null then json_build_object(
      'latitude', point.latitude, 'longitude', point.longitude, 'approximate', false, 'quality', point.quality,
      'source', case point.source when 'census' then 'US Census' else 'Google' end)
    when zip.zip is not null then json_build_object(
      'latitude', zip.latitude, 'longitude', zip.longitude, 'approximate', true) end as coordinates`;
