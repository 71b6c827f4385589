import { newsOfReleases } from '../../../server/market/releases/news/releaseNews.rules.ts';
import { mayReadFigures } from '../../../server/platform/mayReadFigures.sql.ts';

/**
 * Queues an email to each member who is due, once: after each release, or at most once a calendar month (UTC). Nobody is
 * told before no release has followed for a while ($1, seconds), so that several releases are one email, and a release
 * that is undone at once is none. What changed is found out as the email is sent.
 */
export const queueNewsMails = `/* news.queueMails */
  with settled as (
    select max(id) as id from data_event where kind in ('PUBLISHED', 'REDONE')
    having max(at) <= clock_timestamp() - make_interval(secs => $1)
  ), due as (
    select c.member_id, c.told_event_id as after, settled.id as until
    from settled join news_choice c on c.told_event_id < settled.id
    where c.frequency = 'EACH_RELEASE'
      or c.frequency = 'MONTHLY' and c.told_at < date_trunc('month', now(), 'UTC')
    for update of c skip locked
  ), told as (
    update news_choice c set told_event_id = due.until, told_at = now() from due where c.member_id = due.member_id
  )
  insert into outbox_mail (kind, recipient, facts)
  select 'NEWS', m.email, jsonb_build_object('memberId', m.id, 'after', due.after, 'until', due.until)
  from due join member m on m.id = due.member_id`;

/** A member ($1) with an address ($2) and their choice. */
export const findReader = `/* news.findReader */
  select m.first_name as "firstName", m.email_confirmed_at is not null as "isConfirmed",
    ${mayReadFigures('m', 'p')} as "hasAccess", c.frequency, c.unsubscribe_key::text as "unsubscribeKey"
  from member m join membership p on p.member_id = m.id join news_choice c on c.member_id = m.id
  where m.id = $1 and m.email = $2`;

/** Releases in force of events after $2 up to $3. */
const toldReleases = `select r.id from release r where r.undone_at is null and exists (
      select from data_event e
      where e.id > $2::bigint and e.id <= $3::bigint and (
        e.kind = 'PUBLISHED' and e.import_id = r.import_id or e.kind = 'REDONE' and e.release_id = r.id
      )
    )`;

/** News of a member ($1) in the releases of events, at most $4 of each kind and release, with their number. */
export const newsOfMember = `/* news.ofMember */ ${newsOfReleases(toldReleases, '$4')}`;
