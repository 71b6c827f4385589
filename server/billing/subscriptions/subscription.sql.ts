import { isOwed } from '../invoices/invoice.sql.ts';
import { PlanCode } from '../rules/plan.rules.ts';

/**
 * Sets the payment service whose subscriptions count from now on ($1). If payment is not set up ('none'),
 * earlier Stripe payments keep counting and demonstration payments do not. Plans granted by an operator carry
 * over.
 */
export const setBillingSource = `/* setBillingSource */
  with wanted as (
    select source as before, case when $1 <> 'none' then $1 when source = 'sandbox' then 'none' else source end as source
    from billing_source
  ), moved as (
    update subscription s set source = w.source from wanted w
    where s.source = w.before and w.before <> w.source
      and s.stripe_customer_id is null and s.stripe_subscription_id is null and s.status is not null
      and not exists (select from subscription o where o.member_id = s.member_id and o.source = w.source)
  )
  update billing_source b set source = w.source, is_open = $1 <> 'none' from wanted w
  where b.source <> w.source or b.is_open <> ($1 <> 'none')`;

/** Subscriptions that Stripe charges real money for. */
export const countLive = `/* countLive */
  select count(*)::int as count from subscription
  where source = 'live' and stripe_subscription_id is not null and status in ('active', 'trialing', 'past_due')`;

/** Creates the record of a member ($1) with a source ($2) if there is none. */
export const addRecord = `/* addRecord */
  insert into subscription (member_id, source) values ($1, $2) on conflict do nothing`;

/** Sets the customer's id ($3) of a member ($1) with a source ($2) in place of the known one ($4), null for none. */
export const setCustomer = `/* setCustomer */
  update subscription set stripe_customer_id = $3
  where member_id = $1 and source = $2 and stripe_customer_id is not distinct from $4`;

/** A member's ($1) subscription and the rights that follow from it. */
export const findRecord = `/* findRecord */ /* prepared */
  select p.member_id as "memberId", p.stripe_customer_id as "customerId",
    p.stripe_subscription_id as "subscriptionId", s.stripe_item_id as "itemId", p.plan, p.status,
    p.is_paid as "isPaid", p.is_subscribed as "isSubscribed", p.is_cancelled as "isCancelled",
    s.started_at as "startedAt", s.period_start as "periodStart", p.period_end as "periodEnd",
    (select t.ended_at from subscription_term t where t.stripe_subscription_id = p.stripe_subscription_id) as "endedAt",
    s.next_attempt_at as "nextAttemptAt", s.card_brand as "cardBrand", s.card_last4 as "cardLast4",
    s.card_exp_month as "cardExpMonth", s.card_exp_year as "cardExpYear", s.price_cents as "priceCents",
    s.renews_at as "renewsAt", s.renewal_cents as "renewalCents",
    case when p.status = 'past_due' then (
      select sum(i.amount_due_cents - i.amount_paid_cents)::bigint from invoice i
      where i.member_id = p.member_id and i.source = p.source and ${isOwed}
    ) end as "owedCents"
  from membership p left join subscription s on s.member_id = p.member_id and s.source = p.source
  where p.member_id = any($1::uuid[])`;

/** Reads if a member ($1) has free access. */
export const findFree = `/* findFree */
  select is_free as "isFree" from member where id = $1`;

/** Locks the record of a member ($1) with a source ($2): the holder reads Stripe and stores the result. */
export const holdRecord = `/* holdRecord */
  select member_id as "memberId", stripe_customer_id as "customerId", stripe_subscription_id as "subscriptionId"
  from subscription where member_id = $1 and source = $2 for update`;

/** Locks the record of a customer ($1). */
export const holdCustomer = `/* holdCustomer */
  select member_id as "memberId", stripe_customer_id as "customerId", stripe_subscription_id as "subscriptionId"
  from subscription where stripe_customer_id = $1 and source = $2 for update`;

