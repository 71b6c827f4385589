import { createInterface } from 'node:readline/promises';
import { setRights } from '../../members/admin/admin.sql.ts';
import { rightsDetails } from '../../members/admin/rightsDetails.ts';
import { BY_COMMAND, noteSecurity } from '../../members/security/securityLog.ts';
import { recordCommandAction } from '../../platform/audit.ts';
import { formatCents } from '../../platform/lib/money.ts';
import type { Log } from '../../platform/log.ts';
import type { PaymentDeps } from '../gateway.ts';
import { endChargesAndGrant } from './grantFree.ts';
import { planName, planOfCode } from '../rules/plan.rules.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';

interface Granted {
  id: string;
  email: string;
  /** Rights before. */
  isFree: boolean;
  isAdmin: boolean;
  /** Skips the confirmation prompt. */
  isSure: boolean;
  /** Says what free access cancels, before the prompt. */
  tell: (sentence: string) => void;
}

/**
 * Grants free access after showing its effect on the subscription and asking. Returns what to say of it; null if the
 * operator declines.
 */
export async function grantFree(
  deps: PaymentDeps & { log: Log },
  { id, email, isFree, isAdmin, isSure, tell }: Granted,
): Promise<string | null> {
  const { accounts, billing, log } = deps;
  await readAgain(accounts, billing, id);
  const record = await recordOf(accounts, id);
  if (record.isPaid && record.subscriptionId !== null) {
    tell(warningOf(email, record));
    if (!isSure && !(await isConfirmed())) return null;
  }
  const set = { isFree: true, isAdmin: null };
  const { cancelled } = await endChargesAndGrant(deps, id, log, async (ended) => {
    const details = rightsDetails({ before: { isFree, isAdmin }, set, cancelled: ended });
    await accounts.transaction(async (tx) => {
      await tx.query(setRights, [id, set.isFree, set.isAdmin]);
      await noteSecurity(tx, BY_COMMAND, { kind: 'RIGHTS_CHANGED', memberId: id, details: 'free on' });
      await recordCommandAction(tx, { action: 'SET_RIGHTS', memberId: id, details });
    });
  });
  return [`${email} has free access.`, ...(cancelled ? [outcomeOf(cancelled)] : [])].join('\n');
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
  return ` (${formatCents(priceCents)} a ${planOfCode(plan)?.isYearly ? 'year' : 'month'})`;
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
