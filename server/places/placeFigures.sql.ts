/** Places are asked for as $1 kinds and $2 keys; $3 and $4 are first and last month as dates, null for no bound. */
const asked = `unnest($1::text[], $2::text[], $3::date[], $4::date[])
    with ordinality as k(kind, place_key, first_month, last_month, position)`;
const within = "m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')";

/** The last day that quarterly filers have filed for; of the months after it, their part is still to come. */
const quarterlyEnd = `coalesce(
    (select max(period_end) from release_period where product = 'hotel' and series = 'quarterly'), 'infinity')`;

const lodging = `
  to_char(m.month, 'YYYY-MM') as month, m.room_receipts_cents as "roomReceipts",
  m.taxable_receipts_cents as "taxableReceipts", m.marketplace_cents as marketplace,
  m.apportioned_cents as apportioned, m.rooms, m.properties, m.suspects_left_out as "suspectsLeftOut",
  m.month > ${quarterlyEnd} as "awaitsQuarterlyFilers", m.release_id as "releaseId"`;

const alcohol = `
  to_char(m.month, 'YYYY-MM') as month, m.total_receipts_cents as "totalReceipts",
  m.liquor_receipts_cents as "liquorReceipts", m.wine_receipts_cents as "wineReceipts",
  m.beer_receipts_cents as "beerReceipts", m.cover_charge_receipts_cents as "coverChargeReceipts",
  m.estimated_cents as estimated, m.properties, m.release_id as "releaseId"`;

export const lodgingPlaceMonths = `/* lodgingPlaceMonths */
  select k.position, ${lodging}
  from ${asked}
  join hotel_place_month m on m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0 and ${within}
  order by k.position, m.month`;

export const alcoholPlaceMonths = `/* alcoholPlaceMonths */
  select k.position, ${alcohol}
  from ${asked}
  join beverage_place_month m on m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0 and ${within}
  order by k.position, m.month`;

/** The cities of counties, whose keys are county codes. */
export const citiesLodgingMonths = `/* citiesLodgingMonths */
  select k.position, m.place_key as city, ${lodging}
  from ${asked}
  join hotel_place_month m on m.kind = 'CITY_IN_COUNTY' and m.county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end and ${within}
  order by k.position, m.place_key, m.month`;

export const citiesAlcoholMonths = `/* citiesAlcoholMonths */
  select k.position, m.place_key as city, ${alcohol}
  from ${asked}
  join beverage_place_month m on m.kind = 'CITY_IN_COUNTY' and m.county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end and ${within}
  order by k.position, m.place_key, m.month`;

/**
 * $1 kinds, $2 keys. Beside each year what is compared: its months and the same months of the year before, so that
 * a year in progress is not compared with a whole one, and without those that quarterly filers have yet to file for,
 * so that their part is not missed on one side only.
 */
export const lodgingPlaceYears = `/* lodgingPlaceYears */
  select k.position, y.year, y.months, y.room_receipts_cents as "roomReceipts",
    y.taxable_receipts_cents as "taxableReceipts", y.marketplace_cents as marketplace,
    y.apportioned_cents as apportioned, y.room_nights as "roomNights", y.release_id as "releaseId",
    compared.receipts as "receiptsCompared", compared.marketplace as "marketplaceCompared",
    compared.nights as "nightsCompared", compared.receipts_before as "receiptsBefore",
    compared.marketplace_before as "marketplaceBefore", compared.nights_before as "nightsBefore"
  from unnest($1::text[], $2::text[]) with ordinality as k(kind, place_key, position)
  join hotel_place_year y on y.kind = k.kind and y.place_key = k.place_key and y.county_code = 0
  cross join lateral (
    select sum(m.room_receipts_cents)::bigint as receipts, sum(m.marketplace_cents)::bigint as marketplace,
      sum(m.rooms * ((m.month + interval '1 month')::date - m.month))::bigint as nights,
      sum(b.room_receipts_cents)::bigint as receipts_before,
      sum(b.marketplace_cents)::bigint as marketplace_before,
      sum(b.rooms * ((b.month + interval '1 month')::date - b.month))::bigint as nights_before
    from hotel_place_month m
    left join hotel_place_month b on b.kind = m.kind and b.place_key = m.place_key and b.county_code = 0
      and b.month = (m.month - interval '1 year')::date
    where m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0
      and m.month between make_date(y.year, 1, 1) and make_date(y.year, 12, 1) and m.month <= ${quarterlyEnd}
  ) compared
  order by k.position, y.year`;

export const alcoholPlaceYears = `/* alcoholPlaceYears */
  select k.position, y.year, y.months, y.total_receipts_cents as "totalReceipts",
    y.estimated_cents as estimated, y.release_id as "releaseId", before.receipts as "receiptsBefore"
  from unnest($1::text[], $2::text[]) with ordinality as k(kind, place_key, position)
  join beverage_place_year y on y.kind = k.kind and y.place_key = k.place_key and y.county_code = 0
  cross join lateral (
    select sum(b.total_receipts_cents)::bigint as receipts
    from beverage_place_month m
    join beverage_place_month b on b.kind = m.kind and b.place_key = m.place_key and b.county_code = 0
      and b.month = (m.month - interval '1 year')::date
    where m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0
      and m.month >= make_date(y.year, 1, 1) and m.month <= make_date(y.year, 12, 1)
  ) before
  order by k.position, y.year`;