/**
 * Stores Stripe's state ($3) in the record of a member ($1) with a source ($2), and returns the earlier
 * values. Only a paid plan replaces one that an operator granted. Also stores all past subscriptions of the
 * member ($4) as terms.
 */
export const writeRecord = `/* writeRecord */
  with before as (
    select stripe_subscription_id, plan, status, is_cancelled from subscription where member_id = $1 and source = $2
  ), terms as (
    insert into subscription_term as t (stripe_subscription_id, member_id, source, started_at, ended_at)
    select r.id, $1, $2, to_timestamp(r.started), to_timestamp(r.ended)
    from jsonb_to_recordset($4::jsonb) as r (id text, started bigint, ended bigint)
    on conflict (stripe_subscription_id) do update set started_at = excluded.started_at, ended_at = excluded.ended_at
    where (t.started_at, t.ended_at) is distinct from (excluded.started_at, excluded.ended_at)
  ), written as (
    update subscription s set
      stripe_subscription_id = r.id, stripe_item_id = r.item, plan = r.plan, status = r.status,
      started_at = to_timestamp(r.started), period_start = to_timestamp(r.period_start),
      period_end = to_timestamp(r.period_end), is_cancelled = r.is_cancelled,
      next_attempt_at = to_timestamp(r.next_attempt), card_brand = r.brand, card_last4 = r.last4,
      card_exp_month = r.exp_month, card_exp_year = r.exp_year, price_cents = r.price,
      renews_at = to_timestamp(r.renews), renewal_cents = r.renewal, read_at = now()
    from jsonb_to_record($3::jsonb) as r (
      id text, item text, plan smallint, status text, started bigint, period_start bigint, period_end bigint,
      is_cancelled boolean, next_attempt bigint, brand text, last4 text, exp_month smallint, exp_year smallint,
      price bigint, renews bigint, renewal bigint
    )
    where s.member_id = $1 and s.source = $2
      and (s.stripe_subscription_id is not null or s.status is null or r.status in ('active', 'trialing', 'past_due'))
    returning s.member_id
  )
  select stripe_subscription_id as "subscriptionId", plan, status, is_cancelled as "isCancelled"
  from before where exists (select from written)`;

/** Stores the latest event ($3, at $4) about a member ($1) with a source ($2). */
export const noteEvent = `/* noteEvent */
  update subscription set last_event_id = $3, last_event_at = $4
  where member_id = $1 and source = $2 and (last_event_at is null or last_event_at <= $4)`;

/** Cancels or resumes ($2) a plan that an operator granted to a member ($1); it stays active until its end. */
export const cancelGiven = `/* cancelGiven */
  update subscription set is_cancelled = $2
  where member_id = $1 and source = (select source from billing_source) and stripe_subscription_id is null`;

/**
 * Records whether ($3) a subscription ($2) of a member ($1) is cancelled, for when Stripe confirmed it but cannot be read
 * again. One that is kept no longer ends on a day that was set in Stripe's dashboard.
 */
export const noteCancelled = `/* noteCancelled */
  with noted as (
    update subscription set is_cancelled = $3,
      period_end = case when $3 then period_end else coalesce(renews_at, period_end) end
    where member_id = $1 and stripe_subscription_id = $2 and is_cancelled is distinct from $3
    returning member_id
  )
  select from noted`;

/** Stores why a member ($1) cancelled a plan ($2): a reason ($3, 1 to 5) and text ($4). */
export const addCancellation = `/* addCancellation */
  insert into cancellation (member_id, plan, reason, text) values ($1, $2, $3, $4)`;

/** Members whose monthly subscription was granted without an end and is unknown to the stand-in. */
export const givenMonthlies = `/* givenMonthlies */
  select m.id as "memberId", m.email, m.first_name || ' ' || m.last_name as name
  from membership p join member m on m.id = p.member_id
  where p.plan = ${PlanCode.MONTHLY} and p.is_subscribed and p.stripe_customer_id is null and p.period_end is null`;
