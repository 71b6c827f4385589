import { isOwed, isRenewal } from '../invoices/invoice.sql.ts';

/** The current payment service: demonstration payments are not revenue. */
const present = '(select source from billing_source)';

export const memberStates = `/* memberStates */
  select state, count(*)::int as members from (
    select case
      when m.is_free then 'FREE'
      when p.is_paid and p.status = 'past_due' then 'PAST_DUE'
      when p.is_subscribed then 'SUBSCRIBED'
      when p.is_paid then 'CANCELLED'
      when p.plan is not null and p.status <> 'incomplete' then 'ENDED'
      else 'NEVER'
    end as state
    from member m join membership p on p.member_id = m.id
  ) each_member group by state`;

/**
 * The latest $1 months, the latest first, starting with the month of the first member. Months are UTC. Every
 * subscription of a member counts. A subscription whose end was not read from Stripe ends with its period.
 */
export const businessMonths = `/* businessMonths */
  with month as (
    select date_trunc('month', now() at time zone 'UTC') - make_interval(months => n) as first
    from generate_series(0, $1::int - 1) n
    where date_trunc('month', now() at time zone 'UTC') - make_interval(months => n) >= (
      select date_trunc('month', least(
        (select min(created_at) from member), (select min(created_at) from invoice where source = ${present}),
        (select min(started_at) from subscription_term where source = ${present}), now()
      ) at time zone 'UTC')
    )
  ), since as (select min(first) at time zone 'UTC' as first from month),
  paid as (
    select date_trunc('month', i.created_at at time zone 'UTC') as first, sum(i.amount_paid_cents) as revenue,
      count(*) filter (where i.status in ('open', 'uncollectible') and i.attempts > 0 and ${isRenewal}) as failed
    from invoice i, since where i.source = ${present} and i.created_at >= since.first group by 1
  ), refunded as (
    select date_trunc('month', n.created_at at time zone 'UTC') as first, sum(n.amount_cents) as refunds
    from payment_note n, since where n.source = ${present} and n.kind = 'REFUND' and n.created_at >= since.first
    group by 1
  ), disputed as (
    select date_trunc('month', n.created_at at time zone 'UTC') as first, sum(n.amount_cents) as lost
    from payment_note n, since
    where n.source = ${present} and n.kind = 'DISPUTE' and n.status = 'lost' and n.created_at >= since.first
    group by 1
  ), term as (
    select member, date_trunc('month', started_at at time zone 'UTC') as started,
      date_trunc('month', ended_at at time zone 'UTC') as ended
    from (
      select coalesce(t.member_id::text, t.stripe_subscription_id) as member, t.started_at,
        coalesce(t.ended_at, case when not p.is_paid and p.status = 'unpaid' then s.period_start
          when not p.is_paid then s.period_end end) as ended_at
      from subscription_term t
      left join subscription s using (stripe_subscription_id)
      left join membership p using (stripe_subscription_id)
      where t.source = ${present}
      union all
      select s.member_id::text, s.started_at, case when not p.is_paid then s.period_end end
      from subscription s join membership p on p.member_id = s.member_id and p.source = s.source
      where s.plan is not null and s.stripe_subscription_id is null
    ) each_term
  )
  select to_char(month.first, 'YYYY-MM') as month, coalesce(paid.revenue, 0)::bigint as revenue,
    coalesce(refunded.refunds, 0)::bigint as refunds, coalesce(disputed.lost, 0)::bigint as "lostDisputes",
    coalesce(paid.failed, 0)::int as "failedRenewals", counted.*
  from month
  left join paid using (first)
  left join refunded using (first)
  left join disputed using (first)
  cross join lateral (
    select count(distinct member) filter (where started = month.first)::int as "newMembers",
      count(distinct member) filter (where ended = month.first)::int as "endedMembers",
      count(distinct member) filter (where started < month.first and (ended is null or ended >= month.first))::int
        as "membersAtStart",
      count(distinct member) filter (where started < month.first and ended = month.first)::int as lost
    from term
  ) counted
  order by month.first desc`;

/** Cancellations by reason. */
export const cancellationReasons = `/* cancellationReasons */
  select 'OPTION' || reason as reason, count(*)::int as cancellations from cancellation group by reason
  order by cancellations desc, reason`;

/** The latest $1 cancellations. */
export const latestCancellations = `/* latestCancellations */
  select c.created_at as at, m.email as "memberEmail", c.plan as "planCode", 'OPTION' || c.reason as reason,
    nullif(c.text, '') as text
  from cancellation c join member m on m.id = c.member_id order by c.created_at desc, c.id desc limit $1`;

/** Unpaid renewals, the oldest first, at most $1. */
export const failedRenewals = `/* failedRenewals */
  select m.email as "memberEmail", i.created_at as since, i.amount_due_cents - i.amount_paid_cents as owed,
    i.attempts, s.next_attempt_at as "nextAttemptAt", i.page_url as "pageUrl"
  from invoice i
  join member m on m.id = i.member_id
  join subscription s on s.member_id = i.member_id and s.source = i.source
  where i.source = ${present} and ${isOwed} and i.attempts > 0
  order by i.created_at, i.id limit $1`;

/** The latest $1 disputes, the latest first. */
export const latestDisputes = `/* latestDisputes */
  select n.created_at as at, m.email as "memberEmail", n.amount_cents as amount, n.status, n.reason
  from payment_note n left join member m on m.id = n.member_id
  where n.source = ${present} and n.kind = 'DISPUTE' order by n.created_at desc, n.id limit $1`;
