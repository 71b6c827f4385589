import {
  mayBeFlagged,
  mayHaveExtraDigit,
  needsAllFilings,
} from '../../../server/market/hotels/flagFacts.rules.ts';
import { judgedColumns, judgedFilings } from '../../../server/market/hotels/judgedFilings.rules.ts';

/**
 * Filings whose flags the changes may alter. For a changed property: filings within half a year of the changes;
 * of all time, those that may have an extra digit and too few others around them to show the usual level; and
 * those without receipts, which are many, only as far as three months in a row reach. For its neighbors: those
 * without receipts, of all time if it joined or left them.
 */
export const reachFilings = `/* flagFilings.reach */
  create temporary table reached_filing on commit drop as
  with touched as (
    select c.property_id, p.premises_id, moved.premises_before, moved.property_id is not null as has_moved,
      min(c.period_end) - 190 as reach_begin, max(c.period_end) + 190 as reach_end,
      min(c.period_end - case c.period_months when 3 then 130 else 65 end) as idle_begin,
      max(c.period_end) + 65 as idle_end
    from (
      select property_id, period_end, period_months from hotel_change
      union all
      select property_id, null, null from moved_premises where product = 'hotel'
    ) c
    join hotel_property p on p.id = c.property_id
    left join moved_premises moved on moved.product = 'hotel' and moved.property_id = c.property_id
    group by c.property_id, p.premises_id, moved.premises_before, moved.property_id
  ), changed as (
    select property_id, premises_id, premises_before, has_moved, reach_begin, reach_end,
      case when has_moved then '-infinity' else idle_begin end as idle_begin,
      case when has_moved then 'infinity' else idle_end end as idle_end
    from touched
  ), several as materialized (
    select premises_id from hotel_property where premises_id is not null group by premises_id having count(*) > 1
  ), beside as (
    select premises_id, min(idle_begin) as idle_begin, max(idle_end) as idle_end
    from (
      select premises_id, idle_begin, idle_end from changed
      union all
      select premises_before, idle_begin, idle_end from changed where has_moved
    ) at
    where premises_id in (select premises_id from several) or premises_id in (select premises_before from changed where has_moved)
    group by premises_id
  ), neighbor as materialized (
    select q.id as property_id, b.idle_begin, b.idle_end
    from beside b join hotel_property q using (premises_id)
  )
  select f.id
  from changed c join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and ${mayBeFlagged} and (f.room_receipts_cents > 0 or f.room_capacity >= 200)
    and (f.property_id, f.period_end) between (c.property_id, c.reach_begin) and (c.property_id, c.reach_end)
  union
  select f.id
  from changed c join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and ${mayHaveExtraDigit} and ${needsAllFilings}
  union
  select f.id
  from changed c join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and f.room_receipts_cents <= 0
    and (f.property_id, f.period_end) between (c.property_id, c.idle_begin) and (c.property_id, c.idle_end)
  union
  select f.id
  from neighbor q join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and f.room_receipts_cents <= 0
    and (f.property_id, f.period_end) between (q.property_id, q.idle_begin) and (q.property_id, q.idle_end)
  union
  select f.id
  from filing_decision d
  join hotel_filing f using (property_id, period_end, filer_type, period_months)
  where f.replaced_by_release_id is null and d.property_id in (select property_id from changed)`;

const listOf = (alias: string): string => judgedColumns.map((column) => `${alias}.${column}`).join(', ');

/**
 * Judges those filings again. If flags change without a release changing the filing, it is marked as changed,
 * so that its months are rebuilt.
 */
export const flagFilings = `/* flagFilings.flag */
  with judged as (
    -- As an array: joined, the planner reads the index of all filings for a few.
    ${judgedFilings('f.id = any(array(select id from reached_filing))')}
  ), flagged as (
    update hotel_filing f set (${judgedColumns.join(', ')}) = (${listOf('j')})
    from judged j
    where j.id = f.id and (${listOf('j')}) is distinct from (${listOf('f')})
    returning f.id, f.property_id, f.period_end, f.period_months
  )
  insert into hotel_change (filing_id, property_id, period_end, period_months, kind)
  select f.id, f.property_id, f.period_end, f.period_months, 'flagged'
  from flagged f
  where not exists (
    select from hotel_change c
    where (c.property_id, c.period_end, c.period_months) = (f.property_id, f.period_end, f.period_months)
  )`;
