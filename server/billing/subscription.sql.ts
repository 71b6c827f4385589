/** Where subscriptions count from ($1) from now on. */
export const setBillingSource = `/* setBillingSource */
  update billing_source set source = $1 where source <> $1`;

/** Makes the record of a member ($1) with a source ($2), if there is none. */
export const addRecord = `/* addRecord */
  insert into subscription (member_id, source) values ($1, $2) on conflict do nothing`;

/** The customer's id ($3) of a member ($1) with a source ($2), unless there is one already. */
export const setCustomer = `/* setCustomer */
  update subscription set stripe_customer_id = $3
  where member_id = $1 and source = $2 and stripe_customer_id is null`;

/** What is known of a member's ($1) subscription, with the rights that follow from it. */
export const findRecord = `/* findRecord */
  select p.member_id as "memberId", p.stripe_customer_id as "customerId",
    p.stripe_subscription_id as "subscriptionId", s.stripe_item_id as "itemId", p.plan, p.status,
    p.is_paid as "isPaid", p.is_subscribed as "isSubscribed", p.is_cancelled as "isCancelled",
    s.started_at as "startedAt", s.period_start as "periodStart", p.period_end as "periodEnd",
    s.next_attempt_at as "nextAttemptAt", s.card_brand as "cardBrand", s.card_last4 as "cardLast4",
    s.card_exp_month as "cardExpMonth", s.card_exp_year as "cardExpYear"
  from membership p left join subscription s on s.member_id = p.member_id and s.source = p.source
  where p.member_id = any($1::uuid[])`;

/** Holds the record of a member ($1) with a source ($2): whoever holds it reads Stripe and writes what was read. */
export const holdRecord = `/* holdRecord */
  select member_id as "memberId", stripe_customer_id as "customerId"
  from subscription where member_id = $1 and source = $2 for update`;

/** Holds the record of a customer ($1). */
export const holdCustomer = `/* holdCustomer */
  select member_id as "memberId", stripe_customer_id as "customerId"
  from subscription where stripe_customer_id = $1 and source = $2 for update`;

/**
 * Writes what Stripe says ($3) into the record of a member ($1) with a source ($2). What the operator gave is only
 * replaced by what is paid for.
 */
export const writeRecord = `/* writeRecord */
  update subscription s set
    stripe_subscription_id = r.id, stripe_item_id = r.item, plan = r.plan, status = r.status,
    started_at = to_timestamp(r.started), period_start = to_timestamp(r.period_start),
    period_end = to_timestamp(r.period_end), is_cancelled = r.is_cancelled,
    next_attempt_at = to_timestamp(r.next_attempt), card_brand = r.brand, card_last4 = r.last4,
    card_exp_month = r.exp_month, card_exp_year = r.exp_year, read_at = now()
  from jsonb_to_record($3::jsonb) as r (
    id text, item text, plan smallint, status text, started bigint, period_start bigint, period_end bigint,
    is_cancelled boolean, next_attempt bigint, brand text, last4 text, exp_month smallint, exp_year smallint
  )
  where s.member_id = $1 and s.source = $2
    and (s.stripe_subscription_id is not null or s.status is null or r.status in ('active', 'trialing', 'past_due'))`;

/** The latest event ($3, of $4) that said something of a member ($1) with a source ($2). */
export const noteEvent = `/* noteEvent */
  update subscription set last_event_id = $3, last_event_at = $4
  where member_id = $1 and source = $2 and (last_event_at is null or last_event_at <= $4)`;

/** Cancels what only the operator gave to a member ($1): it ends now, since nothing was paid until later. */
export const cancelGiven = `/* cancelGiven */
  update subscription set is_cancelled = $2, period_end = case when $2 then now() end
  where member_id = $1 and source = (select source from billing_source) and stripe_subscription_id is null`;

/** Why a member ($1) cancelled a plan ($2): a reason ($3, 1 to 5) and words ($4). */
export const addCancellation = `/* addCancellation */
  insert into cancellation (member_id, plan, reason, text) values ($1, $2, $3, $4)`;

/** Members whose monthly subscription the operator gave, and that the stand-in knows nothing of. */
export const givenMonthlies = `/* givenMonthlies */
  select m.id as "memberId", m.email, m.first_name || ' ' || m.last_name as name
  from membership p join member m on m.id = p.member_id
  where p.plan = 2 and p.is_subscribed and p.stripe_customer_id is null`;
