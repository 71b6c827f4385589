import type { List } from '../../platform/lib/list.ts';
import { auditList } from './audit.sql.ts';
import type { AuditEntry } from './admin.type.ts';

interface AuditRow extends Omit<AuditEntry, 'member' | 'details'> {
  details: object;
}

/** Actions of administrators, the latest first; only those on one member if given. */
export function auditEntries(memberId: string | null): List<AuditRow, AuditEntry> {
  return {
    sql: (params) => auditList(memberId === null ? 'true' : `l.member_id = ${params.add(memberId, 'uuid')}`),
    order: [{ sql: 'l.id', type: 'bigint', direction: 'desc' }],
    finish: ({ details, ...row }) => ({ ...row, details: JSON.stringify(details) }),
  };
}
