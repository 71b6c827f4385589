import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscriptions and their payment. Existing paid access becomes a subscription. */
export class Billing20261121000300 implements MigrationInterface {
  name = 'Billing20261121000300';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSubscriptions */
      -- Where subscriptions count from: what was paid in the demonstration opens nothing once Stripe is switched on.
      create table billing_source (
        id smallint primary key default 1 check (id = 1),
        source text not null check (source in ('sandbox', 'test', 'live'))
      );
      insert into billing_source (source) values ('sandbox');
      -- All there is to know of a member's subscription; plan, rights and flags are derived from this row.
      create table subscription (
        member_id uuid not null references member on delete cascade,
        source text not null check (source in ('sandbox', 'test', 'live')),
        stripe_customer_id text,
        -- Null where there is none yet, or where it was given by the operator.
        stripe_subscription_id text,
        stripe_item_id text,
        plan smallint check (plan between 0 and 3),
        -- As Stripe has it: active, past_due, incomplete, canceled and so on.
        status text,
        started_at timestamptz,
        period_start timestamptz,
        period_end timestamptz,
        is_cancelled boolean not null default false,
        next_attempt_at timestamptz,
        card_brand text,
        card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
        card_exp_month smallint,
        card_exp_year smallint,
        -- The latest event that said something of it, and when Stripe was last asked.
        last_event_id text,
        last_event_at timestamptz,
        read_at timestamptz,
        primary key (member_id, source),
        check ((plan is null) = (status is null))
      );
      create unique index subscription_customer on subscription (stripe_customer_id);
      insert into subscription (member_id, source, plan, status, started_at)
        select id, 'sandbox', 2, 'active', now() from member where is_paid;
      alter table member drop column is_paid;
      create view membership as
        select m.id as member_id, s.source, s.stripe_customer_id, s.stripe_subscription_id, s.plan, s.status,
          s.is_cancelled, s.period_end,
          coalesce(s.status in ('active', 'trialing', 'past_due')
            and not (s.is_cancelled and s.period_end <= now()), false) as is_paid,
          coalesce(s.status in ('active', 'trialing', 'past_due') and not s.is_cancelled, false) as is_subscribed
        from member m
        left join subscription s on s.member_id = m.id and s.source = (select source from billing_source);`);
    await db.query(`/* createBillingTables */
      -- An intention to pay: its id makes the idempotency keys, so that trying again is not paying again.
      create table billing_attempt (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        source text not null,
        kind text not null check (kind in ('SUBSCRIBE', 'UPGRADE', 'CARD')),
        plan smallint check (plan between 2 and 3),
        -- A card of Stripe's, by its payment method or token; never its number.
        card text,
        stripe_object_id text,
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        outcome text check (outcome in ('SUCCEEDED', 'FAILED', 'REPLACED')),
        check ((ended_at is null) = (outcome is null))
      );
      create unique index billing_attempt_open on billing_attempt (member_id, source, kind) where ended_at is null;
      create index billing_attempt_member on billing_attempt (member_id);
      create table stripe_event (
        id text primary key,
        type text not null,
        source text not null,
        created_at timestamptz not null,
        received_at timestamptz not null default now()
      );
      create table invoice (
        id text primary key,
        member_id uuid not null references member on delete cascade,
        source text not null,
        number text,
        created_at timestamptz not null,
        amount_due_cents bigint not null,
        amount_paid_cents bigint not null,
        status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
        attempts integer not null default 0,
        pdf_url text,
        page_url text
      );
      create index invoice_member on invoice (member_id, created_at desc, id desc);
      -- Money that went back, or that a bank was asked to take back.
      create table payment_note (
        id text primary key,
        member_id uuid not null references member on delete cascade,
        source text not null,
        kind text not null check (kind in ('REFUND', 'DISPUTE')),
        amount_cents bigint not null,
        status text not null,
        reason text,
        created_at timestamptz not null
      );
      create index payment_note_member on payment_note (member_id);
      create table cancellation (
        id bigint generated always as identity primary key,
        member_id uuid not null references member on delete cascade,
        created_at timestamptz not null default now(),
        plan smallint,
        reason smallint not null check (reason between 1 and 5),
        text text not null check (length(text) <= 300)
      );
      create index cancellation_member on cancellation (member_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropBilling */
      alter table member add column is_paid boolean not null default false;
      update member set is_paid = true from membership s where s.member_id = member.id and s.is_paid;
      drop view membership;
      drop table cancellation, payment_note, invoice, stripe_event, billing_attempt, subscription, billing_source;`);
  }
}
