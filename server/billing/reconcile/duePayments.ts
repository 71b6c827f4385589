import type { DataSource } from 'typeorm';
import type { Signals } from '../../platform/context.ts';
import { beginCheck, endCheck, lockCheck } from './check.sql.ts';
import { isStripeError } from '../rules/paymentErrors.ts';
import { Findings, type CheckDeps } from './findings.ts';
import { reconcile } from './reconcile.ts';
import { remind } from '../mails/reminders.ts';
import { forgetCustomers, tellAddress } from '../cards/tellAddress.ts';
import { within } from '../../platform/lib/within.ts';

type DuePaymentDeps = Pick<CheckDeps, 'billing' | 'log' | 'operatorMails'> &
  Pick<Signals, 'mailWaits'> & { db: DataSource };

export interface DuePayments {
  /** Waits for running work to finish. */
  stop: () => Promise<void>;
}

const HOUR_MS = 3_600_000;
/** The start neither waits for Stripe nor competes with its calls. */
const FIRST_MS = 30_000;

/**
 * Does due payment work every hour: reminders, and once a day the check against Stripe. It runs in the
 * server, because only the server connects to Stripe. The due time is in Postgres, so that one of several
 * servers does it.
 */
export function startDuePayments({ db: accounts, mailWaits, ...deps }: DuePaymentDeps): DuePayments {
  const { log } = deps;
  if (deps.billing.source === 'none') return { stop: () => Promise.resolve() };
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = running
      .then(() => doDuePayments({ accounts, ...deps }))
      .then(mailWaits)
      .catch((error: unknown) =>
        log.error({ err: error }, 'The due payment work did not finish; it is tried again in an hour'),
      );
  };
  const first = setTimeout(look, FIRST_MS);
  const clock = setInterval(look, HOUR_MS);
  first.unref();
  clock.unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(clock);
      // The next check finds the rest.
      return within(running, 1_000, () => undefined);
    },
  };
}

/**
 * Sends reminders and changed addresses, deletes customers of deleted accounts, and runs the daily check if
 * due.
 */
export async function doDuePayments(deps: CheckDeps): Promise<void> {
  await remind(deps);
  await tellAddress(deps, null, deps.log);
  await forgetCustomers(deps, deps.log);
  await checkIfDue(deps);
}

/**
 * Runs the check unless one ran in the last 23 hours, or another server began it. One that was interrupted does not count,
 * and one that failed only for half an hour. Returns true if it ran.
 */
export async function checkIfDue(deps: CheckDeps): Promise<boolean> {
  const { accounts, billing, log } = deps;
  const begun = await accounts.transaction(async (manager) => {
    await manager.query(lockCheck);
    const [check] = await manager.query<{ id: number }[]>(beginCheck, [billing.source]);
    return check ?? null;
  });
  if (begun === null) return false;
  const findings = new Findings(deps, begun.id);
  const end = async (problem: string | null, hasFailed: boolean): Promise<void> => {
    await accounts.query(endCheck, [begun.id, findings.read, findings.mended, problem, hasFailed]);
  };
  try {
    await reconcile(deps, findings);
  } catch (error) {
    await end(failureOf(error), true);
    throw error;
  }
  await end(findings.problem(), false);
  const { read, mended, failed, isCutOff } = findings;
  log.info({ read, mended, failed, isCutOff }, 'Compared the subscriptions with Stripe');
  return true;
}

/** The reason why a check stopped, for administrators, and when it is repeated: at the next look or the one after it. */
function failureOf(error: unknown): string {
  const reason = isStripeError(error)
    ? 'Stripe could not be reached or returned an error.'
    : 'It failed; see the log.';
  return `${reason} It is tried again in about an hour.`;
}
