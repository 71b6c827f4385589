import { hasYearlyPlan } from '../../billing/rules/plan.rules.ts';
import { figuresState } from '../../platform/figuresState.sql.ts';
import { keyLimits } from './apiKey.rules.ts';

/**
 * The member of a key, by the key's hash ($1), with their current rights. A key never acts as an
 * administrator: administrators read as members with free access. The last use is written at most once a
 * minute.
 */
export const useApiKey = `/* useApiKey */ /* prepared */
  with live as (
    select k.id as "keyId", k.scopes, k.last_used_at, m.id as "memberId", m.email, m.first_name as "firstName",
      m.last_name as "lastName", m.is_free or m.is_admin as "isFree", p.is_paid as "isPaid",
      p.is_subscribed as "isSubscribed", ${hasYearlyPlan('p')}
    from api_key k join member m on m.id = k.member_id join membership p on p.member_id = m.id
    where k.key_hash = $1 and k.expires_at > now()
  ), seen as (
    update api_key set last_used_at = now()
    where id = (select "keyId" from live where coalesce(last_used_at, '-infinity') < now() - interval '1 minute')
  )
  select "keyId", scopes, "memberId", email, "firstName", "lastName", "isFree", "isPaid", "isSubscribed",
    "hasYearlyPlan", ${figuresState} as "figuresState"
  from live`;

/**
 * Adds a key of a member ($1): name ($2), hash ($3), start ($4), scopes ($5), valid for $6 days. No row if
 * the member already has the maximum.
 */
export const addApiKey = `/* addApiKey */
  insert into api_key (member_id, name, key_hash, key_start, scopes, expires_at)
  select $1, $2, $3, $4, $5::text[], now() + make_interval(days => $6)
  where (select count(*) from api_key where member_id = $1) < ${String(keyLimits.most)}
  returning id`;

/** The keys of a member ($1), the newest first, each with its days of use, the latest first. */
export const memberKeys = `/* memberApiKeys */
  select k.id, k.name, k.key_start as start, k.scopes, k.created_at as "createdAt", k.expires_at as "expiresAt",
    k.expires_at <= now() as "isExpired", k.last_used_at as "lastUsedAt", coalesce((
      select jsonb_agg(jsonb_build_object('day', d.day, 'requests', d.requests, 'points', d.points) order by d.day desc)
      from api_key_day d
      where d.key_id = k.id and d.day > (now() at time zone 'utc')::date - ${String(keyLimits.usageDays)}
    ), '[]') as days
  from api_key k where k.member_id = $1 order by k.created_at desc, k.id limit ${String(keyLimits.most)}`;

/** Revokes a key ($1) of a member ($2). */
export const removeApiKey = `/* removeApiKey */
  with removed as (delete from api_key where id = $1 and member_id = $2 returning key_start)
  select key_start as start from removed`;

/** Counts a request with a key ($1) that cost points ($2), unless the key was revoked meanwhile. */
export const countKeyUse = `/* countKeyUse */
  insert into api_key_day as d (key_id, day, requests, points)
  select id, (now() at time zone 'utc')::date, 1, $2 from api_key where id = $1 for key share
  on conflict (key_id, day) do update set requests = d.requests + 1, points = d.points + excluded.points`;
