import { retention } from '../../server/members/accounts/retention.rules.ts';

const kept = retention.flatMap(({ days, tables }) =>
  Object.entries(tables).map(
    ([table, since]) =>
      `/* tidy.${table} */ delete from ${table} where ${since} < now() - interval '${String(days)} days'`,
  ),
);

/** Removes expired data, table by table. */
export const tidyAccounts: readonly string[] = [
  ...kept,
  // Stripe forgets idempotency keys after a day; so does its stand-in, which knows nobody.
  `/* tidySandboxRequests */ delete from stripe_sandbox.request where created_at < now() - interval '30 days'`,
  `/* tidySandboxEvents */ delete from stripe_sandbox.event where delivered_at < now() - interval '30 days'`,
];
