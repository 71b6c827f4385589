import { columnList } from '../../../server/platform/lib/columns.sql.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { filingColumns, filingTables } from './undoTables.ts';

/** Copies of the filings that go, for the redo ($1, undo). */
export function keepGone(product: ImportedProduct): string {
  const columns = filingColumns(product);
  return `/* undo.keepGone ${product} */
  insert into ${product}_filing_undone (undo_id, ${columnList(columns)})
  select $1, ${columnList(columns, 'f')} from undo_gone join ${product}_filing f using (id)`;
}

export function removeGone(product: ImportedProduct): string {
  return `/* undo.removeGone ${product} */
  delete from ${product}_filing f using undo_gone g where f.id = g.id`;
}

/**
 * Ends the validity of the filings that go. Links of legacy filings are found by the filings, which may therefore go
 * only after the rebuild.
 */
export function endGone(product: ImportedProduct): string {
  return `/* undo.endGone ${product} */
  update ${product}_filing f set replaced_by_release_id = f.release_id from undo_gone g where f.id = g.id`;
}

/** Filings that the undo ($1) added, which its redo removes. */
export function findAdded(product: ImportedProduct): string {
  return `/* redo.findAdded ${product} */
  create temporary table undo_gone on commit drop as
  select filing_id as id from ${product}_filing_before where undo_id = $1 and release_id is null`;
}

/** Gives the filings that stay the validity and flags back that they had before the undo ($1). */
export function restoreStaying(product: ImportedProduct): string {
  const columns = ['release_id', 'replaced_by_release_id', ...filingTables[product].judged];
  return `/* redo.restoreStaying ${product} */
  update ${product}_filing f set (${columnList(columns)}) = (${columnList(columns, 'b')})
  from ${product}_filing_before b
  where b.undo_id = $1 and f.id = b.filing_id and b.release_id is not null`;
}

/** Number of filings that {@link restoreStaying} must find. */
export function countStaying(product: ImportedProduct): string {
  return `/* redo.countStaying ${product} */
  select count(*) as filings from ${product}_filing_before where undo_id = $1 and release_id is not null`;
}

/** Brings back the filings that the undo ($1) removed, with their ids. */
export function restoreGone(product: ImportedProduct): string {
  const columns = columnList(filingColumns(product));
  return `/* redo.restoreGone ${product} */
  insert into ${product}_filing (${columns}) overriding system value
  select ${columns} from ${product}_filing_undone where undo_id = $1 order by id`;
}

/** Periods of the release ($2) leave, and are noted with the undo ($1). */
export const movePeriodsOut = `/* undo.movePeriods */
  with moved as (delete from release_period where release_id = $2 returning *)
  insert into release_undo_period
    (undo_id, release_id, product, period_end, series, rows, expected_rows)
  select $1, release_id, product, period_end, series, rows, expected_rows from moved`;

export const movePeriodsBack = `/* redo.movePeriods */
  insert into release_period (release_id, product, period_end, series, rows, expected_rows)
  select release_id, product, period_end, series, rows, expected_rows
  from release_undo_period where undo_id = $1`;

export const restoreCounts = `/* redo.restoreCounts */
  update release r set (added, changed, retired, unchanged) = (c.added, c.changed, c.retired, c.unchanged)
  from release_undo_count c where c.undo_id = $1 and c.release_id = r.id`;

const notes = [
  'release_undo_period',
  'release_undo_count',
  'release_undo_premises',
  'hotel_filing_undone',
  'hotel_filing_before',
  'beverage_filing_undone',
  'beverage_filing_before',
];

/** A redone undo ($1) needs its notes no more; that it happened stays recorded. */
export const forgetNotes = notes.map(
  (table) => `/* redo.forgetNotes ${table} */ delete from ${table} where undo_id = $1`,
);
