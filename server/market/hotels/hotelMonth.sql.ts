import { isUnusual } from './filingFlags.rules.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';
import { readHotelMonth } from '../figures/figureSql.rules.ts';
import { rankAmong } from '../figures/ranks.ts';
import { whyFlagged } from './countedFigures.rules.ts';
import { isIdle } from './hotelPairs.rules.ts';
import { isStillFiled } from './hotelFiling.sql.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { standingFor } from '../premises/establishment.sql.ts';
import { hasMonthlyFilers, hasQuarterlyFilers } from '../releases/publishedMonths.rules.ts';
import { isIncomplete } from '../releases/incompleteMonths.rules.ts';
import { responsibleDays } from './responsibleDays.sql.ts';

/**
 * True of filings `f` whose period has the month `m`. No period is longer than a quarter: without saying so, an index
 * would give all later filings, too.
 */
const isOfMonth = `f.period_end >= m.month and f.period_end < m.month + interval '3 months'
          and f.period_end < m.month + make_interval(months => f.period_months)`;

/** The few releases that replaced filings, looked up once per statement, so that other months look for none. */
const releasesWithRevisions = `array(
        select r.id from release r where exists (
          select from hotel_filing replaced where replaced.replaced_by_release_id = r.id
        )
      )`;

/** SQL of the flags of a month that need nothing but it, with commas between them. */
function ownFlags(month: string): string {
  return `case when ${month}.apportioned_cents <> 0 then 'APPORTIONED' end, ${month}.receipts_flag, ${month}.rooms_flag,
      case when ${month}.is_marketplace then 'MARKETPLACE' end, case when ${month}.is_left_out then 'LEFT_OUT' end`;
}

/**
 * Columns of the month `m` of a property `p`. The one "room" of a marketplace does not count. `why` covers each flagged filing
 * of the month.
 */
const columns = `
    to_char(m.month, 'YYYY-MM') as month, m.release_id as "releaseId",
    ${readHotelMonth}, ${responsibleDays('m')} as "responsibleDays",
    case when m.receipts_flag is not null or m.rooms_flag is not null then (
      select json_agg(${whyFlagged('f')}) from hotel_filing f
      where f.property_id = m.property_id and f.replaced_by_release_id is null
        and ${isOfMonth}
    ) end as why,
    ${isIncomplete('hotel', 'm.month')} as "isIncomplete",
    array_remove(array[
      ${ownFlags('m')},
      case when m.release_id = any(${releasesWithRevisions}) and exists (
        select from hotel_filing f
        where f.replaced_by_release_id = m.release_id and f.property_id = m.property_id
          and ${isOfMonth} and not ${isStillFiled}
      ) then 'REVISED' end
    ], null) as flags`;

/**
 * $1: property ids, $2 and $3: first and last month as dates, null for no bound. Months that an operator left out are
 * not listed.
 */
export const selectHotelMonths = `select k.position, ${columns}, before.room_receipts_cents as "receiptsBefore",
    ${responsibleDays('before')} as "responsibleDaysBefore",
    coalesce(${isIdle('before')}, false) as "isBeforeIdle"
  from unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(property_id, first_month, last_month, position)
  join hotel_month m on m.property_id = k.property_id
    and m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')
    and not m.is_left_out
  left join hotel_property p on p.id = m.property_id
  left join hotel_month before
    on before.property_id = m.property_id and before.month = (m.month - interval '1 year')::date
      and not before.is_left_out
  order by k.position, m.month`;

export const hotelMonths = `/* hotelMonths */ /* prepared */
  ${selectHotelMonths}`;

/** Months of all properties, for exports, with the property of each; also those that an operator left out. */
export function hotelMonthList(where: string): ListSql {
  return {
    name: 'hotelMonthList',
    columns: `${columns},
    (not ${hasQuarterlyFilers('m.month')}) as "awaitsQuarterlyFilers",
    (not ${hasMonthlyFilers('m.month')}) as "awaitsMonthlyFilers", m.is_left_out as "isLeftOut",
    m.room_capacity * ((m.month + interval '1 month')::date - m.month) as "roomNights",
    p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber", p.location_name as name,
    p.location_address as address, nullif(m.city, '${NO_CITY}') as city, county.name as county, m.zip,
    p.taxpayer_name as taxpayer, brand.name as brand, release.file_name as "releaseFile"`,
    from: `hotel_month m
      join hotel_property p on p.id = m.property_id
      left join release on release.id = m.release_id
      left join county on county.code = m.county_code
      left join brand on brand.id = m.brand_id`,
    where,
  };
}

