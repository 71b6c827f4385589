import { createInterface } from 'node:readline/promises';
import { setRights } from '../../members/admin/admin.sql.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentDeps } from '../gateway.ts';
import { endCharges } from './grantFree.ts';
import { planName, planOfCode } from '../rules/plan.rules.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';

interface Granted {
  id: string;
  email: string;
  /** Skips the confirmation prompt. */
  isSure: boolean;
}

/** Grants free access after showing its effect on the subscription and asking. False if the operator declines. */
export async function grantFree(
  deps: PaymentDeps,
  { id, email, isSure }: Granted,
  log: Log,
): Promise<boolean> {
  const { accounts, billing } = deps;
  await readAgain(accounts, billing, id);
  const record = await recordOf(accounts, id);
  if (record.isPaid && record.subscriptionId !== null) {
    console.log(warningOf(email, record));
    if (!isSure && !(await isConfirmed())) {
      console.log('Nothing was changed.');
      return false;
    }
  }
  const cancelled = await endCharges(deps, id, log);
  await accounts.query(setRights, [id, true, null]);
  console.log(`${email} has free access.`);
  if (cancelled) console.log(outcomeOf(cancelled));
  return true;
}

/** Asks; true if the operator types yes. */
export async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('Continue? Type yes: ')).trim() === 'yes';
  } finally {
    terminal.close();
  }
}

/** Plan with its price, such as `The Monthly plan ($15.00 a month)`. */
export function planOf(record: SubscriptionRecord): string {
  return `The ${nameOf(record)} plan${priceOf(record)}`;
}

function nameOf({ plan }: SubscriptionRecord): string {
  const facts = planOfCode(plan);
  return facts ? planName(facts) : 'present';
}

function priceOf({ plan, priceCents }: SubscriptionRecord): string {
  if (priceCents === null) return '';
  return ` ($${(priceCents / 100).toFixed(2)} a ${planOfCode(plan)?.isYearly ? 'year' : 'month'})`;
}

function dayOf(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? 'its end';
}

/** Warns before free access is granted: it cancels or ends the member's running subscription. */
export function warningOf(email: string, record: SubscriptionRecord): string {
  const has = `${email} has the ${nameOf(record)} plan${priceOf(record)}`;
  if (record.status === 'past_due') {
    return `${has}, and its renewal was not paid. Free access ends it at once, and what is open need not be paid.`;
  }
  const until = dayOf(record.periodEnd);
  return record.isCancelled === true
    ? `${has}, which is cancelled and paid until ${until}. Nothing more is charged.`
    : `${has}, paid until ${until}. Free access cancels it at the end of that period; nothing more is charged.`;
}

/** Says when the cancelled subscription ends, or that it has ended. */
export function outcomeOf(record: SubscriptionRecord): string {
  return record.isPaid
    ? `The ${nameOf(record)} plan is cancelled: it ends on ${dayOf(record.periodEnd)} and is not renewed.`
    : `The ${nameOf(record)} plan has ended.`;
}
