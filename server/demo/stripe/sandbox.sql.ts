/** Locks a customer or an idempotency key ($1) until the end of the transaction. */
export const lock = '/* sandbox.lock */ select pg_advisory_xact_lock(hashtextextended($1, 7461))';

/**
 * A customer's ($1) clock offset, the earlier answer to a key ($3), and all objects that belong to the customer
 * or are named ($2).
 */
export const load = `/* sandbox.load */
  select
    (select coalesce(sum(seconds), 0)::bigint from stripe_sandbox.clock where customer in ('', $1)) as seconds,
    (select to_jsonb(r) from stripe_sandbox.request r where key = $3) as answered,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'data', data, 'secrets', secrets) order by seq), '[]')
     from stripe_sandbox.object where customer = $1 or id = any($2::text[])) as rows`;

/** The owner of an object ($1). */
export const ownerOf = '/* sandbox.ownerOf */ select customer from stripe_sandbox.object where id = $1';

/** Stores objects ($2) and events ($3) of a customer ($1), and the answer to a key ($4) if any. */
export const save = `/* sandbox.save */
  with kept as (
    insert into stripe_sandbox.object (id, customer, data, secrets)
    select o->>'id', coalesce($1, case when o->'data'->>'object' = 'customer' then o->>'id' end), o->'data', o->'secrets'
    from jsonb_array_elements($2::jsonb) with ordinality as each(o, place) order by place
    on conflict (id) do update set customer = excluded.customer, data = excluded.data, secrets = excluded.secrets
  ), told as (
    insert into stripe_sandbox.event (customer, data)
    select coalesce($1, ''), e from jsonb_array_elements($3::jsonb) with ordinality as each(e, place) order by place
  )
  insert into stripe_sandbox.request (key, fingerprint, status, body)
  select r->>'key', r->>'fingerprint', (r->>'status')::int, r->'body' from jsonb_array_elements($4::jsonb) as r`;

/** Moves the clock of a customer ($1), or of everyone (''), forward by $2 seconds. */
export const putForward = `/* sandbox.putForward */
  insert into stripe_sandbox.clock (customer, seconds) values ($1, $2)
  on conflict (customer) do update set seconds = clock.seconds + excluded.seconds`;

export const everybodysClock = `/* sandbox.everybodysClock */
  select coalesce(sum(seconds), 0)::bigint as seconds from stripe_sandbox.clock where customer = ''`;

/** Customers to whom something can happen by the clock alone. */
export const customersWithPlans = `/* sandbox.customersWithPlans */
  select distinct customer from stripe_sandbox.object
  where data->>'object' = 'subscription' and data->>'status' in ('active', 'incomplete', 'past_due')`;

/** Claims due events, the oldest first; the caller has 30 seconds to deliver them. */
export const takeEvents = `/* sandbox.takeEvents */
  update stripe_sandbox.event set attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
  where seq in (
    select seq from stripe_sandbox.event where delivered_at is null and next_attempt_at <= now()
    order by seq limit 20 for update skip locked
  )
  returning seq, data, attempts`;

export const eventDelivered =
  '/* sandbox.eventDelivered */ update stripe_sandbox.event set delivered_at = now() where seq = $1';

/** Postpones the delivery of an event ($1) by $2 seconds. */
export const eventLater = `/* sandbox.eventLater */
  update stripe_sandbox.event set next_attempt_at = now() + make_interval(secs => $2) where seq = $1`;

/** Everyone's subscriptions with a status ($1, or 'all'), the latest first, after one ($2), at most $3. */
export const allSubscriptions = `/* sandbox.allSubscriptions */
  select data from stripe_sandbox.object
  where data->>'object' = 'subscription' and ($1 = 'all' or data->>'status' = $1)
    and ($2::text is null or seq < (select seq from stripe_sandbox.object where id = $2))
  order by seq desc limit $3`;
