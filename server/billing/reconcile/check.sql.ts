import { lockStatement } from '../../platform/lib/locks.sql.ts';

/** Before `beginCheck`, in a statement of its own: one that waited would not see the check that began meanwhile. */
export const lockCheck = lockStatement('lockCheck', 'billingCheck');

/** A check stops by itself after 15 minutes, so an older one that has not ended was interrupted. */
const isInterrupted = "(ended_at is null and started_at < now() - interval '20 minutes')";

/**
 * A failed check is repeated after half an hour at the earliest: several servers, or one that restarts often, must not ask
 * Stripe all the time while it is down.
 */
const hasFailed = "(has_failed and started_at < now() - interval '30 minutes')";

/** Starts the check of a source ($1) unless one started in the last 23 hours that neither failed nor was interrupted. */
export const beginCheck = `/* beginCheck */
  insert into billing_check (source) select $1
  where not exists (
    select from billing_check
    where source = $1 and started_at > now() - interval '23 hours' and not ${isInterrupted} and not ${hasFailed}
  )
  returning id`;

/**
 * Ends a check ($1) with the number of subscriptions read ($2) and repaired ($3), a problem ($4) or null, and whether it
 * failed as a whole ($5).
 */
export const endCheck = `/* endCheck */
  update billing_check set ended_at = now(), read = $2, mended = $3, problem = $4, has_failed = $5 where id = $1`;

/**
 * Records a finding of a check ($1): kind ($2), member ($3) or null, and a sentence ($4). A check that failed halfway is
 * repeated within hours, so what was found in the last 20 is not recorded again.
 */
export const addAlert = `/* addAlert */
  insert into billing_alert (check_id, kind, member_id, details)
  select $1::bigint, $2::text, $3::uuid, $4::text
  where not exists (
    select from billing_alert
    where kind = $2 and member_id is not distinct from $3 and details = $4 and check_id is not null
      and at > now() - interval '20 hours'
  )`;

/** Members with access from charges of a source ($1), after one ($2), at most 100. */
export const chargedMembers = `/* chargedMembers */
  select member_id as "memberId" from subscription
  where source = $1 and stripe_subscription_id is not null and status in ('active', 'trialing', 'past_due')
    and member_id > $2::uuid
  order by member_id limit 100`;

/**
 * True for a subscription whose next renewal was never read, or not in the week before it: its amount can change at Stripe
 * while the webhook is lost.
 */
const isDueUnread = `coalesce(
    s.renews_at is null
      or (s.renews_at < now() + interval '7 days' and s.read_at < s.renews_at - interval '7 days'), false)`;

/** The records of customers ($2) with a source ($1), and whether their accounts are free. */
export const recordsOfCustomers = `/* recordsOfCustomers */
  select s.member_id as "memberId", s.stripe_customer_id as "customerId", s.stripe_subscription_id as "subscriptionId",
    s.status, s.is_cancelled as "isCancelled", s.period_end as "periodEnd", ${isDueUnread} as "isDueUnread", m.is_free as "isFree"
  from subscription s join member m on m.id = s.member_id
  where s.source = $1 and s.stripe_customer_id = any($2::text[])`;

/** A member by id ($1), if no customer of a source ($2) is linked to them. */
export const unlinkedMember = `/* unlinkedMember */
  select m.id as "memberId" from member m
  where m.id::text = $1 and not exists (
    select from subscription s
    where s.member_id = m.id and s.source = $2 and s.stripe_customer_id is not null
  )`;

/** Open invoices of a source ($1) that have not changed for a day, at most 500. */
export const oldOpenInvoices = `/* oldOpenInvoices */
  select id, member_id as "memberId" from invoice
  where source = $1 and member_id is not null and status in ('draft', 'open') and created_at < now() - interval '1 day'
  order by created_at desc limit 500`;

/** Renewals of a source ($1) unpaid for more than $2 days. Members were told that access ends by then. */
export const overdue = `/* overdue */
  select member_id as "memberId" from subscription
  where source = $1 and status = 'past_due' and stripe_subscription_id is not null
    and period_start < now() - make_interval(days => $2)
  limit 500`;

/** The latest check of the payment service in use. */
export const latestCheck = `/* latestCheck */
  select started_at as "startedAt", ended_at as "endedAt", read, mended,
    case when ${isInterrupted} then 'It was interrupted; it is repeated within an hour.' else problem end as problem
  from billing_check where source = (select source from billing_source) order by id desc limit 1`;

/** Findings of the last 30 days about the payment service in use, the latest first; those about disputes have no check. */
export const recentAlerts = `/* recentAlerts */
  select a.at, a.kind, m.email as "memberEmail", a.details
  from billing_alert a left join member m on m.id = a.member_id left join billing_check c on c.id = a.check_id
  where a.at > now() - interval '30 days' and (c.id is null or c.source = (select source from billing_source)) order by a.id desc limit 100`;
