import type { ListSql } from '../../platform/lib/list.sql.ts';

/**
 * Stores a message: member ($1), reply address ($2), text ($3), page ($4), request ($5). Also queues it as an
 * email unless the operator's address ($6) is null.
 */
export const addHelpMessage = `/* addHelpMessage */
  with kept as (
    insert into help_message (member_id, answer_to, text, page, request_id) values ($1, $2, $3, $4, $5)
    returning answer_to, text, page, request_id
  )
  insert into outbox_mail (kind, recipient, facts)
  select 'HELP_MESSAGE', $6, jsonb_build_object('answerTo', answer_to, 'text', text, 'page', page,
    'requestId', request_id)
  from kept where $6::text is not null`;

export function helpMessageList(where: string): ListSql {
  return {
    name: 'helpMessageList',
    columns: `h.id as "messageId", h.at, m.email as "memberEmail", h.answer_to as "answerTo", h.text, h.page,
      h.request_id as "requestId", h.answered_at as "answeredAt", h.answered_by as "answeredBy"`,
    from: 'help_message h left join member m on m.id = h.member_id',
    where,
  };
}

/** Marks a message ($1) as answered by a member ($2), or reopens it if null. Returns its id. */
export const setAnswered = `/* setAnswered */
  update help_message set
    answered_at = case when $2::uuid is null then null else coalesce(answered_at, now()) end,
    answered_by = case when $2::uuid is null then null
      else coalesce(answered_by, (select email from member where id = $2)) end
  where id = $1 returning id`;
