/**
 * Adds an account: email ($1), names ($2, $3), password hash ($4), administrator ($5), free ($6). A paying
 * member ($7) gets a subscription to a plan ($8) outside Stripe, with an end ($9) and a Stripe customer
 * ($10), each of which may be null. The address may be confirmed ($11). No row if the email is taken.
 */
export const addMember = `/* addMember */
  with added as (
    insert into member (email, first_name, last_name, password_hash, is_admin, is_free, email_confirmed_at)
    values ($1, $2, $3, $4, $5, $6, case when $11 then now() end) on conflict do nothing returning id
  ), given as (
    insert into subscription (member_id, source, plan, status, started_at, period_end, stripe_customer_id)
    select id, (select source from billing_source), $8::smallint, 'active', now(), $9::timestamptz, $10::text
    from added where $7
  )
  select id from added`;

/** Lets an administrator ($1) act without a second step: for sample accounts and tests. */
export const exemptAdministrator = `/* exemptAdministrator */
  update member set is_demonstration = true where id = $1`;

export interface PaidRights {
  isPaid: boolean;
  isSubscribed: boolean;
}

/** Access that a member's ($1) subscription gives. */
export const paidRights = `/* paidRights */
  select is_paid as "isPaid", is_subscribed as "isSubscribed" from membership where member_id = $1`;
