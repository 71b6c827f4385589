import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVING = `s.status in ('active', 'trialing', 'past_due')`;

/** Access given by the operator is not renewed, and nothing is while the payment service cannot be reached. */
const IS_OVER = `(s.stripe_subscription_id is null or not b.is_open) and coalesce(s.period_end <= now(), false)`;

const MEMBERSHIP = `
  select m.id as member_id, s.source, s.stripe_customer_id, s.stripe_subscription_id, s.plan, s.status,
    s.is_cancelled, s.period_end,
    coalesce(${LIVING} and not (s.is_cancelled and coalesce(s.period_end <= now(), true))
      and not (${IS_OVER}), false) as is_paid,
    coalesce(${LIVING} and not s.is_cancelled and not (${IS_OVER}), false) as is_subscribed
  from member m
  cross join billing_source b
  left join subscription s on s.member_id = m.id and s.source = b.source`;

/** The view before this migration. */
const MEMBERSHIP_BEFORE = `
  select m.id as member_id, s.source, s.stripe_customer_id, s.stripe_subscription_id, s.plan, s.status,
    s.is_cancelled, s.period_end,
    coalesce(s.status in ('active', 'trialing', 'past_due')
      and not (s.is_cancelled and s.period_end <= now()), false) as is_paid,
    coalesce(s.status in ('active', 'trialing', 'past_due') and not s.is_cancelled, false) as is_subscribed
  from member m
  left join subscription s on s.member_id = m.id and s.source = (select source from billing_source)`;

const KINDS_BEFORE = `'PASSWORD_RESET', 'PASSWORD_CHANGED'`;
const KINDS = `${KINDS_BEFORE}, 'WELCOME', 'SUBSCRIPTION_STARTED', 'RECEIPT', 'RENEWAL_FAILED', 'RENEWAL_REMINDER',
  'CARD_EXPIRING', 'PLAN_CHANGED', 'SUBSCRIPTION_CANCELLED', 'SUBSCRIPTION_ENDED'`;

/** Payment not set up, amounts that members pay and owe, the daily check against Stripe, and emails about these. */
export class Money20261122001200 implements MigrationInterface {
  name = 'Money20261122001200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addPaymentNotSetUp */
      alter table billing_source drop constraint billing_source_source_check;
      alter table billing_source add constraint billing_source_source_check
        check (source in ('none', 'sandbox', 'test', 'live'));
      alter table subscription drop constraint subscription_source_check;
      alter table subscription add constraint subscription_source_check
        check (source in ('none', 'sandbox', 'test', 'live'));
      -- False where the source is not configured any more: what is stored counts until its period ends.
      alter table billing_source add column is_open boolean not null default true;
      -- Price of a period by the subscription's own price; null where nobody is charged, or it was not read yet.
      alter table subscription add column price_cents bigint;
      create or replace view membership as ${MEMBERSHIP};`);
    await db.query(`/* addInvoiceFacts */
      -- Why it was written, as Stripe has it: subscription_cycle for a renewal.
      alter table invoice add column reason text;
      -- When its links were read: Stripe's work for some weeks.
      alter table invoice add column links_read_at timestamptz not null default now();
      update invoice set links_read_at = created_at;`);
    await db.query(`/* createBillingChecks */
      create table billing_check (
        id bigint generated always as identity primary key,
        source text not null,
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        -- Subscriptions that were read, and those of them whose record here was mended.
        read integer not null default 0,
        mended integer not null default 0,
        problem text
      );
      create table billing_alert (
        id bigint generated always as identity primary key,
        check_id bigint not null references billing_check on delete cascade,
        at timestamptz not null default now(),
        kind text not null,
        member_id uuid references member on delete set null,
        details text not null
      );
      create index billing_alert_check on billing_alert (check_id);
      create index billing_alert_member on billing_alert (member_id) where member_id is not null;`);
    await db.query(`/* allowBillingMails */
      alter table outbox_mail drop constraint outbox_mail_kind_check;
      alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (${KINDS}));
      alter table outbox_mail add column facts jsonb not null default '{}';
      -- Events that members were written about, kept longer than the mails: nothing is written about twice.
      create table mail_event (
        key text primary key,
        created_at timestamptz not null default now()
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropMoney */
      drop table mail_event, billing_alert, billing_check;
      delete from outbox_mail where kind not in (${KINDS_BEFORE});
      alter table outbox_mail drop column facts;
      alter table outbox_mail drop constraint outbox_mail_kind_check;
      alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (${KINDS_BEFORE}));
      alter table invoice drop column reason, drop column links_read_at;
      create or replace view membership as ${MEMBERSHIP_BEFORE};
      alter table subscription drop column price_cents;
      alter table billing_source drop column is_open;
      update subscription s set source = 'sandbox' where source = 'none'
        and not exists (select from subscription o where o.member_id = s.member_id and o.source = 'sandbox');
      delete from subscription where source = 'none';
      update billing_source set source = 'sandbox' where source = 'none';
      alter table subscription drop constraint subscription_source_check;
      alter table subscription add constraint subscription_source_check
        check (source in ('sandbox', 'test', 'live'));
      alter table billing_source drop constraint billing_source_source_check;
      alter table billing_source add constraint billing_source_source_check
        check (source in ('sandbox', 'test', 'live'));`);
  }
}
