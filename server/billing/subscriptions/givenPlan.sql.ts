export const readBillingSource = '/* readBillingSource */ select source from billing_source';

/** The member linked to a customer ($1). */
export const ownerOfCustomer = `/* ownerOfCustomer */
  select m.id as "memberId", m.email from subscription s join member m on m.id = s.member_id
  where s.stripe_customer_id = $1`;

/**
 * Grants a member ($1) a plan ($2) that is paid elsewhere, until a moment ($3) or without an end, with a
 * customer ($4) if any. Returns no row if a subscription runs at Stripe.
 */
export const givePlanSql = `/* givePlan */
  insert into subscription as s (member_id, source, plan, status, started_at, period_end, stripe_customer_id)
  select $1, (select source from billing_source), $2::smallint, 'active', now(), $3::timestamptz, $4::text
  on conflict (member_id, source) do update set
    plan = excluded.plan, status = 'active', period_end = excluded.period_end, is_cancelled = false,
    started_at = coalesce(s.started_at, now()), stripe_customer_id = coalesce(excluded.stripe_customer_id, s.stripe_customer_id),
    stripe_subscription_id = null, stripe_item_id = null, period_start = null, next_attempt_at = null, price_cents = null, renews_at = null, renewal_cents = null
  where s.stripe_subscription_id is null or s.status is null
    or s.status not in ('active', 'trialing', 'past_due', 'incomplete')
  returning member_id`;
