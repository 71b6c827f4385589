/** The hotel of city $1 with the highest receipts of year $2, without marketplaces and months that were left out. */
export const largestHotel = `/* trialLargestHotel */
  select p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber"
  from hotel_property p
  join hotel_month m on m.property_id = p.id and not m.is_left_out
    and m.month between make_date($2, 1, 1) and make_date($2, 12, 1)
  where p.city = $1 and not p.is_marketplace
  group by p.id
  order by sum(m.room_receipts_cents) desc, p.id
  limit 1`;
