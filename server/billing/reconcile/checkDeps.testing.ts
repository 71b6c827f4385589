import type { TestServer } from '../../launch/test/query.ts';
import type { CheckDeps } from './findings.ts';

/** What the daily check of a test's server needs. */
export function checkDepsOf({ db, billing, deps }: TestServer): CheckDeps {
  return { accounts: db, billing, log: deps.log, operatorMails: [] };
}
