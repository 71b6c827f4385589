import type { TestServer } from '../../launch/test/query.ts';
import type { CheckDeps } from './findings.ts';

/** The database, Stripe's stand-in and the log of a test's server, for the daily check; it emails nobody else. */
export function checkDepsOf({ db, billing, deps }: TestServer): CheckDeps {
  return { accounts: db, billing, log: deps.log, operatorMails: [] };
}
