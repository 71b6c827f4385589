/** A session that nothing used for this long has ended. */
export const idleHours = 10;

/** Begins a session of a member ($1), and notes the sign-in. */
export const beginSession = `/* beginSession */
  with seen as (update member set last_login_at = now() where id = $1)
  insert into session (member_id) values ($1) returning id`;

/**
 * The member of a live session ($1), with the rights of this moment. Its last use is only written once a minute, so
 * that reading does not write.
 */
export const useSession = `/* useSession */
  with live as (
    select s.id as "sessionId", s.last_seen_at, m.id as "memberId", m.email, m.first_name as "firstName",
      m.last_name as "lastName", m.is_admin as "isAdmin", m.is_free as "isFree", m.is_paid as "isPaid"
    from session s join member m on m.id = s.member_id
    where s.id = $1 and s.ended_at is null and s.last_seen_at > now() - interval '${String(idleHours)} hours'
  ), seen as (
    update session set last_seen_at = now()
    where id = $1 and exists (select from live where last_seen_at < now() - interval '1 minute')
  )
  select * from live`;

export const endSession = `/* endSession */
  with ended as (
    update session set ended_at = now() where id = $1 and ended_at is null returning id
  )
  select count(*) as count from ended`;
