import { readPlaceMonth, readPlaceYear } from '../figures/figureSql.rules.ts';
import { joinLeftOutOfYear } from '../figures/leftOut/leftOut.sql.ts';
import { hasQuarterlyFilers } from '../releases/publishedMonths.rules.ts';
import { incompleteMonthsOf, isIncomplete } from '../releases/incompleteMonths.rules.ts';
import type { ProductName } from '../productName.rules.ts';

/** Places are asked for as $1 kinds and $2 keys; $3 and $4 are first and last month as dates, null for no bound. */
const asked = `unnest($1::text[], $2::text[], $3::date[], $4::date[])
    with ordinality as k(kind, place_key, first_month, last_month, position)`;
const within = "m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')";

function lacksQuarterlyFilers(table: string): string {
  return `(not ${hasQuarterlyFilers(`${table}.month`)})`;
}

const lodging = `
  to_char(m.month, 'YYYY-MM') as month, ${readPlaceMonth},
  ${lacksQuarterlyFilers('m')} as "awaitsQuarterlyFilers",
  ${isIncomplete('hotel', 'm.month')} as "isIncomplete",
  m.release_id as "releaseId"`;

const alcohol = `
  to_char(m.month, 'YYYY-MM') as month, m.total_receipts_cents as "totalReceipts",
  m.liquor_receipts_cents as "liquorReceipts", m.wine_receipts_cents as "wineReceipts",
  m.beer_receipts_cents as "beerReceipts", m.cover_charge_receipts_cents as "coverChargeReceipts",
  m.estimated_cents as estimated, m.properties, m.release_id as "releaseId",
  ${isIncomplete('beverage', 'm.month')} as "isIncomplete"`;

/** Sums of the properties with figures for a month `m` and for the same month a year earlier. */
const alike = 'l.receipts_cents as "alikeLater", l.receipts_before_cents as "alikeEarlier"';
const idle = 'l.idle_receipts_cents as "idleLater", l.idle_before_cents as "idleEarlier"';

function joinAlike(product: ProductName): string {
  return `left join ${product}_place_like_for_like l on l.kind = m.kind and l.place_key = m.place_key
    and l.county_code = m.county_code and l.month = m.month`;
}

/** This and the next three are query fragments without a WITH clause: as-of versions prepend CTEs that shadow the tables. */
export const selectLodgingMonths = `select k.position, ${lodging}, ${alike}, ${idle}
  from ${asked}
  join hotel_place_month m on m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0 and ${within}
  ${joinAlike('hotel')}
  order by k.position, m.month`;

export const lodgingPlaceMonths = `/* lodgingPlaceMonths */
  ${selectLodgingMonths}`;

export const selectAlcoholMonths = `select k.position, ${alcohol}, ${alike}, ${idle}
  from ${asked}
  join beverage_place_month m on m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0 and ${within}
  ${joinAlike('beverage')}
  order by k.position, m.month`;

export const alcoholPlaceMonths = `/* alcoholPlaceMonths */
  ${selectAlcoholMonths}`;

/** The cities of counties, whose keys are county codes. */
export const selectCitiesLodgingMonths = `select k.position, m.place_key as city, ${lodging}
  from ${asked}
  join hotel_place_month m on m.kind = 'CITY_IN_COUNTY' and m.county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end and ${within}
  order by k.position, m.place_key, m.month`;

export const citiesLodgingMonths = `/* citiesLodgingMonths */
  ${selectCitiesLodgingMonths}`;

export const selectCitiesAlcoholMonths = `select k.position, m.place_key as city, ${alcohol}
  from ${asked}
  join beverage_place_month m on m.kind = 'CITY_IN_COUNTY' and m.county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end and ${within}
  order by k.position, m.place_key, m.month`;

export const citiesAlcoholMonths = `/* citiesAlcoholMonths */
  ${selectCitiesAlcoholMonths}`;

/**
 * Months of a place's year `y` that the year before has too: `m` and `b`, and `l` of the properties with figures in
 * both. A year in progress must not be compared with a whole one, nor a month with one that no release has.
 */
