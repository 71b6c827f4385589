/**
 * The open attempt of a member ($1) with a source ($2) of a kind ($3), or a new one for a plan ($4) and a
 * card ($5). Concurrent calls get the same attempt.
 */
export const openAttempt = `/* openAttempt */
  with added as (
    insert into billing_attempt (member_id, source, kind, plan, card) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning *
  )
  select id, plan, card, stripe_object_id as "objectId", created_at as "createdAt" from added
  union all
  select id, plan, card, stripe_object_id, created_at from billing_attempt
  where member_id = $1 and source = $2 and kind = $3 and ended_at is null and not exists (select from added)`;

/** The open attempt of a member ($1) with a source ($2) of a kind ($3). */
export const findAttempt = `/* findAttempt */
  select id, plan, card, stripe_object_id as "objectId", created_at as "createdAt" from billing_attempt
  where member_id = $1 and source = $2 and kind = $3 and ended_at is null`;

/** Sets the Stripe object ($2) of an attempt ($1). */
export const setAttemptObject = `/* setAttemptObject */
  update billing_attempt set stripe_object_id = $2 where id = $1`;

/** The outcome of a member's ($1) latest attempt with a source ($2) of a kind ($3); null while it is open. */
export const latestOutcome = `/* latestOutcome */
  select outcome from billing_attempt where member_id = $1 and source = $2 and kind = $3
  order by created_at desc, id limit 1`;

/** The member whose card waits for the bank's check, by customer ($1) and source ($2). */
export const waitingForBank = `/* waitingForBank */
  select a.member_id as "memberId" from subscription s
  join billing_attempt a on a.member_id = s.member_id and a.source = s.source
  where s.stripe_customer_id = $1 and s.source = $2 and a.kind = 'CARD' and a.ended_at is null
    and a.stripe_object_id is not null`;

/** Closes open attempts of a kind ($3) of a member ($1) with a source ($2), with an outcome ($4). */
export const endAttempts = `/* endAttempts */
  update billing_attempt set ended_at = now(), outcome = $4
  where member_id = $1 and source = $2 and kind = $3 and ended_at is null`;

/** Closes an attempt ($1) with an outcome ($2). */
export const endAttempt = `/* endAttempt */
  update billing_attempt set ended_at = now(), outcome = $2 where id = $1 and ended_at is null`;
