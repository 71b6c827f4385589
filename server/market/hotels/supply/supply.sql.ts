import { hadReceiptsBefore } from '../../premises/firstHotel.rules.ts';
import { filedPlace } from '../../places/filedPlace.rules.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { joinStatus } from '../../releases/currentProperties.rules.ts';
import { hasQuarterlyFilers } from '../../releases/publishedMonths.rules.ts';
import { closings, yearOf } from './closings.sql.ts';

/** SQL conditions on a hotel `p`. */
export interface Receipts {
  /** It ever had receipts. */
  hasPaid: string;
  /** It had some in a year before that of a day (SQL). */
  hadReceiptsBefore: (day: string) => string;
}

/**
 * First hotels at the addresses of the place, by the year in which they began; also apart the addresses without receipts,
 * and those that had some in an earlier year.
 */
const opened = (isHere: string, { hasPaid, hadReceiptsBefore }: Receipts): string => `
    select ${yearOf('x.first_hotel_begin')} as year, count(*)::integer as hotels,
      sum(x.first_hotel_rooms)::integer as rooms, (count(*) - count(x.first_hotel_rooms))::integer as unknown,
      count(*) filter (where not its.is_paid)::integer as hotels_without_receipts,
      sum(x.first_hotel_rooms) filter (where not its.is_paid)::integer as rooms_without_receipts,
      count(*) filter (where its.is_earlier)::integer as hotels_earlier,
      sum(x.first_hotel_rooms) filter (where its.is_earlier)::integer as rooms_earlier
    from hotel_property p join premises x on x.first_hotel_id = p.id
    cross join lateral (
      select bool_or(${hasPaid}) is true as is_paid,
        bool_or(${hadReceiptsBefore('x.first_hotel_begin')}) is true as is_earlier
      from hotel_property p
      where p.premises_id = x.id and not p.is_marketplace
    ) its
    where p.${isHere}
    group by 1`;

const idleHere = (isHere: string): string =>
  `m.${isHere} and m.rooms_flag = 'IDLE_ROOMS' and not m.is_marketplace and not m.is_left_out`;

/**
 * Rooms without receipts at addresses where nobody had any. Two permits of one address had the same rooms, and one that
 * is kept open beside the new owner's has none. Months are read once for all addresses, because those of a release have no
 * index.
 */
const idle = (isHere: string): string => `
    select month, sum(rooms)::integer as rooms
    from (
      select m.month, max(m.filed_rooms) filter (where ${idleHere(isHere)}) as rooms
      from hotel_month m join hotel_property p on p.id = m.property_id
      where m.month = any(array(select month from stock)) and m.property_id = any(array(
        select property_id from may_be_idle
        union select q.id from may_be_idle join hotel_property q using (premises_id)
      ))
      group by m.month, coalesce(p.premises_id, -p.id)
      having bool_or(m.room_receipts_cents > 0) is not true
    ) address
    group by month`;

/** True if a hotel `p` had receipts in any month. The limit keeps PostgreSQL from reading the months of all of Texas. */
const hasPaidToday = `(
      select true from hotel_month m where m.property_id = p.id and m.filed_receipts_cents > 0 limit 1
    )`;

/** SQL of the latest published day: of later months the releases have a few hotels, whose rooms are no supply. */
const LATEST = "coalesce((select period_end from since), 'infinity')";

/** The years of a place ($1: its key), from its first with figures to its last up to the latest published month. */
export function placeSupply(kind: PlaceKind): string {
  const years = '(select min(year)::integer from known), (select max(year)::integer from known)';
  const receipts = { hasPaid: hasPaidToday, hadReceiptsBefore };
  return `/* placeSupply ${kind} */
  with ${selectSupply({ kind, named: `'${kind}'`, key: '$1::text', years, receipts })}`;
}

/** All but the kind are SQL. */
interface SupplyAsked {
  kind: PlaceKind;
  /** The kind. */
  named: string;
  key: string;
  /** The first and the last year. */
  years: string;
  receipts: Receipts;
}

/** SQL of a part of the hotels and rooms that opened in a year, named for an answer. */
function ofOpened(part: string, [hotels, rooms]: readonly [string, string]): string {
  return `coalesce(opened.hotels_${part}, 0) as "${hotels}",
    case when coalesce(opened.hotels_${part}, 0) = 0 then 0 else opened.rooms_${part} end as "${rooms}"`;
}

/** SQL of hotels and rooms that left in a year in one of the ways of `closings`, named for an answer; null without months. */
function left(way: string, [hotels, rooms]: readonly [string, string]): string {
  return `case when known.months > 0 then coalesce(closed.hotels_${way}, 0) end as "${hotels}",
    case when known.months > 0 and coalesce(closed.hotels_${way}, 0) = 0 then 0 else closed.rooms_${way} end as "${rooms}"`;
}

/** A query fragment after WITH: the as-of version puts CTEs before it that shadow these tables. */
export function selectSupply({ kind, named, key, years, receipts }: SupplyAsked): string {
  const { column, value } = filedPlace(kind, key);
  const isHere = `${column} = ${value}`;
  const ofPlace = `kind = ${named} and place_key = ${key} and county_code = 0`;
  return `since as materialized (
    select since.* from (select 1) one ${joinStatus('hotel')}
  ), known as (
    select year, months, release_id from hotel_place_year where ${ofPlace} and make_date(year, 1, 1) <= ${LATEST}
  ), stock as materialized (
    select distinct on (${yearOf('m.month')}) ${yearOf('m.month')} as year, m.month, m.rooms
    from hotel_place_month m where ${ofPlace} and m.month <= ${LATEST}
    order by ${yearOf('m.month')}, ${hasQuarterlyFilers('m.month')} desc, m.month desc
  ), opened as (${opened(isHere, receipts)}
  ), ${closings(isHere, receipts.hasPaid)},
  may_be_idle as materialized (
    select distinct m.property_id, p.premises_id
    from hotel_month m join hotel_property p on p.id = m.property_id
    where m.month = any(array(select month from stock)) and ${idleHere(isHere)}
  ), idle as (${idle(isHere)}
  )
  select 1 as position, y.year, coalesce(known.months, 0)::integer as months, known.release_id as "releaseId",
    coalesce(opened.hotels, 0) as "hotelsOpened",
    case when opened.hotels is null then 0 else opened.rooms end as "roomsOpened",
    coalesce(opened.unknown, 0) as "roomsOpenedUnknown",
    ${ofOpened('without_receipts', ['hotelsOpenedWithoutReceipts', 'roomsOpenedWithoutReceipts'])},
    ${ofOpened('earlier', ['hotelsOpenedEarlier', 'roomsOpenedEarlier'])},
    ${left('closed', ['hotelsClosed', 'roomsClosed'])},
    case when known.months > 0 then coalesce(closed.unknown, 0) end as "roomsClosedUnknown",
    ${left('in_gap', ['hotelsClosedInGap', 'roomsClosedInGap'])},
    ${left('without_receipts', ['hotelsEndedWithoutReceipts', 'roomsEndedWithoutReceipts'])},
    to_char(stock.month, 'YYYY-MM') as month, stock.rooms::integer as rooms,
    case when stock.month is not null then coalesce(idle.rooms, 0) end as "roomsIdle"
  from generate_series(${years}) y(year)
  left join known on known.year = y.year
  left join stock on stock.year = y.year
  left join idle on idle.month = stock.month
  left join opened on opened.year = y.year
  left join closed on closed.year = y.year
  order by y.year`;
}
