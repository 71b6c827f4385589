import { newsOfReleases } from '../../../server/market/releases/news/releaseNews.rules.ts';
import { mayReadFigures } from '../../../server/platform/mayReadFigures.sql.ts';

/**
 * Queues a call of each member's webhook for each release that it was not told of, once, at most the latest 24. Nobody is
 * told before no release has followed for a while ($1, seconds), as by mail. What changed is found out as a call is made.
 */
export const queueMemberCalls = `/* news.queueMemberCalls */
  with settled as (
    select max(id) as id from data_event where kind in ('PUBLISHED', 'REDONE')
    having max(at) <= clock_timestamp() - make_interval(secs => $1)
  ), due as (
    select h.member_id, h.told_event_id as after, settled.id as until
    from settled join news_webhook h on h.told_event_id < settled.id
    where h.off_at is null
    for update of h skip locked
  ), told as (
    update news_webhook h set told_event_id = due.until from due where h.member_id = due.member_id
  )
  insert into news_call (member_id, release_id)
  select due.member_id, r.id
  from due join (select * from release where undone_at is null order by id desc limit 24) r on exists (
    select from data_event e
    where e.id > due.after and e.id <= due.until and (
      e.kind = 'PUBLISHED' and e.import_id = r.import_id or e.kind = 'REDONE' and e.release_id = r.id
    )
  )
  order by due.member_id, r.id`;

/**
 * The call that has waited longest, if any is due. It is put off for as long as an attempt may take ($1, seconds), so
 * that no other worker makes it meanwhile, and one that dies with its worker is made again.
 */
export const takeMemberCall = `/* news.takeMemberCall */
  with due as (
    select id from news_call where ended_at is null and next_attempt_at <= now()
    order by next_attempt_at, created_at, id limit 1
    for update skip locked
  ), taken as (
    update news_call c set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
    from due where c.id = due.id
    returning c.id, c.member_id, c.release_id, c.attempts, c.created_at
  )
  select t.id, t.member_id as "memberId", t.release_id as "releaseId", t.attempts, t.created_at as "createdAt",
    h.url, h.sealed_secret as "sealedSecret", ${mayReadFigures('m', 'p')} as "hasAccess"
  from taken t join news_webhook h on h.member_id = t.member_id join member m on m.id = t.member_id
    join membership p on p.member_id = t.member_id`;

/** A release ($2) if it is in force. */
const toldRelease = 'select id from release where id = $2::bigint and undone_at is null';

/** News of a member ($1) in a release ($2), at most $3 of each kind, with the numbers of their properties. */
export const newsOfMemberCall = `/* news.ofMemberCall */
  select told.*, p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber"
  from (${newsOfReleases(toldRelease, '$3')}) told
  cross join lateral (
    select taxpayer_number, location_number from hotel_property
    where told.product = 'HOTEL' and id = told."propertyId"
    union all
    select taxpayer_number, location_number from beverage_property
    where told.product = 'BEVERAGE' and id = told."propertyId"
  ) p
  order by told.position`;

/** A call ($1) that is finished, with its outcome ($2) and the answer ($3), unless it ended meanwhile. */
export const endMemberCall = `/* news.endMemberCall */
  update news_call set ended_at = now(), outcome = $2, answer = $3 where id = $1 and ended_at is null`;

/** A call ($1) that is tried again in $2 seconds, after an answer ($3); the member's others wait for it. */
export const postponeMemberCalls = `/* news.postponeMemberCalls */
  update news_call c set next_attempt_at = now() + make_interval(secs => $2),
    answer = case when c.id = $1 then $3 else c.answer end
  from news_call failed
  where failed.id = $1 and c.member_id = failed.member_id and c.release_id is not null and c.ended_at is null`;

/**
 * Turns off the webhook of a call ($1) after an answer ($2), and tells its member, who has it at a host ($3). Calls that
 * wait are not made.
 */
export const switchOff = `/* news.switchOff */
  with hook as (
    update news_webhook h set off_at = now(), off_answer = $2
    from news_call c where c.id = $1 and h.member_id = c.member_id and h.off_at is null returning h.member_id
  ), ended as (
    update news_call c set ended_at = now(), answer = case when c.id = $1 then $2 else c.answer end,
      outcome = case when c.id = $1 then 'FAILED' else 'WITHHELD' end
    from hook where c.member_id = hook.member_id and c.ended_at is null
  )
  insert into outbox_mail (kind, recipient, facts)
  select 'WEBHOOK_OFF', m.email, jsonb_build_object('webhookHost', $3::text, 'webhookAnswer', $2::text)
  from hook join member m on m.id = hook.member_id`;
