import { anyDiffers, columnList } from '../../../server/platform/lib/columns.sql.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { filingTables, isSameKey } from './undoTables.ts';

/**
 * Undo of a release that restates its periods whole: hotel releases and the portal's. Each release that restates a
 * period says something of every filing of it, if only that it is as before or gone. The filings' validity therefore
 * says what would be without one of them.
 */

/**
 * The filings that the release ($1) brought or ended, each with the next release that restates its period, and what
 * that release said: `is_kept` if it repeated the value, `is_back` if it went back to the value from before.
 */
export function planUndo(product: ImportedProduct): string {
  const { key, filed, series } = filingTables[product];
  const keyOf = ['property_id', ...key].map((column) => `coalesce(a.${column}, b.${column}) as ${column}`);
  return `/* undo.plan ${product} */
  create temporary table undo_plan on commit drop as
  with restated as (
    select p.period_end as restated_end, p.series, (
      select min(n.release_id) from release_period n
      where n.product = p.product and n.series = p.series and n.period_end = p.period_end and n.release_id > $1
    ) as next_id
    from release_period p where p.release_id = $1
  ), brought as (
    select f.*, ${series} as series from ${product}_filing f where f.release_id = $1
  ), ended as (
    select f.*, ${series} as series from ${product}_filing f where f.replaced_by_release_id = $1
  ), following as (
    select * from ${product}_filing where release_id = any(array(select distinct next_id from restated))
  ), touched as (
    select ${keyOf.join(', ')}, coalesce(a.series, b.series) as series,
      a.id as brought_id, a.replaced_by_release_id as brought_until, b.id as ended_id
    from brought a full join ended b on ${isSameKey(product, 'a', 'b')}
  )
  select t.*, r.next_id, following.id as next_row_id, following.replaced_by_release_id as next_until,
    t.brought_id is not null and r.next_id is not null and t.brought_until is distinct from r.next_id as is_kept,
    following.id is not null and ended.id is not null
      and not ${anyDiffers(filed, 'ended', 'following')} as is_back
  from touched t
  left join restated r on r.restated_end = t.period_end and r.series = t.series
  left join following on ${isSameKey(product, 'following', 't')} and following.release_id = r.next_id
  left join ended on ended.id = t.ended_id`;
}

/** Notes filings that stay, with the validity and flags that they have, for a redo. */
export function noteStaying(product: ImportedProduct): string {
  const columns = columnList(['release_id', 'replaced_by_release_id', ...filingTables[product].judged], 'f');
  return `/* undo.noteStaying ${product} */
  insert into ${product}_filing_before
  select $1, f.id, ${columns}
  from (
    select ended_id as id from undo_plan where ended_id is not null
    union all
    select brought_id from undo_plan where is_kept
  ) staying join ${product}_filing f using (id)`;
}

/** Filings that no release in force states; `is_back` ones go on as the version from before. */
export const findGone = `/* undo.findGone */
  create temporary table undo_gone on commit drop as
  select brought_id as id from undo_plan where brought_id is not null and not is_kept
  union all
  select next_row_id from undo_plan where is_back`;

/** Gives the filings from before back their validity, up to the next release that said otherwise. */
export function extendEnded(product: ImportedProduct): string {
  return `/* undo.extendEnded ${product} */
  update ${product}_filing f
  set replaced_by_release_id = case when p.is_back then p.next_until else p.next_id end
  from undo_plan p where f.id = p.ended_id`;
}

/** Makes filings those of the next release, which repeated them and so wrote none of its own. */
export function attributeKept(product: ImportedProduct): string {
  return `/* undo.attributeKept ${product} */
  update ${product}_filing f set release_id = p.next_id
  from undo_plan p where f.id = p.brought_id and p.is_kept`;
}

/** Kinds of change of the next releases, with the release and without it. */
const was = `case when is_kept then 'unchanged'
      when next_row_id is not null then case when brought_id is not null then 'changed' else 'added' end
      when brought_id is not null and next_id is not null then 'retired' end`;
const is = `case when is_back then 'unchanged'
      when is_kept or next_row_id is not null then case when ended_id is not null then 'changed' else 'added' end
      when ended_id is not null and next_id is not null then 'retired' end`;

const counts = ['added', 'changed', 'retired', 'unchanged'] as const;

/** Counts of the next releases as they would be; {@link noteCounts} notes those that they have. */
export const countAgain = `/* undo.countAgain */
  update release r set ${counts.map((kind) => `${kind} = r.${kind} + d.${kind}`).join(', ')}
  from (
    select next_id, ${counts
      .map(
        (kind) =>
          `count(*) filter (where now = '${kind}') - count(*) filter (where was = '${kind}') as ${kind}`,
      )
      .join(', ')}
    from (select next_id, ${was} as was, ${is} as now from undo_plan where next_id is not null) kind
    group by next_id
  ) d
  where r.id = d.next_id`;

/** Notes ($1, undo) the counts of releases ($2, ids). */
export const noteCounts = `/* undo.noteCounts */
  insert into release_undo_count (undo_id, release_id, ${counts.join(', ')})
  select $1, r.id, ${columnList(counts, 'r')} from release r where r.id = any($2::bigint[])`;

export const findNext = `/* undo.findNext */
  select coalesce(array_agg(distinct next_id), '{}') as ids from undo_plan where next_id is not null`;
