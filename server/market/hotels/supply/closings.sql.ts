import { hasMonthlyFilers, hasQuarterlyFilers } from '../../releases/publishedMonths.rules.ts';
import { isCurrentSince } from '../../releases/currentProperties.rules.ts';

/** SQL of the year of a date. */
export const yearOf = (date: string): string => `extract(year from ${date})::integer`;

/** The last hotels of the addresses of the place where none is current. */
const lastHotels = (isHere: string): string => `last_hotel as materialized (
    select last.*
    from (
      select distinct on (p.premises_id) p.id, p.premises_id, p.last_month, p.responsibility_end,
        p.filer_type = 60 as is_quarterly
      from hotel_property p
      where p.${isHere} and not p.is_marketplace and p.last_month is not null and p.premises_id is not null
      order by p.premises_id, p.last_month desc, p.room_capacity desc nulls last, p.id
    ) last
    where not exists (
      select from hotel_property p, since
      where p.premises_id = last.premises_id and not p.is_marketplace and p.last_month is not null
        and (p.last_month > last.last_month or ${isCurrentSince})
    )
  )`;

/**
 * The first month after each last month that a release has for filers of that kind, else the month after the latest
 * published one: until then nobody knows whether the hotel filed.
 */
const nextMonths = `next_month as materialized (
    select last.last_month, last.is_quarterly, coalesce(min(later.month), min(since.period_end) + 1)::date as next
    from (select distinct last_month, is_quarterly from last_hotel) last
    cross join since
    left join lateral (
      select month::date as month
      from generate_series(last.last_month + interval '1 month', since.period_end, interval '1 month') month
      where case when last.is_quarterly then ${hasQuarterlyFilers('month::date')} else ${hasMonthlyFilers('month::date')} end
    ) later on true
    group by last.last_month, last.is_quarterly
  )`;

/** True if the last hotel may have filed in a later year, in months that no release has. */
const isInGap = `(${yearOf("next.next - interval '1 month'")} > ${yearOf('last.last_month')}
      and (last.responsibility_end < last.last_month + interval '1 month') is not true)`;

/** Their addresses where a hotel `p` ever had receipts, by an SQL condition on it. */
const paidAddresses = (hasPaid: string): string => `paid_address as materialized (
    select distinct premises_id from last_hotel join hotel_property p using (premises_id)
    where not p.is_marketplace and ${hasPaid}
  )`;

/**
 * Common table expressions, the last one `closed`: addresses where no hotel is current, by the year of the last month of
 * their last hotel. Those that never had receipts count apart (`hasPaid`: SQL condition on a hotel `p` that had some), as do
 * those that may have filed in a later year, which no release has in full.
 */
export function closings(isHere: string, hasPaid: string): string {
  const sums = ['closed', 'in_gap', 'without_receipts'].map(
    (way) => `count(*) filter (where its.way = '${way}')::integer as hotels_${way},
      sum(m.rooms) filter (where its.way = '${way}')::integer as rooms_${way},`,
  );
  return `${lastHotels(isHere)},
  ${nextMonths},
  ${paidAddresses(hasPaid)},
  closed as (
    select ${yearOf('last.last_month')} as year,
      ${sums.join('\n      ')}
      count(*) filter (where its.way = 'closed' and m.rooms is null)::integer as unknown
    from last_hotel last
    join next_month next using (last_month, is_quarterly)
    left join paid_address paid using (premises_id)
    cross join lateral (
      select case when paid.premises_id is null then 'without_receipts' when ${isInGap} then 'in_gap' else 'closed' end as way
    ) its
    left join lateral (
      select case when m.rooms_flag is distinct from 'ROOMS_DOUBTFUL' and not m.is_left_out then m.filed_rooms end
        as rooms
      from hotel_month m where m.property_id = last.id and m.month = last.last_month
    ) m on true
    group by 1
  )`;
}
