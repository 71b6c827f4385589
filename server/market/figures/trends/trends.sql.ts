import { hotelList } from '../../hotels/hotel.sql.ts';
import { pastFirstHotels } from '../../hotels/pastFirstHotels.sql.ts';
import {
  pastHotelProperties,
  pastHotelsOfTexas,
  withOthersAtAddresses,
} from '../../hotels/pastProperties.sql.ts';
import { latestHotelRelease } from '../../releases/release.sql.ts';
import { periodBegin } from '../../premises/describing.rules.ts';
import { hadReceiptsBefore, isBeforeYearOf, newHotelSums } from '../../premises/firstHotel.rules.ts';
import { currentAsOf } from '../../releases/asOf.sql.ts';
import type { ListSql } from '../../../platform/lib/list.sql.ts';

const columns = `year, new_hotels as "newHotels", rooms_added::int as "roomsAdded", rooms_unknown as "roomsUnknown"`;

/** The specification leaves out this year, without a reason. Filed dates go back further. */
const isKnown = 'year <> 2000';

/** $1: the year, or null for all. Without 2000. */
export const newHotels = `/* newHotels */
  select ${columns}, ${latestHotelRelease()} as "releaseId"
  from new_hotels_year
  where ${isKnown} and year = coalesce($1::int, year)
  order by year`;

const release = '$1::bigint';
const isOfYear = (day: string): string => `extract(year from ${day}) = $2::int`;

/** Hotels of which a filing said that they began in the year, and the others at their addresses. */
const pastHotelsOfYear = `begun_property as materialized (
    select distinct property_id as id from hotel_filing
    where release_id <= ${release} and ${isOfYear('responsibility_begin')}
  ),
  ${pastHotelProperties({
    ids: `array(${withOthersAtAddresses('select id from begun_property')})`,
    release,
  })}`;

/** Number and rooms of the addresses whose column `id` of `table` is known, named for an answer. */
const openedEarlier = (table: string): string => `count(${table}.id)::int as "hotelsOpenedEarlier",
      case when count(${table}.id) = 0 then 0
        else (sum(first_hotel_rooms) filter (where ${table}.id is not null))::int end as "roomsOpenedEarlier"`;

/** $1: years. First hotels at addresses that count as new in the year, and had receipts in an earlier one. */
export const hotelsOpenedEarlier = `/* hotelsOpenedEarlier */
  select k.position, ${openedEarlier('x')}
  from unnest($1::int[]) with ordinality as k(year, position)
  left join premises x on extract(year from x.first_hotel_begin) = k.year and exists (
    select from hotel_property p
    where p.premises_id = x.id and not p.is_marketplace and ${hadReceiptsBefore('x.first_hotel_begin')}
  )
  group by k.position`;

/** Years as of a release ($1, its number), each with the ids of its hotels and the days on which they began. */
function selectPastYears(firstHotels: string): string {
  return `${firstHotels},
  earlier as (
    select distinct premises.id
    from premises
    join past_property p on p.premises_id = premises.id
    join (${currentAsOf('hotel_filing', release)}) f on f.property_id = p.id
      and ${isBeforeYearOf('premises.first_hotel_begin', 'f.period_end')}
    where f.room_receipts_cents > 0 and f.decision is distinct from 'LEFT_OUT'
  ),
  new_hotels_year as (
    select extract(year from first_hotel_begin)::int as year,
      ${Object.entries(newHotelSums)
        .map(([name, sum]) => `(${sum})::int as ${name}`)
        .join(', ')},
      ${openedEarlier('earlier')},
      array_agg(first_hotel_id order by first_hotel_id) as ids,
      array_agg(first_hotel_begin::text order by first_hotel_id) as begins
    from premises left join earlier using (id)
    group by 1
  )
  select ${columns}, "hotelsOpenedEarlier", "roomsOpenedEarlier", ${latestHotelRelease(release)} as "releaseId", ids, begins
  from new_hotels_year
  where ${isKnown}
  order by year`;
}

export const newHotelsAsOf = `/* newHotelsAsOf */
  with ${pastHotelsOfTexas(release)},
  ${selectPastYears(pastFirstHotels({ release }))}`;

/** The same of one year ($2). */
export const newHotelsOfYearAsOf = `/* newHotelsOfYearAsOf */
  with ${pastHotelsOfYear},
  ${selectPastYears(pastFirstHotels({ release, where: isOfYear('first.begun') }))}`;

/** First hotels at addresses with the day on which they began. */
export const currentFirstHotels = 'select first_hotel_id as id, first_hotel_begin as begun from premises';

/** The same of hotels that are known (placeholders of arrays of their ids and days). */
export function knownFirstHotels(ids: string, begins: string): string {
  return `select id, begun from unnest(${ids}, ${begins}) as known(id, begun)`;
}

/** First hotels (SQL of their ids and days) that are new in the year `owner.id`. */
export function hotelsOfYear(firstHotels: string): ListSql {
  const list = hotelList(
    'p.begun >= make_date(owner.id::int, 1, 1) and p.begun < make_date(owner.id::int + 1, 1, 1)',
  );
  return {
    ...list,
    name: 'hotelsOfYear',
    from: `(select q.*, first_at.begun from (${firstHotels}) first_at join hotel_property q using (id)) p`,
  };
}

/** `receipts`: SQL of the first month with receipts at the address before the year in which its hotel counts as new. */
const selectFirstHotels = (receipts: string): string => `
  select k.position, premises.first_hotel_rooms as rooms, to_char(earlier.month, 'YYYY-MM') as "receiptsSince"
  from unnest($1::int[]) with ordinality as k(id, position)
  join premises on premises.first_hotel_id = k.id
  cross join lateral (${receipts}) earlier`;

/** $1: property ids. */
export const firstHotels = `/* firstHotels */
  ${selectFirstHotels(`
    select min(m.month) as month
    from hotel_property p join hotel_month m on m.property_id = p.id
    where p.premises_id = premises.id and not p.is_marketplace and m.room_receipts_cents > 0 and not m.is_left_out
      and ${isBeforeYearOf('premises.first_hotel_begin', 'm.month')}`)}`;

/** The same as of a release ($2, its number). */
export const firstHotelsAsOf = `/* firstHotelsAsOf */
  with ${pastHotelProperties({ ids: `array(${withOthersAtAddresses('select unnest($1::int[])')})`, release: '$2::bigint' })},
  ${pastFirstHotels({ release: '$2::bigint' })}
  ${selectFirstHotels(`
    select date_trunc('month', min(${periodBegin.hotel})) as month
    from past_property p join (${currentAsOf('hotel_filing', '$2::bigint')}) f on f.property_id = p.id
    where p.premises_id = premises.id and not p.is_marketplace and f.room_receipts_cents > 0
      and f.decision is distinct from 'LEFT_OUT' and ${isBeforeYearOf('premises.first_hotel_begin', 'f.period_end')}`)}`;
