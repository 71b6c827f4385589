import type Stripe from 'stripe';
import { isCancelledAtStripe, periodEndOf } from '../rules/isCancelledAtStripe.ts';
import { idOf } from '../rules/stripeId.ts';
import { chargedMembers, oldOpenInvoices, overdue, recordsOfCustomers } from './check.sql.ts';
import { pagesOf, type CheckDeps, type Finding, type Findings } from './findings.ts';
import { isMissing } from '../rules/paymentErrors.ts';
import { endCharges, endUnpaid } from '../subscriptions/grantFree.ts';
import { mirrorInvoice } from '../invoices/invoiceMirror.ts';
import { readLateDisputes } from './lateDisputes.ts';
import { readLateRefunds } from './lateRefunds.ts';
import { readPrices } from '../rules/prices.ts';
import { readAgain } from '../subscriptions/reading.ts';
import { accessEnd, GRACE_DAYS, recordOf, type SubscriptionRecord } from '../subscriptions/record.ts';
import { foundStranger } from './stranger.ts';

/**
 * Compares every subscription that is active at Stripe or here with Stripe's state and repairs differences,
 * because webhooks can be lost. Reports each difference, each lost dispute, each refund, and each price that differs from its plan's.
 */
export async function reconcile(deps: CheckDeps, findings: Findings): Promise<void> {
  const seen: Seen = new Map();
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    'the list of subscriptions': () => compareRunning(deps, findings, seen),
    'the subscriptions recorded here': () => readCounted(deps, findings, seen),
    'the open invoices': () => readOldInvoices(deps, findings),
    'the overdue renewals': () => endOverdue(deps, findings),
    'the list of disputes': () => readLateDisputes(deps, findings),
    'the list of refunds': () => readLateRefunds(deps, findings),
    'the prices': () => checkPrices(deps, findings),
  };
  for (const [what, check] of Object.entries(parts)) await findings.check(what, null, check);
}

/** The members whose subscriptions run at Stripe, each with the subscription that was read first. */
type Seen = Map<string, string>;

interface Stored {
  memberId: string;
  customerId: string;
  subscriptionId: string | null;
  status: string | null;
  isCancelled: boolean;
  periodEnd: Date | null;
  /** True if its next renewal has yet to be read, at all or in the week before it. */
  isDueUnread: boolean;
  isFree: boolean;
}

/** Compares all subscriptions that run at Stripe. Adds their members to `seen`. */
async function compareRunning(deps: CheckDeps, findings: Findings, seen: Seen): Promise<void> {
  const { subscriptions } = deps.billing.stripe;
  for (const status of ['active', 'past_due', 'trialing'] as const) {
    const pages = pagesOf(findings, (page) => subscriptions.list({ status, ...page }));
    for await (const running of pages) await comparePage(deps, findings, running, seen);
  }
}

async function comparePage(
  deps: CheckDeps,
  findings: Findings,
  running: readonly Stripe.Subscription[],
  seen: Seen,
): Promise<void> {
  const { accounts, billing } = deps;
  const customers = running.map(({ customer }) => idOf(customer));
  const stored = await accounts.query<Stored[]>(recordsOfCustomers, [billing.source, customers]);
  const byCustomer = new Map(stored.map((each) => [each.customerId, each]));
  for (const subscription of running) {
    findings.read += 1;
    const known = byCustomer.get(idOf(subscription.customer) ?? '');
    const compare = (): Promise<void> => compareOne(deps, findings, { subscription, known, seen });
    await findings.check(`subscription ${subscription.id}`, known?.memberId ?? null, compare);
  }
}

interface Compared {
  subscription: Stripe.Subscription;
  known: Stored | undefined;
  seen: Seen;
}

async function compareOne(
  deps: CheckDeps,
  findings: Findings,
  { subscription, known, seen }: Compared,
): Promise<void> {
  const memberId = known?.memberId ?? (await foundStranger(deps, findings, subscription));
  if (memberId === null) return;
  const other = seen.get(memberId);
  if (other === undefined) seen.set(memberId, subscription.id);
  // One that became past due meanwhile is in both lists.
  else if (other !== subscription.id) await reportTwo(findings, memberId, [other, subscription.id]);
  if (!known || known.isDueUnread || differs(known, subscription))
    await mend(deps, findings, memberId, 'NOT_HERE');
  if (known?.isFree && !isCancelledAtStripe(subscription)) await endFree(deps, findings, memberId);
}

/** Only an operator can tell which of the two the member wants, and whether to refund the other. */
async function reportTwo(findings: Findings, memberId: string, ids: readonly string[]): Promise<void> {
  const details = `${ids.join(' and ')} both run at Stripe, so the member is charged twice. Cancel one of them at Stripe, and refund what it charged.`;
  await findings.report('CHARGED_TWICE', memberId, details);
}

