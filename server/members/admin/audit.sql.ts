import type { ListSql } from '../../platform/lib/list.sql.ts';

export function auditList(where: string): ListSql {
  return {
    name: 'auditList',
    columns: `l.id as "entryId", l.at, l.actor_email as "actorEmail", l.action,
      l.member_email as "memberEmail", l.details`,
    from: 'audit_log l',
    where,
  };
}
