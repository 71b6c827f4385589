import { hasMonthlyFilers, hasQuarterlyFilers } from '../../releases/publishedMonths.rules.ts';
import { hadReceiptsBefore } from '../firstHotel.rules.ts';
import { zipsAround } from './nearby.sql.ts';

/** The last day of the first month that a release has. */
const firstPublished = "(select min(r.period_end) from release_period r where r.product = 'hotel')";

/** SQL: true if no release has the month after the last one of `c`, so that the hotel there may have filed on. */
const isInGap = `case when c.is_quarterly then not ${hasQuarterlyFilers("(c.ended_after + interval '1 month')::date")}
      else not ${hasMonthlyFilers("(c.ended_after + interval '1 month')::date")} end
      and (c.responsibility_end < c.ended_after + interval '1 month') is not true`;

/** SQL of facts of a hotel `p`. */
export interface HotelFacts {
  /** Statement of the last month with receipts: `month`, and `rooms` that count then or null. No row without any. */
  lastReceipts: string;
  /** The rooms that counted last; null if none ever did. */
  lastRooms: string;
  /** Condition: it had receipts in a year before that of a day (SQL). */
  hadReceiptsBefore: (day: string) => string;
}

/** SQL: true if a hotel that is still responsible filed at the address `x` after its last receipts: it may open again. */
const isGoneOn = `exists (
          select from hotel_property p
          where p.premises_id = x.id and not p.is_marketplace and p.last_month > last.month
            and (p.responsibility_end < k.last_month) is not true
        )`;

/** SQL of the addresses around, each with its last hotel that had receipts. */
function addressesAround({ lastReceipts, lastRooms }: HotelFacts): string {
  return `
    select k.position, k.fewest, x.id, x.id = k.premises_id as is_own, x.zip, area.miles,
      substring(x.address from '^[0-9]+') as house, x.first_hotel_begin as begun, last.id as property_id,
      last.month as ended_after, last.rooms, last.responsibility_end, last.filer_type = 60 as is_quarterly,
      (last.month + interval '6 months' < k.last_month
        or (last.responsibility_end < k.last_month and not ${isGoneOn})) as has_ended
    from asked k
    cross join lateral ${zipsAround('$4::double precision')} area
    join premises x on x.zip = area.zip
    cross join lateral (
      select p.*, coalesce(p.rooms_then, ${lastRooms}) as rooms from (
        select p.id, p.responsibility_end, p.filer_type, own.month, own.rooms as rooms_then
        from hotel_property p cross join lateral (${lastReceipts}) own
        where p.premises_id = x.id and not p.is_marketplace and p.last_month is not null
        order by own.month desc, p.responsibility_end desc nulls first, p.id limit 1
      ) p
    ) last`;
}

/**
 * A query fragment from the addresses around on: the as-of version puts CTEs before it that shadow these tables. Hotels
 * that closed file $0 for years, so that the last month with receipts says when; rooms are those that counted last.
 */
export function selectChanges(facts: HotelFacts): string {
  return `address as materialized (${addressesAround(facts)}
  ), change as (
    select a.*, date_trunc('month', a.begun)::date as month, 'OPENED' as kind
    from address a, asked k
    where a.position = k.position and a.begun between k.first_month and k.last_month and a.begun > ${firstPublished}
      and not exists (
        select from hotel_property p
        where p.premises_id = a.id and not p.is_marketplace and ${facts.hadReceiptsBefore('a.begun')}
      )
    union all
    select a.*, a.ended_after, 'CLOSED' from address a, asked k
    where a.position = k.position and a.has_ended and a.ended_after between k.first_month and k.last_month
  )
  select * from (
  select c.position, c.property_id as "propertyId", c.kind, to_char(c.month, 'YYYY-MM') as month, c.miles, c.rooms,
    case when c.miles is null then 'SAME_ZIP' else 'ZIP_DISTANCE' end as closeness,
    c.kind = 'CLOSED' and ${isInGap} as "isTimeUnknown",
    row_number() over (partition by c.position order by c.miles nulls first, c.month desc, c.id) as place
  from change c
  where c.rooms >= c.fewest and c.is_own is not true and not exists (
    select from address other
    where other.position = c.position and other.zip = c.zip and other.id <> c.id
      and other.rooms between c.rooms * 0.85 and c.rooms * 1.15
      and case c.kind
        when 'OPENED' then other.ended_after between c.month - interval '4 months' and c.month + interval '4 months'
          or (other.house = c.house and (other.begun < c.begun or other.ended_after < c.month))
        else other.begun between c.month - interval '4 months' and c.month + interval '4 months'
          or (other.house = c.house and other.ended_after > c.ended_after) end
  )
  ) nearest
  where place <= $6
  order by position, place`;
}

const today: HotelFacts = {
  lastReceipts: `
          select m.month, nullif(m.room_capacity, 0) as rooms from hotel_month m
          where m.property_id = p.id and m.room_receipts_cents > 0 and not m.is_left_out
          order by m.month desc limit 1`,
  lastRooms: `(
        select m.room_capacity from hotel_month m
        where m.property_id = p.id and m.room_capacity > 0 and not m.is_left_out
        order by m.month desc limit 1
      )`,
  hadReceiptsBefore,
};

/** SQL of the fewest rooms of hotels around one with `rooms`: the number asked for, and at least a quarter as many. */
export const fewestBeside = (rooms: string): string =>
  `greatest($5::int, ceil(coalesce(${rooms}, 0) / 4.0)::int)`;

/**
 * $1: property ids, $2 and $3: first and last month as dates, $4: miles, $5: fewest rooms, $6: most rows.
 * Addresses around a hotel where the first hotel began, or the last one had its last receipts, within the months; not those
 * where another address of the same ZIP code with as many rooms ends or begins at that time, or has the same
 * house number and was there before or after: that is the same hotel with its address spelled otherwise. Nor openings before
 * the first release, because a hotel that was sold then looks new, nor of one that had receipts in an earlier year.
 */
export const nearbyChanges = `/* nearbyChanges */
  with asked as materialized (
    select k.position, p.id, p.premises_id, p.zip, ${fewestBeside(today.lastRooms)} as fewest,
      $2::date as first_month, $3::date as last_month
    from unnest($1::int[]) with ordinality as k(property_id, position)
    join hotel_property p on p.id = k.property_id
  ), ${selectChanges(today)}`;
