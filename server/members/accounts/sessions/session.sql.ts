import { hasYearlyPlan } from '../../../billing/rules/plan.rules.ts';
import { figuresState } from '../../../platform/figuresState.sql.ts';

/** A session ends after this time without use. */
const idleHours = 10;
/** A session ends after this time, even if in use: a stolen token must not last forever. */
const longestDays = 30;
/** Maximum sessions of a member: a new one ends the least recently used one. */
const mostSessions = 20;

const liveIn = (table: string): string =>
  `${table}.ended_at is null and ${table}.last_seen_at > now() - interval '${String(idleHours)} hours'
    and ${table}.created_at > now() - interval '${String(longestDays)} days'`;
const isLive = liveIn('session');

/**
 * Starts a session of a member ($1) in a browser ($2) and records the sign-in. If a password was the proof, its
 * hash ($3) must still be current; a concurrent change is waited for and makes the proof invalid.
 */
export const beginSession = `/* beginSession */
  with seen as (
    update member set last_login_at = now()
    where id = $1 and ($3::text is null or password_hash = $3) returning id
  ), crowded as (
    update session set ended_at = now() where id in (
      select id from session where member_id = (select id from seen) and ${isLive}
      order by last_seen_at desc, id offset ${String(mostSessions - 1)}
    )
  )
  insert into session (member_id, user_agent) select id, $2 from seen returning id`;

/**
 * Members of live sessions ($1) with their current rights, and whether it is a minute since a use of the session was
 * noted: a statement that always writes costs twice as much. Also the state of the figures, which is part of the key of
 * stored answers.
 */
export const useSessions = `/* useSessions */ /* prepared */
  select s.id as "sessionId", m.id as "memberId", m.email, m.first_name as "firstName", m.last_name as "lastName",
    m.is_admin as "isAdmin", m.is_free as "isFree", p.is_paid as "isPaid", p.is_subscribed as "isSubscribed",
    ${hasYearlyPlan('p')}, m.is_admin and not m.is_demonstration
      and not exists (select from second_step t where t.member_id = m.id) as "needsSecondStep",
    ${figuresState} as "figuresState", s.last_seen_at < now() - interval '1 minute' as "isUnnoted"
  from session s join member m on m.id = s.member_id join membership p on p.member_id = m.id
  where s.id = any ($1::uuid[]) and ${liveIn('s')}`;

/** Notes that live sessions ($1) are in use. Never waits for another statement, which notes or ends them. */
export const noteUse = `/* noteUse */
  update session set last_seen_at = now() where id in (
    select id from session where id = any ($1::uuid[]) and ${isLive} for no key update skip locked
  )`;

/** The live sessions of a member ($1), the latest used first. */
export const liveSessions = `/* liveSessions */
  select id, created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as "userAgent"
  from session where member_id = $1 and ${isLive}
  order by last_seen_at desc, created_at desc, id limit 100`;

/** Ends a session ($1) of a member ($2). */
export const endSession = `/* endSession */
  with ended as (
    update session set ended_at = now() where id = $1 and member_id = $2 and ended_at is null returning id
  )
  select count(*) as count from ended`;

/** Ends the sessions of a member ($1), except one ($2) if given; counts the active ones. */
export const endSessions = `/* endSessions */
  with live as (select id from session where member_id = $1 and ${isLive}),
  ended as (
    update session set ended_at = now()
    where member_id = $1 and ended_at is null and id is distinct from $2::uuid returning id
  )
  select count(*) as count from ended join live using (id)`;

/**
 * Subscription state of the member of a session ($1), even if expired; no row if the session was ended on
 * purpose.
 */
export const sessionSubscribes = `/* sessionSubscribes */
  select p.is_subscribed or m.is_free or m.is_admin as subscribes
  from session s join member m on m.id = s.member_id join membership p on p.member_id = m.id
  where s.id = $1 and s.ended_at is null`;
