import type { ListSql } from '../../platform/lib/list.sql.ts';

/** Records an event ($1) of an account ($2), from an address ($3), in a request ($4), with details ($5); returns a row. */
export const addSecurityEvent = `/* addSecurityEvent */
  insert into security_event (kind, member_id, address, request_id, details) values ($1, $2, $3, $4, $5) returning id`;

/** Like {@link addSecurityEvent}, but at most one a minute, because refused callers may keep trying; otherwise no row. */
export const addSecurityEventOnceAMinute = `/* addSecurityEventOnceAMinute */
  insert into security_event (kind, member_id, address, request_id, details)
  select $1::text, $2::uuid, $3::text, $4::uuid, $5::text
  where not exists (
    select from security_event
    where at > now() - interval '1 minute' and kind = $1 and member_id is not distinct from $2::uuid
      and address = $3 and details = $5
  )
  returning id`;

export function securityList(where: string): ListSql {
  return {
    name: 'securityList',
    columns: `e.id as "eventId", e.at, e.kind, e.member_id as "memberKey", m.email as "memberEmail", e.address,
      e.request_id as "requestId", e.details`,
    from: 'security_event e left join member m on m.id = e.member_id',
    where,
  };
}
