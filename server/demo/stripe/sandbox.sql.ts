/**
 * Creates the stand-in's table in the schema that a migration made for it, unless it is there. All roles that may use
 * the schema may use the table: another one may have created it.
 */
export const createTable = `/* sandbox.createTable */
  do $$ begin
    perform pg_advisory_xact_lock(7461);
    if to_regclass('demo_stripe.object') is null then
      create table demo_stripe.object (
        id text primary key,
        seq bigint not null generated always as identity,
        kind text not null generated always as (data->>'object') stored,
        customer text,
        data jsonb not null,
        secrets jsonb not null default '{}',
        attempts integer not null default 0,
        -- When an event is delivered next; null for anything else, and once it was.
        due_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index object_customer on demo_stripe.object (customer);
      create index object_due on demo_stripe.object (due_at) where due_at is not null;
      grant all on demo_stripe.object to public;
    end if;
  end $$`;

/** Locks a customer or an idempotency key ($1) until the end of the transaction. */
export const lock = '/* sandbox.lock */ select pg_advisory_xact_lock(hashtextextended($1, 7461))';

const seconds = `coalesce(sum((data->>'seconds')::bigint), 0)::bigint`;

/** A customer's ($1) clock offset, and all objects that belong to the customer or are named ($2). */
export const load = `/* sandbox.load */
  select
    (select ${seconds} from demo_stripe.object where id in ('clock:', 'clock:' || $1)) as seconds,
    (select coalesce(json_agg(json_build_object('id', id, 'data', data, 'secrets', secrets) order by seq), '[]')
     from demo_stripe.object
     where (customer = $1 and kind not in ('event', 'request')) or id = any($2::text[])) as rows`;

/** The owner of objects ($1). */
export const ownerOf = `/* sandbox.ownerOf */
  select customer from demo_stripe.object where id = any($1::text[]) and customer is not null limit 1`;

/** Stores objects ($2) of a customer ($1). Events among them are due. */
export const save = `/* sandbox.save */
  insert into demo_stripe.object (id, customer, data, secrets, due_at)
  select o->>'id', coalesce($1, case when o->'data'->>'object' = 'customer' then o->>'id' end), o->'data', o->'secrets',
    case when o->'data'->>'object' = 'event' then now() end
  from jsonb_array_elements($2::jsonb) with ordinality as each(o, place) order by place
  on conflict (id) do update set customer = excluded.customer, data = excluded.data, secrets = excluded.secrets`;

/** Moves the clock of a customer ($1), or of everyone (''), forward by $2 seconds. */
export const putForward = `/* sandbox.putForward */
  insert into demo_stripe.object as o (id, data)
  values ('clock:' || $1, jsonb_build_object('object', 'clock', 'seconds', $2::bigint))
  on conflict (id) do update
    set data = jsonb_set(o.data, '{seconds}', to_jsonb((o.data->>'seconds')::bigint + $2::bigint))`;

export const everybodysClock = `/* sandbox.everybodysClock */
  select ${seconds} as seconds from demo_stripe.object where id = 'clock:'`;

/** Customers to whom something can happen by the clock alone. */
export const customersWithPlans = `/* sandbox.customersWithPlans */
  select distinct customer from demo_stripe.object
  where kind = 'subscription' and data->>'status' in ('active', 'incomplete', 'past_due')`;

/** Forgets answers to idempotency keys, as Stripe does after a day, and events that were delivered. */
export const forget = `/* sandbox.forget */
  delete from demo_stripe.object
  where kind in ('event', 'request') and due_at is null and created_at < now() - interval '30 days'`;

/** Claims the oldest due event, which is due again later and later until it is delivered. */
export const takeEvent = `/* sandbox.takeEvent */
  update demo_stripe.object
  set attempts = attempts + 1, due_at = now() + make_interval(secs => least(2 ^ (attempts + 1), 3600))
  where seq = (
    select seq from demo_stripe.object where due_at <= now() order by seq limit 1 for update skip locked
  )
  returning id, data`;

export const eventDelivered =
  '/* sandbox.eventDelivered */ update demo_stripe.object set due_at = null where id = $1';

/** Everyone's objects of a kind ($4) with a status ($1, or 'all'), the latest first, after one ($2), at most $3. */
export const allOfKind = `/* sandbox.allOfKind */
  select data from demo_stripe.object
  where kind = $4 and ($1 = 'all' or data->>'status' = $1)
    and ($2::text is null or seq < (select seq from demo_stripe.object where id = $2))
  order by seq desc limit $3`;
