/** Deleted accounts with remaining traces, the oldest first, at most 100 after one ($1). */
export const openErasures = `/* openErasures */
  select id from erasure where ended_at is null and id > $1 order by id limit 100`;

/**
 * Erases the traces of an account ($1). Keeps the email about the deletion, and the erasure, until that email
 * is sent. Leaves rows of another account that has since taken the same address.
 */
export const eraseTraces: readonly string[] = [
  `/* eraseMails */ delete from outbox_mail o using erasure e
   where e.id = $1 and o.created_at <= e.asked_at and (o.ended_at is not null or o.kind <> 'ACCOUNT_DELETED')
     and (o.recipient = e.email or o.facts->>'memberId' = e.member_id::text or o.facts->>'answerTo' = e.email)`,
  `/* eraseAnswerAddresses */ delete from help_message h using erasure e
   where e.id = $1 and h.at <= e.asked_at and h.answer_to = e.email`,
  `/* eraseMailEvents */ delete from mail_event v using erasure e
   where e.id = $1 and (v.key = 'welcome:' || e.member_id or v.key like 'card:' || e.member_id || ':%')`,
  `/* eraseFromAudit */ update audit_log l set member_email = null from erasure e
   where e.id = $1 and l.member_id = e.member_id and l.member_email is not null`,
  `/* eraseActor */ update audit_log l set actor_email = 'deleted account' from erasure e
   where e.id = $1 and l.actor_id = e.member_id and l.actor_email <> 'deleted account'`,
  `/* endErasure */ update erasure e set email = null, ended_at = now()
   where id = $1 and ended_at is null and not exists (
     select from outbox_mail o where o.recipient = e.email and o.created_at <= e.asked_at
   )`,
];
