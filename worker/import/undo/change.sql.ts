import { anyDiffers } from '../../../server/platform/lib/columns.sql.ts';
import { isInForce } from '../../../server/market/hotels/filingDecision.rules.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { filingTables, isSameKey } from './undoTables.ts';

/** Properties and periods whose filings an undo may change. */
export const touchPlanned = `/* undo.touchPlanned */
  create temporary table undo_touched on commit drop as
  select distinct property_id, period_end from undo_plan`;

/** Properties and periods of the filings that an undo ($1) moved or changed. */
export function touchNoted(product: ImportedProduct): string {
  return `/* redo.touchNoted ${product} */
  create temporary table undo_touched on commit drop as
  select property_id, period_end from ${product}_filing_undone where undo_id = $1
  union
  select f.property_id, f.period_end
  from ${product}_filing_before b join ${product}_filing f on f.id = b.filing_id where b.undo_id = $1`;
}

/** The current filings of the touched periods, before the change or after it. */
export function keepCurrent(product: ImportedProduct, when: 'before' | 'after'): string {
  return `/* undo.keepCurrent ${product} ${when} */
  create temporary table ${product}_current_${when} on commit drop as
  select f.* from undo_touched t join ${product}_filing f using (property_id, period_end)
  where f.replaced_by_release_id is null`;
}

/**
 * The change, as a merge would note it. Each filing is noted as retired, so that its property is described again, or
 * withdrawn if no filing of it is left.
 */
export function noteChange(product: ImportedProduct): string {
  const { kind } = filingTables[product];
  const columns = `id, property_id, period_end, ${kind}, release_id`;
  const [before, after] = ['before', 'after'].map(
    (when) => `select ${columns} from ${product}_current_${when}`,
  );
  return `/* undo.noteChange ${product} */
  create temporary table ${product}_change on commit drop as
  select distinct on (id) id as filing_id, null::bigint as line, property_id, period_end, ${kind}, 'retired' as kind
  from ((${before} except ${after}) union all (${after} except ${before})) differing
  order by id`;
}

/** Periods that no other release than this one ($1) restates. */
export const findOwnPeriods = `/* undo.findOwnPeriods */
  create temporary table own_period on commit drop as
  select p.product, p.period_end from release_period p where p.release_id = $1 and not exists (
    select from release_period other
    where other.product = p.product and other.period_end = p.period_end and other.release_id <> $1
  )`;

/**
 * One filing of each such period: sums of its places appear or disappear with the release, even if other releases
 * have a few filings of the period.
 */
export function touchOwnPeriods(product: ImportedProduct): string {
  const { kind } = filingTables[product];
  return `/* undo.touchOwnPeriods ${product} */
  insert into ${product}_change (filing_id, line, property_id, period_end, ${kind}, kind)
  select distinct on (f.period_end) f.id, null::bigint, f.property_id, f.period_end, f.${kind}, 'changed'
  from ${product}_filing f
  where f.replaced_by_release_id is null and f.period_end = any(array(select period_end from own_period))
  order by f.period_end, f.id`;
}

/** Sizes of the change: filings of one property and period compared. Receipts are as filed. */
export function sumChange(product: ImportedProduct): string {
  const { filed, receipts } = filingTables[product];
  const differs = anyDiffers(filed, 'a', 'b');
  return `/* undo.sumChange ${product} */
  select count(*) filter (where b.id is null) as added, count(*) filter (where a.id is null) as removed,
    count(*) filter (where a.id is not null and b.id is not null and ${differs}) as changed,
    count(*) filter (where a.id is not null and b.id is not null and not ${differs}) as attributed,
    to_char(min(coalesce(a.period_end, b.period_end)), 'YYYY-MM') as first_period,
    to_char(max(coalesce(a.period_end, b.period_end)), 'YYYY-MM') as last_period,
    coalesce(sum(b.${receipts}), 0)::bigint as receipts_before,
    coalesce(sum(a.${receipts}), 0)::bigint as receipts_after
  from ${product}_current_before b full join ${product}_current_after a on ${isSameKey(product, 'a', 'b')}
  where a.id is null or b.id is null or a.id <> b.id or a.release_id <> b.release_id`;
}

/** Properties that lose their last filing, and those that get their first. */
export function countProperties(product: ImportedProduct): string {
  return `/* undo.countProperties ${product} */
  select (
    select count(distinct b.property_id) from ${product}_current_before b where not exists (
      select from ${product}_filing f where f.property_id = b.property_id and f.replaced_by_release_id is null
    )
  ) as hidden, (
    select count(distinct a.property_id) from ${product}_current_after a
    where not exists (select from ${product}_current_before b where b.property_id = a.property_id)
      and not exists (
        select from ${product}_filing f where f.property_id = a.property_id and f.replaced_by_release_id is null
          and not exists (select from ${product}_current_after other where other.id = f.id)
      )
  ) as shown`;
}

/** Operators' decisions on filings that go. They hold again if the same values are filed again. */
export const countDecisions = `/* undo.countDecisions */
  select count(*) as decisions
  from hotel_current_before f join filing_decision d on ${isInForce('d', 'f')}
  where f.id not in (select id from hotel_current_after)`;