/**
 * A customer with two subscriptions may have the other one stored. That is no difference: the next read
 * chooses between them.
 */
function differs(known: Stored, subscription: Stripe.Subscription): boolean {
  return (
    known.subscriptionId !== subscription.id ||
    known.status !== subscription.status ||
    known.isCancelled !== isCancelledAtStripe(subscription) ||
    (known.periodEnd && Math.floor(known.periodEnd.getTime() / 1000)) !== periodEndOf(subscription)
  );
}

/** Reads the subscriptions that give access here and are unknown to Stripe, so that nobody pays for them. */
async function readCounted(
  deps: CheckDeps,
  findings: Findings,
  seen: ReadonlyMap<string, string>,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (let page = 0; findings.mayGoOn(page); page += 1) {
    const members = await deps.accounts.query<{ memberId: string }[]>(chargedMembers, [
      deps.billing.source,
      after,
    ]);
    for (const { memberId } of members) {
      after = memberId;
      if (seen.has(memberId) || !findings.mayGoOn(0)) continue;
      findings.read += 1;
      const what = `the subscription of member ${memberId}`;
      await findings.check(what, memberId, () => mend(deps, findings, memberId, 'NOT_AT_STRIPE'));
    }
    if (members.length < 100) return;
  }
}

/** Reads a record again and reports the changes. */
async function mend(
  { accounts, billing }: CheckDeps,
  findings: Findings,
  memberId: string,
  kind: Finding,
): Promise<void> {
  const before = await recordOf(accounts, memberId);
  await billing.turns(memberId, () => readAgain(accounts, billing, memberId));
  const now = await recordOf(accounts, memberId);
  if (spelled(before) === spelled(now)) return;
  findings.mended += 1;
  await findings.report(kind, memberId, `Here it was ${spelled(before)}; at Stripe it is ${spelled(now)}.`);
}

function spelled({ plan, status, isCancelled, periodEnd }: SubscriptionRecord): string {
  if (status === null) return 'no subscription';
  const end = periodEnd === null ? '' : `, until ${periodEnd.toISOString().slice(0, 16)}`;
  return `plan ${String(plan)}, ${status}${isCancelled ? ', cancelled' : ''}${end}`;
}

/** Free accounts are never charged. */
async function endFree(deps: CheckDeps, findings: Findings, memberId: string): Promise<void> {
  await endCharges(deps, memberId, deps.log);
  await findings.report(
    'FREE_BUT_CHARGED',
    memberId,
    'A free account was charged. Its subscription is cancelled.',
  );
}

/** Reads invoices that may have been paid or written off without a webhook. */
async function readOldInvoices({ accounts, billing }: CheckDeps, findings: Findings): Promise<void> {
  const open = await accounts.query<{ id: string; memberId: string }[]>(oldOpenInvoices, [billing.source]);
  for (const { id, memberId } of open) {
    if (!findings.mayGoOn(0)) return;
    await findings.check(`invoice ${id}`, memberId, async () => {
      // A draft may have been deleted at Stripe.
      const invoice = await billing.stripe.invoices.retrieve(id).catch(nullIfMissing);
      if (invoice) await mirrorInvoice(accounts, billing.source, memberId, invoice);
    });
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Ends access when members were told that it would end, even if Stripe keeps retrying. */
async function endOverdue(deps: CheckDeps, findings: Findings): Promise<void> {
  const { accounts, billing } = deps;
  const late = await accounts.query<{ memberId: string }[]>(overdue, [billing.source, GRACE_DAYS]);
  for (const { memberId } of late) {
    await findings.check(`the overdue renewal of member ${memberId}`, memberId, () =>
      billing.turns(memberId, () => endIfOverdue(deps, findings, memberId)),
    );
  }
}

/** The renewal may have been paid since the list was read, or its event was lost: nobody loses a paid subscription. */
async function endIfOverdue(deps: CheckDeps, findings: Findings, memberId: string): Promise<void> {
  const { accounts, billing } = deps;
  await readAgain(accounts, billing, memberId);
  const record = await recordOf(accounts, memberId);
  const end = accessEnd(record);
  if (end === null || end.getTime() > Date.now()) return;
  await endUnpaid(deps, record);
  await findings.report('UNPAID', memberId, 'A renewal was not paid in time. The subscription was ended.');
}

async function checkPrices({ billing, log }: CheckDeps, findings: Findings): Promise<void> {
  try {
    await readPrices(billing.stripe, billing.prices, log);
  } catch (error) {
    await findings.report('PRICE', null, error instanceof Error ? error.message : String(error));
  }
}
