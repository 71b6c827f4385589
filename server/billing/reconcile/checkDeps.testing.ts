import type { TestServer } from '../../launch/test/query.ts';
import type { CheckDeps } from './findings.ts';

/** The database, Stripe's stand-in and the log of a test's server, for the daily check; it emails nobody else. */
export function checkDepsOf({ db, billing, deps }: TestServer): CheckDeps {
  return { accounts: db, billing, log: deps.log, operatorMails: [] };
}

/** The id of the latest check; 0 if there was none. */
export async function latestCheckId({ db }: TestServer): Promise<number> {
  const [row] = await db.query<{ id: number | null }[]>(
    '/* begun */ select max(id) as id from billing_check',
  );
  return row?.id ?? 0;
}
