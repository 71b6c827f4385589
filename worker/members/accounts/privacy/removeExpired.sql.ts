import { retention } from '../../../../server/members/accounts/privacy/retention.rules.ts';

/** Removes expired data, table by table. */
export const removeExpired: readonly string[] = retention.flatMap(({ days, tables }) =>
  Object.entries(tables).map(
    ([table, since]) =>
      `/* removeExpired.${table} */ delete from ${table} where ${since} < now() - interval '${String(days)} days'`,
  ),
);
