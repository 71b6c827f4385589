import type { ListSql } from './lib/list.sql.ts';

/** Notes an act: who ($1), what ($2), to whom ($3), and with what ($4). Addresses are copied: entries outlive accounts. */
export const addAuditEntry = `/* addAuditEntry */
  insert into audit_log (actor_id, actor_email, action, member_id, member_email, details)
  select a.id, a.email, $2, m.id, m.email, $4::jsonb
  from member a left join member m on m.id = $3::uuid where a.id = $1`;

export function auditList(where: string): ListSql {
  return {
    name: 'auditList',
    columns: `l.id as "entryId", l.at, l.actor_email as "actorEmail", l.action, l.member_id as "memberId",
      l.member_email as "memberEmail", l.details`,
    from: 'audit_log l',
    where,
  };
}
