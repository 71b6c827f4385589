import { columnList } from '../../platform/lib/columns.sql.ts';
import { lockStatement } from '../../platform/lib/locks.sql.ts';
import type { AuditAction } from '../../platform/audit.ts';

/** SQL of what operators decide about filings, on the page and on the command line. */

/** Operators overrule flags: filings that they accept count as filed, filings that they leave out do not count. */
export const FilingDecision = { ACCEPTED: 'ACCEPTED', LEFT_OUT: 'LEFT_OUT' } as const;
export type FilingDecision = keyof typeof FilingDecision;

const period = ['property_id', 'period_end', 'filer_type', 'period_months'];
const values = ['room_receipts_cents', 'taxable_receipts_cents', 'room_capacity'];

/** True if a decision is on the period of a filing, even if other values were filed for it. */
export function isOnPeriod(decision: string, filing: string): string {
  return `(${columnList(period, decision)}) = (${columnList(period, filing)})`;
}

/** True if a decision is in force for a filing. It applies to the same values in any issue of the release. */
export function isInForce(decision: string, filing: string): string {
  return `${decision}.undone_at is null and ${isOnPeriod(decision, filing)} and ${isOfSameValues(decision, filing)}`;
}

/** SQL: true if a decision was on the values that a filing has; both are aliases. */
export function isOfSameValues(decision: string, filing: string): string {
  return `(${columnList(values, decision)}) = (${columnList(values, filing)})`;
}

/** Lock that makes operators decide one at a time; held until the transaction ends. */
export const lockDecisions = lockStatement('lockDecisions', 'filingDecisions');

/** Ends decisions on filings ($1, ids): by whom ($2), with a note ($3). $4: true if figures must be updated. */
export const endDecisions = `/* endDecisions */
  update filing_decision d set undone_at = now(), undone_by = $2, undo_note = $3, waits = $4, failed_at = null
  from hotel_filing f
  where f.id = any($1::bigint[]) and ${isInForce('d', 'f')}`;

/** Decides $2 on filings ($1, ids), with a note ($3), by an operator ($4); figures must be updated. */
export const addDecisions = `/* addDecisions */
  insert into filing_decision (${[...period, ...values].join(', ')}, decision, note, decided_by, waits)
  select ${columnList([...period, ...values], 'f')}, $2, $3, $4, true from hotel_filing f where f.id = any($1::bigint[])`;

/** The action of the activity log for a decision, or for taking it back. */
export function filingActionOf(decision: FilingDecision | null): AuditAction {
  if (decision === null) return 'UNDO_FILING_DECISION';
  return decision === 'ACCEPTED' ? 'ACCEPT_FILING' : 'LEAVE_OUT_FILING';
}
