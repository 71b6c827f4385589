import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Data of Stripe's stand-in. */
export class Sandbox20261121000310 implements MigrationInterface {
  name = 'Sandbox20261121000310';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSandbox */
      create schema stripe_sandbox;
      create table stripe_sandbox.object (
        id text primary key,
        seq bigint not null generated always as identity,
        -- Whose it is; null for cards that are nobody's yet.
        customer text,
        data jsonb not null,
        -- What the stand-in knows and does not tell: how a card behaves.
        secrets jsonb not null default '{}'
      );
      create index object_customer on stripe_sandbox.object (customer);
      -- Answers to requests with an idempotency key, to be given again.
      create table stripe_sandbox.request (
        key text primary key,
        fingerprint text not null,
        status integer not null,
        body jsonb not null,
        created_at timestamptz not null default now()
      );
      create table stripe_sandbox.event (
        seq bigint primary key generated always as identity,
        customer text not null,
        data jsonb not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        delivered_at timestamptz
      );
      create index event_due on stripe_sandbox.event (next_attempt_at) where delivered_at is null;
      -- How far clocks were put forward: everybody's ('') and single customers'.
      create table stripe_sandbox.clock (
        customer text primary key,
        seconds bigint not null
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropSandbox */ drop schema stripe_sandbox cascade');
  }
}
