import type { Db } from '../../platform/lib/db.ts';
import type { List } from '../../platform/lib/list.ts';
import { addAuditEntry, auditList } from '../../platform/audit.sql.ts';
import type { AuditEntry } from './admin.type.ts';

export type AuditAction =
  | 'SET_RIGHTS'
  | 'END_SESSIONS'
  | 'MOVE_CLOCK'
  | 'ADD_BRAND_RULE'
  | 'CHANGE_BRAND_RULE'
  | 'CORRECT_BRAND'
  | 'WITHDRAW_BRAND_CORRECTION'
  | 'ACCEPT_FILING'
  | 'LEAVE_OUT_FILING'
  | 'UNDO_FILING_DECISION';

interface Act {
  actorId: string;
  action: AuditAction;
  memberId?: string;
  details?: object;
}

/** Notes what an administrator does, in the transaction that does it. */
export async function note(db: Db, { actorId, action, memberId, details = {} }: Act): Promise<void> {
  await db.query(addAuditEntry, [actorId, action, memberId ?? null, JSON.stringify(details)]);
}

interface AuditRow extends Omit<AuditEntry, 'member' | 'details'> {
  details: object;
}

/** What administrators did, the latest first; to one member where one is given. */
export function auditEntries(memberId: string | null): List<AuditRow, AuditEntry> {
  return {
    sql: (params) => auditList(memberId === null ? 'true' : `l.member_id = ${params.add(memberId, 'uuid')}`),
    order: [{ sql: 'l.id', type: 'bigint', direction: 'desc' }],
    finish: ({ details, ...row }) => ({ ...row, details: JSON.stringify(details) }),
  };
}
