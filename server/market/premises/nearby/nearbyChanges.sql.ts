import { hasMonthlyFilers, hasQuarterlyFilers } from '../../releases/publishedMonths.rules.ts';
import { zipsAround } from './nearby.sql.ts';

/** The last day of the first month that a release has. */
const firstPublished = "(select min(r.period_end) from release_period r where r.product = 'hotel')";

/** SQL: true if no release has the month after the last one of `c`, so that the hotel there may have filed on. */
const isInGap = `case when c.is_quarterly then not ${hasQuarterlyFilers("(c.ended_after + interval '1 month')::date")}
      else not ${hasMonthlyFilers("(c.ended_after + interval '1 month')::date")} end
      and (c.responsibility_end < c.ended_after + interval '1 month') is not true`;

/** A query fragment from the addresses around on: the as-of version puts CTEs before it that shadow these tables. */
export const selectChanges = `address as materialized (
    select k.position, k.fewest, x.id, x.id = k.premises_id as is_own, x.zip, area.miles,
      substring(x.address from '^[0-9]+') as house, x.first_hotel_begin as begun, last.id as property_id,
      last.last_month as ended_after, last.room_capacity as rooms, last.location_name as name,
      last.responsibility_end, last.filer_type = 60 as is_quarterly,
      (last.last_month + interval '6 months' < k.last_month
        or last.responsibility_end < k.last_month) as has_ended
    from asked k
    cross join lateral ${zipsAround('$4::double precision')} area
    join premises x on x.zip = area.zip
    cross join lateral (
      select p.* from hotel_property p
      where p.premises_id = x.id and not p.is_marketplace and p.last_month is not null
      order by p.last_month desc, p.id limit 1
    ) last
  ), change as (
    select a.*, date_trunc('month', a.begun)::date as month, 'OPENED' as kind
    from address a, asked k
    where a.position = k.position and a.begun between k.first_month and k.last_month and a.begun > ${firstPublished}
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

/**
 * $1: property ids, $2 and $3: first and last month as dates, $4: miles, $5: fewest rooms of each, $6: most rows.
 * Addresses around a hotel where the first hotel began, or whose last one ended, within the months; not those where
 * another address of the same ZIP code with as many rooms ends or begins at that time, or has the same
 * house number and was there before or after: that is the same hotel with its address spelled otherwise. Nor openings before
 * the first release, because a hotel that was sold then looks new.
 */
export const nearbyChanges = `/* nearbyChanges */
  with asked as materialized (
    select k.position, own.id, own.premises_id, own.zip, k.fewest, $2::date as first_month, $3::date as last_month
    from unnest($1::int[], $5::int[]) with ordinality as k(property_id, fewest, position)
    join hotel_property own on own.id = k.property_id
  ), ${selectChanges}`;
