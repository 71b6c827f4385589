import { hotelDescription } from '../hotels/hotelDescription.ts';
import { HOTEL } from './evidence.ts';
import { MOST_MONTHS_BETWEEN, MOST_MONTHS_TOGETHER } from './handOver.ts';

/** SQL of a month, counted from the year 0. */
export const monthOf = (date: string): string =>
  `(extract(year from ${date}) * 12 + extract(month from ${date}) - 1)::integer`;

type Time = 'before' | 'now';

/**
 * SQL of what `handsOver` finds of the hotels `r` and `q`: true if the first hands over to the second, false if they file
 * beside each other, null if neither.
 */
const handsOver = (time: Time): string => {
  const [first, last] = [`first_${time}`, `last_${time}`];
  return `case
      when r.${first} > q.${first} then null
      when r.${first} = q.${first} or r.${last} > q.${first} + ${String(MOST_MONTHS_TOGETHER)}
        or r.${last} >= q.${last} then false
      when q.${first} - r.${last} <= ${String(MOST_MONTHS_BETWEEN + 1)} and q.${first} < z.latest_${time}
        and r.is_large and q.is_large then true
    end`;
};

/** Hotels at addresses that may hand over: all of those where one has enough rooms. */
const atLarge = `
    select p.location_zip as zip, p.location_address as address, p.room_capacity >= ${String(HOTEL)} as is_large,
      ${monthOf('p.first_month')} as first_before, ${monthOf('p.last_month')} as last_before,
      ${monthOf('coalesce(d.first_month, p.first_month)')} as first_now,
      ${monthOf('coalesce(d.last_month, p.last_month)')} as last_now
    from hotel_property p left join redescribed_hotel d on d.property_id = p.id
    where p.first_month is not null and ${hotelDescription.hasAddress}
      and p.premises_id in (select premises_id from hotel_property where room_capacity >= ${String(HOTEL)})
      and not exists (select from touched_zip t where t.zip = p.location_zip)`;

/**
 * Adds the ZIP codes in which a hotel's months, described anew, begin or end a hand-over, or may: `touched_zip` has those
 * where anything else changes. A month's release moves the last month of nearly all hotels, and the hand-overs of few.
 * A hotel `q` that began more than a month before all that moves in its ZIP code (`since`) needs no look. One before it
 * whose end moves files beside it then and now; for one that stays, `q` and the ZIP code's latest month end later, then
 * and now.
 */
export const touchHandOvers = `/* premises.touchHandOvers */
  insert into touched_zip
  with hotel as materialized (${atLarge}
  ), zip_code as (
    select zip, max(last_before) filter (where is_large) as latest_before,
      max(last_now) filter (where is_large) as latest_now,
      min(least(last_before, last_now, case when first_before <> first_now then least(first_before, first_now) end))
        filter (where (first_before, last_before) <> (first_now, last_now)) as since
    from hotel
    group by zip
  )
  select distinct z.zip
  from zip_code z
  join hotel q on q.zip = z.zip and greatest(q.first_before, q.first_now) >= z.since - ${String(MOST_MONTHS_TOGETHER)}
  join hotel r on r.zip = q.zip and r.address <> q.address
  where ${handsOver('before')} is distinct from ${handsOver('now')}`;
