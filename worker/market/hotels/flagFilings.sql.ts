import {
  isOfChangedSeason,
  MANY_ROOMS,
  mayBeFlagged,
  mayBeRepeated,
  mayBeUnusual,
  mayHaveExtraDigit,
  needsAllFilings,
} from '../../../server/market/hotels/flagFacts.rules.ts';
import { judgedColumns, judgedFilings } from '../../../server/market/hotels/judgedFilings.rules.ts';
import { columnList } from '../../../server/platform/lib/columns.sql.ts';

/**
 * Filings whose flags the changes may alter. Of a changed property:
 * - those within half a year of the changes, but without receipts, which are many, only as far as three months in a row reach;
 * - of all time, those that may have an extra digit or be unusual, if too few others around them show the usual level;
 * - of all time, those that may be unusual at the time of year of a change;
 * - of all time, those of the amount that a changed filing had or has.
 *
 * Of its neighbors: those without receipts, of all time if it joined or left them. Each property is looked up once for all
 * of these.
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
  ), reached as (
    select property_id, min(reach_begin) as reach_begin, max(reach_end) as reach_end,
      min(idle_begin) as idle_begin, max(idle_end) as idle_end
    from (
      select property_id, reach_begin, reach_end, idle_begin, idle_end from changed
      union all
      select q.id, null, null, b.idle_begin, b.idle_end from beside b join hotel_property q using (premises_id)
    ) each
    group by property_id
  ), stated as (
    select n.property_id, n.period_months, n.room_receipts_cents
    from hotel_change c join hotel_filing n using (property_id, period_end, period_months)
    where n.replaced_by_release_id is null and ${mayBeRepeated('n')}
    union
    select o.property_id, o.period_months, o.room_receipts_cents
    from hotel_change c join hotel_filing o on o.id = c.filing_id
    where ${mayBeRepeated('o')}
  )
  select f.id
  from reached r join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and not f.is_marketplace and ${mayBeFlagged}
    and (f.property_id, f.period_end) between (r.property_id, least(r.reach_begin, r.idle_begin))
      and (r.property_id, greatest(r.reach_end, r.idle_end))
    and ((f.room_receipts_cents > 0 or f.room_capacity >= ${String(MANY_ROOMS)}) and f.period_end between r.reach_begin and r.reach_end
      or f.room_receipts_cents <= 0 and f.period_end between r.idle_begin and r.idle_end)
  union
  select f.id
  from changed c join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and not f.is_marketplace and ${mayHaveExtraDigit} and ${needsAllFilings}
  union
  select f.id
  from changed c join hotel_filing f using (property_id)
  where f.replaced_by_release_id is null and not f.is_marketplace and ${mayBeUnusual}
    and (${isOfChangedSeason} or ${needsAllFilings})
  union
  select f.id
  from stated join hotel_filing f using (property_id, period_months, room_receipts_cents)
  where f.replaced_by_release_id is null and not f.is_marketplace and ${mayBeRepeated('f')}
  union
  select f.id
  from filing_decision d
  join hotel_filing f using (property_id, period_end, filer_type, period_months)
  where f.replaced_by_release_id is null and d.property_id in (select property_id from changed)`;

/**
 * Judges those filings again. If flags change without a release changing the filing, it is marked as changed,
 * so that its months are rebuilt.
 */
export const flagFilings = `/* flagFilings.flag */
  with judged as (
    -- As an array: joined, the planner reads the index of all filings for a few.
    ${judgedFilings('f.id = any(array(select id from reached_filing))', [`(${columnList(judgedColumns, 'f')}) as before`])}
  ), other as materialized (
    -- Most filings keep their flags. Compared here, only the others are looked up to be written.
    select * from judged j where (${columnList(judgedColumns, 'j')}) is distinct from before
  ), flagged as (
    update hotel_filing f set (${columnList(judgedColumns)}) = (${columnList(judgedColumns, 'o')})
    from other o
    where o.id = f.id
    returning f.id, f.property_id, f.period_end, f.period_months
  )
  insert into hotel_change (filing_id, property_id, period_end, period_months, kind)
  select f.id, f.property_id, f.period_end, f.period_months, 'flagged'
  from flagged f
  where not exists (
    select from hotel_change c
    where (c.property_id, c.period_end, c.period_months) = (f.property_id, f.period_end, f.period_months)
  )`;
