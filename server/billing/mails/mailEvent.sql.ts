import { isRenewal } from '../invoices/invoice.sql.ts';

/** Queues an email of a kind ($3) to a member ($2) with facts ($4), once per event ($1). */
export const addMailOnce = `/* addMailOnce */
  with fresh as (insert into mail_event (key) values ($1) on conflict do nothing returning key)
  insert into outbox_mail (kind, recipient, facts)
  select $3, m.email, $4::jsonb from fresh, member m where m.id = $2`;

/** Renewals of a source ($1) that have been open for at least $2 and fewer than $3 days at a moment ($4). */
export const openRenewals = `/* openRenewals */
  select s.member_id as "memberId", i.id as "invoiceId" from subscription s
  join invoice i on i.member_id = s.member_id and i.source = s.source
  where s.source = $1 and s.status = 'past_due' and i.status = 'open'
    and ${isRenewal}
    and i.created_at <= $4::timestamptz - make_interval(days => $2)
    and i.created_at > $4::timestamptz - make_interval(days => $3)
    and not exists (select from mail_event e where e.key = 'reminder' || $2 || ':' || i.id)
  limit 1000`;

/**
 * Members with a source ($1) whose card expires within 30 days of a moment ($2) and who have not been reminded.
 */
export const expiringCards = `/* expiringCards */
  select s.member_id as "memberId" from subscription s
  cross join lateral (
    select make_timestamptz(s.card_exp_year, s.card_exp_month, 1, 0, 0, 0, 'UTC') + interval '1 month' as expires
  ) c
  where s.source = $1 and s.stripe_subscription_id is not null and not s.is_cancelled
    and s.status in ('active', 'trialing') and s.card_exp_year is not null
    and c.expires > $2::timestamptz and c.expires <= $2::timestamptz + interval '30 days'
    and not exists (
      select from mail_event e
      where e.key = 'card:' || s.member_id || ':' || s.card_last4 || ':' || s.card_exp_year || '-' || s.card_exp_month
    )
  limit 1000`;

/** Page at Stripe where an invoice ($1) can be paid without signing in. */
export const invoicePage = '/* invoicePage */ select page_url as "pageUrl" from invoice where id = $1';
