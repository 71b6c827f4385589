/** The member of a customer ($1) of a source ($2). */
export const memberOfCustomer = `/* memberOfCustomer */
  select member_id as "memberId" from subscription where stripe_customer_id = $1 and source = $2`;

/** Ids of disputes ($1) that are already recorded as lost. */
export const lostBefore = `/* lostBefore */
  select id from payment_note where id = any($1::text[]) and status = 'lost'`;

/**
 * Tells operators about a payment, once for each event ($1): a kind ($2), the member ($3) and a sentence ($4). Administrators
 * read it with the daily check's findings, and get it as an email if their address is confirmed, as do other addresses ($5).
 */
export const addPaymentAlert = `/* addPaymentAlert */
  with fresh as (insert into mail_event (key) values ($1) on conflict do nothing returning key),
  alert as (
    insert into billing_alert (kind, member_id, details) select $2, $3::uuid, $4 from fresh returning kind, details
  )
  insert into outbox_mail (kind, recipient, facts)
  select 'PAYMENT_ALERT', operator.address, jsonb_build_object('kind', alert.kind, 'details', alert.details,
    'memberEmail', (select email from member where id = $3::uuid))
  from alert, (
    select unnest($5::text[]) as address
    union
    select email from member where is_admin and email_confirmed_at is not null
  ) operator`;
