import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Sandbox20261121000310 } from './20261121000310-sandbox.ts';

/** The table that Stripe's stand-in otherwise makes itself. */
const createTable = `
  create table demo_stripe.object (
    id text primary key,
    seq bigint not null generated always as identity,
    kind text not null generated always as (data->>'object') stored,
    customer text,
    data jsonb not null,
    secrets jsonb not null default '{}',
    attempts integer not null default 0,
    due_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index object_customer on demo_stripe.object (customer);
  create index object_due on demo_stripe.object (due_at) where due_at is not null;
  grant all on demo_stripe.object to public;`;

/**
 * Makes room for the stand-in, whose tables are its own affair from now on, and moves what a demonstration has there:
 * its members' subscriptions go on.
 */
export class DemoStripe20261122220000 implements MigrationInterface {
  name = 'DemoStripe20261122220000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('/* demoStripe */ create schema demo_stripe');
    const rows = (await db.query('/* oldObjects */ select from stripe_sandbox.object limit 1')) as unknown[];
    if (rows.length > 0) {
      await db.query(`/* moveToDemoStripe */ ${createTable}
        insert into demo_stripe.object (id, customer, data, secrets)
        select id, customer, data, secrets from stripe_sandbox.object order by seq;
        -- Fingerprints were taken in another way; an empty one fits any request.
        insert into demo_stripe.object (id, data, created_at)
        select key, jsonb_build_object(
            'id', key, 'object', 'request', 'created', extract(epoch from created_at)::bigint,
            'fingerprint', '', 'status', status, 'body', body
          ), created_at from stripe_sandbox.request;
        insert into demo_stripe.object (id, customer, data, attempts, due_at)
        select data->>'id', customer, data, attempts, case when delivered_at is null then next_attempt_at end
        from stripe_sandbox.event order by seq;
        insert into demo_stripe.object (id, data)
        select 'clock:' || customer, jsonb_build_object('object', 'clock', 'seconds', seconds) from stripe_sandbox.clock;`);
    }
    await db.query('/* dropSandbox */ drop schema stripe_sandbox cascade');
  }

  async down(db: QueryRunner): Promise<void> {
    await new Sandbox20261121000310().up(db);
    const found = `/* table */ select to_regclass('demo_stripe.object') is not null as "isThere"`;
    const [table] = (await db.query(found)) as { isThere: boolean }[];
    if (table?.isThere) {
      await db.query(`/* moveFromDemoStripe */
        insert into stripe_sandbox.object (id, customer, data, secrets)
        select id, customer, data, secrets from demo_stripe.object where kind not in ('request', 'event', 'clock') order by seq;
        insert into stripe_sandbox.request (key, fingerprint, status, body, created_at)
        select id, data->>'fingerprint', (data->>'status')::int, data->'body', created_at
        from demo_stripe.object where kind = 'request';
        insert into stripe_sandbox.event (customer, data, attempts, next_attempt_at, delivered_at)
        select coalesce(customer, ''), data, attempts, coalesce(due_at, now()), case when due_at is null then now() end
        from demo_stripe.object where kind = 'event' order by seq;
        insert into stripe_sandbox.clock (customer, seconds)
        select substr(id, 7), (data->>'seconds')::bigint from demo_stripe.object where kind = 'clock';`);
    }
    await db.query('/* dropDemoStripe */ drop schema demo_stripe cascade');
  }
}
