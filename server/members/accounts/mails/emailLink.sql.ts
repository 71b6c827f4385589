/** Queues a link to an address ($2) that a member ($1) must confirm. */
export const addConfirmMail = `/* addConfirmMail */
  insert into outbox_mail (kind, recipient, facts)
  values ('CONFIRM_EMAIL', $2, jsonb_build_object('memberId', $1::uuid))`;

/** The addresses of a member ($1). */
export const emailState = `/* emailState */
  select email, email_confirmed_at is not null as "isConfirmed", pending_email as "pendingEmail"
  from member where id = $1`;

/**
 * Stores a new address ($2) for a member ($1) if the password still has the proven hash ($3), and notifies the
 * current address if confirmed. Earlier links stop working.
 */
export const setPendingEmail = `/* setPendingEmail */
  with wanted as (
    update member set pending_email = $2 where id = $1 and password_hash = $3
    returning id, email, first_name, email_confirmed_at
  ), ended as (
    update email_link set used_at = now() where member_id in (select id from wanted) and used_at is null
  ), told as (
    insert into outbox_mail (kind, recipient, facts)
    select 'EMAIL_CHANGE', email, jsonb_build_object('firstName', first_name, 'newEmail', $2::text, 'isDone', false)
    from wanted where email_confirmed_at is not null
  )
  select count(*)::int as count from wanted`;

/** Removes the pending address of a member ($1). */
export const dropPendingEmail = `/* dropPendingEmail */
  update member set pending_email = null where id = $1`;

/** Locks the member of a link, by the link's hash ($1). */
export const holdLinkMember = `/* holdLinkMember */
  select id, email, first_name as "firstName", pending_email as "pendingEmail",
    email_confirmed_at is not null as "isConfirmed"
  from member where id = (select member_id from email_link where token_hash = $1) for update`;

/** Uses up a link, by its hash ($1), and returns the address that it proves; concurrent requests get no row. */
export const takeEmailLink = `/* takeEmailLink */
  update email_link set used_at = now()
  where token_hash = $1 and used_at is null and expires_at > now()
  returning email`;

/** Records that a member's ($1) address is confirmed. */
export const setConfirmed = `/* setConfirmed */
  update member set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1`;

/**
 * Sets the confirmed address ($2) of a member ($1) and queues it for Stripe; no row if another member has it by
 * now. Links mailed to the earlier address stop working. Waiting emails of some kinds ($3) go to the new address.
 */
export const setEmail = `/* setEmail */
  with changed as (
    update member set email = $2, pending_email = null, email_confirmed_at = now()
    where id = $1 and not exists (select from member where email = $2 and id <> $1) returning id
  ), ended as (
    update password_reset_token set used_at = now()
    where member_id in (select id from changed) and used_at is null
  ), due as (
    update subscription set is_email_due = true
    where member_id in (select id from changed) and stripe_customer_id is not null
  ), waiting as (
    -- The member as before this statement. An email that is being sent is left alone: a hanging mail server holds it.
    select o.id from changed join member m using (id) join outbox_mail o on o.recipient = m.email
    where o.ended_at is null and o.kind = any($3::text[])
    for update of o skip locked
  ), moved as (
    update outbox_mail o set recipient = $2 from waiting where o.id = waiting.id
  )
  select count(*)::int as count from changed`;

/** Queues an email to a former address ($1) of a person ($2) about their new address ($3). */
export const addChangedMail = `/* addChangedMail */
  insert into outbox_mail (kind, recipient, facts)
  values ('EMAIL_CHANGE', $1, jsonb_build_object('firstName', $2::text, 'newEmail', $3::text, 'isDone', true))`;
