/** The mail that has waited longest, if any is due; held until the transaction ends, so that nobody sends it twice. */
export const takeDueMail = `/* takeDueMail */
  select id, kind, recipient, facts, attempts, created_at as "createdAt" from outbox_mail
  where ended_at is null and next_attempt_at <= now()
  order by next_attempt_at, id limit 1
  for update skip locked`;

/** Whose address ($1) it is. */
export const findRecipient = `/* findRecipient */
  select id, first_name as "firstName", is_free as "isFree" from member where email = $1`;

/** A reset token of a member ($1), by its hash ($2), good for so many minutes ($3). */
export const addResetToken = `/* addResetToken */
  insert into password_reset_token (member_id, token_hash, expires_at)
  values ($1, $2, now() + make_interval(mins => $3))`;

/** A mail ($1) that needs nothing more, and what became of it ($2). */
export const endMail = `/* endMail */
  update outbox_mail set ended_at = now(), outcome = $2, attempts = attempts + 1 where id = $1`;

/** A mail ($1) that is tried again in so many seconds ($2). */
export const postponeMail = `/* postponeMail */
  update outbox_mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
  where id = $1`;

/** What nobody needs any more, table by table. */
export const tidyAccounts = [
  `/* tidySessions */ delete from session where coalesce(ended_at, last_seen_at) < now() - interval '90 days'`,
  `/* tidyResetTokens */ delete from password_reset_token where created_at < now() - interval '7 days'`,
  `/* tidyChallenges */ delete from second_step_challenge where expires_at < now() - interval '1 day'`,
  `/* tidyOutbox */ delete from outbox_mail where ended_at < now() - interval '7 days'`,
  // A card is told of for a month, and a renewal for two weeks.
  `/* tidyMailEvents */ delete from mail_event where created_at < now() - interval '400 days'`,
  `/* tidyBillingChecks */ delete from billing_check where started_at < now() - interval '400 days'`,
  `/* tidyClientErrors */ delete from client_error where created_at < now() - interval '90 days'`,
  `/* tidySecurityEvents */ delete from security_event where at < now() - interval '90 days'`,
  // Stripe tells of an event again for three days at most, and forgets keys after one; so does its stand-in.
  `/* tidyStripeEvents */ delete from stripe_event where received_at < now() - interval '90 days'`,
  `/* tidySandboxRequests */ delete from stripe_sandbox.request where created_at < now() - interval '30 days'`,
  `/* tidySandboxEvents */ delete from stripe_sandbox.event where delivered_at < now() - interval '30 days'`,
] as const;
