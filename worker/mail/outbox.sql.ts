/** Takes the due email that has waited longest; locked until the transaction ends, so that it is sent once. */
export const takeDueMail = `/* takeDueMail */
  select id, kind, recipient, facts, attempts, created_at as "createdAt" from outbox_mail
  where ended_at is null and next_attempt_at <= now()
  order by next_attempt_at, id limit 1
  for update skip locked`;

/** The member with an address ($1). */
export const findRecipient = `/* findRecipient */
  select id, first_name as "firstName", is_free as "isFree", email_confirmed_at is not null as "isConfirmed" from member where email = $1`;

/** Adds a reset token of a member ($1), by its hash ($2), valid for $3 minutes. */
export const addResetToken = `/* addResetToken */
  insert into password_reset_token (member_id, token_hash, expires_at)
  values ($1, $2, now() + make_interval(mins => $3))`;

/**
 * Adds a link with which a member ($1) confirms an address ($2), by its hash ($3), valid for $4 hours. No row
 * if the address is already confirmed or no longer belongs to them.
 */
export const addEmailLink = `/* addEmailLink */
  with holder as (
    select id, first_name from member
    where id = $1 and (pending_email = $2 or (email = $2 and email_confirmed_at is null))
  ), added as (
    insert into email_link (member_id, email, token_hash, expires_at)
    select id, $2, $3, now() + make_interval(hours => $4) from holder
  )
  select first_name as "firstName" from holder`;

/** Ends an email ($1) with an outcome ($2). */
export const endMail = `/* endMail */
  update outbox_mail set ended_at = now(), outcome = $2, attempts = attempts + 1 where id = $1`;

/** Postpones an email ($1) by $2 seconds. */
export const postponeMail = `/* postponeMail */
  update outbox_mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
  where id = $1`;
