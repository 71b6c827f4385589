/** Maximum calls listed, the latest first. */
export const SHOWN_CALLS = 5;

/** The webhook of a member ($1), with its latest calls; no row without one. */
export const findWebhook = `/* newsWebhook.find */
  select h.url, h.created_at as "createdAt", h.off_at as "offAt", h.off_answer as "offAnswer", coalesce((
    select jsonb_agg(to_jsonb(x) order by x."createdAt" desc) from (
      select c.created_at as "createdAt", c.release_id is null as "isTest", r.file_name as "fileName",
        c.outcome, c.answer, c.attempts
      from news_call c left join release r on r.id = c.release_id
      where c.member_id = h.member_id and c.outcome is distinct from 'NOTHING'
      order by c.created_at desc limit ${String(SHOWN_CALLS)}
    ) x
  ), '[]') as calls
  from news_webhook h where h.member_id = $1`;

/** Removes the webhook of a member ($1), with its calls. */
export const deleteWebhook = `/* newsWebhook.delete */
  with removed as (delete from news_webhook where member_id = $1 returning member_id)
  select member_id as "memberId" from removed`;

/** Adds a webhook of a member ($1) at a URL ($2) with an encrypted secret ($3). It gets news from now on. */
export const addWebhook = `/* newsWebhook.add */
  insert into news_webhook (member_id, url, sealed_secret, told_event_id)
  select $1, $2, $3, coalesce(max(id), 0) from data_event`;

/** Turns the webhook of a member ($1) on again. It gets news from now on. */
export const resumeWebhook = `/* newsWebhook.resume */
  with resumed as (
    update news_webhook set off_at = null, off_answer = null,
      told_event_id = (select coalesce(max(id), 0) from data_event)
    where member_id = $1 and off_at is not null returning member_id
  )
  select member_id as "memberId" from resumed`;

/** Queues a test of the webhook of a member ($1), unless one is already waiting. */
export const queueTest = `/* newsWebhook.test */
  insert into news_call (member_id)
  select member_id from news_webhook h where member_id = $1 and not exists (
    select from news_call c where c.member_id = h.member_id and c.release_id is null and c.ended_at is null
  )`;