function comparedMonths(product: ProductName): string {
  return `${product}_place_month m
    join ${product}_place_month b on b.kind = m.kind and b.place_key = m.place_key and b.county_code = 0
      and b.month = (m.month - interval '1 year')::date
    ${joinAlike(product)}
    where m.kind = k.kind and m.place_key = k.place_key and m.county_code = 0
      and m.month between make_date(y.year, 1, 1) and make_date(y.year, 12, 1)`;
}

/** The part of idle hotels or bars; null if a month's is unknown, because it was summed before the part was kept apart. */
function comparedIdle(column: string): string {
  return `case when count(l.${column}) = count(l.receipts_cents) then sum(l.${column})::bigint end`;
}

/** Those of the months that properties with figures in both meet a condition in. */
function monthsOf(condition: string): string {
  return `array_agg(to_char(m.month, 'YYYY-MM') order by m.month) filter (where ${condition})`;
}

/** Compared receipts and their months: in total, and of properties with figures in both months. */
function comparedReceipts(column: string): string {
  return `sum(m.${column})::bigint as "laterReceipts", sum(b.${column})::bigint as "earlierReceipts",
      sum(l.receipts_cents)::bigint as "alikeLater", sum(l.receipts_before_cents)::bigint as "alikeEarlier",
      ${comparedIdle('idle_receipts_cents')} as "idleLater", ${comparedIdle('idle_before_cents')} as "idleEarlier",
      ${monthsOf('l.receipts_cents is not null')} as "receiptsComparedMonths"`;
}

function nights(rooms: string, month: string): string {
  return `sum(${rooms} * ((${month} + interval '1 month')::date - ${month}))::bigint`;
}

/**
 * $1 kinds, $2 keys. Each year comes with its comparison; RevPAR covers the properties whose rooms count in both
 * months.
 */
export const selectLodgingYears = `select k.position, y.year, y.months, ${readPlaceYear}, y.release_id as "releaseId",
    ${incompleteMonthsOf('hotel', 'y.year')} as "incompleteMonths", compared.*, left_out.*
  from unnest($1::text[], $2::text[]) with ordinality as k(kind, place_key, position)
  join hotel_place_year y on y.kind = k.kind and y.place_key = k.place_key and y.county_code = 0
  cross join lateral (
    select ${comparedReceipts('room_receipts_cents')},
      sum(m.revpar_receipts_cents)::bigint as "laterRoomRevenue",
      sum(b.revpar_receipts_cents)::bigint as "earlierRoomRevenue",
      sum(l.revpar_receipts_cents)::bigint as "alikeLaterRoomRevenue",
      sum(l.revpar_receipts_before_cents)::bigint as "alikeEarlierRoomRevenue",
      ${nights('l.rooms', 'm.month')} as "laterNights", ${nights('l.rooms_before', 'b.month')} as "earlierNights",
      ${monthsOf('l.rooms > 0 and l.rooms_before > 0')} as "revparComparedMonths"
    from ${comparedMonths('hotel')}
  ) compared
  ${joinLeftOutOfYear}
  order by k.position, y.year`;

export const lodgingPlaceYears = `/* lodgingPlaceYears */
  ${selectLodgingYears}`;

/** $1 kinds, $2 keys. Each year comes with its comparison. */
export const selectAlcoholYears = `select k.position, y.year, y.months, y.total_receipts_cents as "totalReceipts",
    y.estimated_cents as estimated, y.release_id as "releaseId",
    ${incompleteMonthsOf('beverage', 'y.year')} as "incompleteMonths", compared.*
  from unnest($1::text[], $2::text[]) with ordinality as k(kind, place_key, position)
  join beverage_place_year y on y.kind = k.kind and y.place_key = k.place_key and y.county_code = 0
  cross join lateral (
    select ${comparedReceipts('total_receipts_cents')} from ${comparedMonths('beverage')}
  ) compared
  order by k.position, y.year`;

export const alcoholPlaceYears = `/* alcoholPlaceYears */
  ${selectAlcoholYears}`;