/** The latest month of each property ($1: property ids), with its receipts, the rooms that count and its flags. */
export const hotelHeadlines = `/* hotelHeadlines */ /* prepared */
  select k.position, k.property_id as "propertyId", to_char(latest.month, 'YYYY-MM') as month,
    latest.room_receipts_cents as "roomReceipts", latest.filed_receipts_cents as "filedReceipts",
    array_remove(array[${ownFlags('latest')}], null) as flags,
    case when not latest.is_marketplace then latest.room_capacity end as "roomCapacity",
    latest.release_id as "releaseId", ${isIncomplete('hotel', 'latest.month')} as "isIncomplete",
    ${responsibleDays('latest')} as "responsibleDays"
  from unnest($1::int[]) with ordinality as k(property_id, position)
  cross join lateral (
    select * from hotel_month m
    where m.property_id = k.property_id and not m.is_left_out order by m.month desc limit 1
  ) latest
  left join hotel_property p on p.id = k.property_id`;

/**
 * All months of each property ($1: property ids) as one value: month, receipts, rooms that count, and whether receipts are
 * unusual or of a part of the month.
 */
export const hotelHistories = `/* hotelHistories */ /* prepared */
  select k.position, own.months
  from unnest($1::int[]) with ordinality as k(property_id, position)
  cross join lateral (
    select json_agg(json_build_array(
      to_char(m.month, 'YYYY-MM'), m.room_receipts_cents, case when not m.is_marketplace then m.room_capacity end,
      coalesce(${isUnusual('m.receipts_flag')}, false), ${responsibleDays('m')} is not null
    ) order by m.month) as months
    from hotel_month m left join hotel_property p on p.id = m.property_id
    where m.property_id = k.property_id and not m.is_left_out
  ) own`;

/**
 * Ranks of the hotels that properties ($1: ids) are part of, by room receipts of the property's latest month that counts, as
 * headlines have it, among the hotels of its city and county. A hotel counts once, with the receipts of all of its owners.
 * The others are found by their filings, which are indexed by period and place.
 */
export const hotelRanks = `/* hotelRanks */
  with asked as (
    select k.position, ${standingFor('hotel', 'k.property_id')} as hotel_id, own.month, own.county_code,
      nullif(own.city, '${NO_CITY}') as city
    from unnest($1::int[]) with ordinality as k(property_id, position)
    cross join lateral (
      select * from hotel_month m
      where m.property_id = k.property_id and not m.is_left_out order by m.month desc limit 1
    ) own
    where not own.is_marketplace
  ), hotel as (
    select asked.position, standing.id = asked.hotel_id as is_own,
      sum(m.room_receipts_cents) filter (where m.city = asked.city) as in_city,
      sum(m.room_receipts_cents) filter (where m.county_code = asked.county_code) as in_county
    from asked
    cross join lateral (
      ${filedIn('f.county_code = asked.county_code')}
      union
      ${filedIn('f.city = asked.city')}
    ) found
    join hotel_month m on m.property_id = found.property_id and m.month = asked.month
      and not m.is_marketplace and not m.is_left_out
    left join establishment_property e on e.product = 'hotel' and e.property_id = found.property_id
    cross join lateral (select coalesce(e.latest_property_id, found.property_id) as id) standing
    group by asked.position, asked.hotel_id, standing.id
  )
  ${rankAmong('hotel')}`;

/** SQL of the properties that filed for the month of `asked` in a place. */
function filedIn(place: string): string {
  return `select f.property_id from hotel_filing f
      where f.replaced_by_release_id is null and ${place} and f.period_end in (
        (asked.month + interval '1 month - 1 day')::date,
        (date_trunc('quarter', asked.month) + interval '3 months - 1 day')::date
      )`;
}
