import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Db } from '../../platform/lib/db.ts';
import { endedByDispute } from '../invoices/disputes/dispute.rules.ts';
import type { BillingMailFacts, BillingMailKind } from './billingMail.rules.ts';
import { addMailOnce } from './mailEvent.sql.ts';
import { accessEnd, recordOf, type SubscriptionRecord } from '../subscriptions/record.ts';
import { planName, planOfCode } from '../rules/plan.rules.ts';
import { idOf } from '../rules/stripeId.ts';

interface Event {
  /** Identifies the event, so that each member gets one email about it. */
  key: string;
  memberId: string;
  kind: BillingMailKind;
  facts: BillingMailFacts;
}

/** Queues an email once per event, in the transaction that records the event. */
export async function mailOnce(db: Db, { key, memberId, kind, facts }: Event): Promise<void> {
  await db.query(addMailOnce, [key, memberId, kind, JSON.stringify(facts)]);
}

/** Maximum age in seconds of an event that is emailed. Older ones were read late, or a customer was linked. */
const NEWS_S = 3 * 86_400;

function isNews(seconds: number | null | undefined): boolean {
  return typeof seconds === 'number' && seconds > Date.now() / 1000 - NEWS_S;
}

export async function mailReceipt(db: Db, memberId: string, invoice: Stripe.Invoice): Promise<void> {
  const {
    id,
    status,
    amount_paid: cents,
    number,
    invoice_pdf: pdfUrl,
    hosted_invoice_url: pageUrl,
  } = invoice;
  const at = invoice.status_transitions.paid_at;
  if (status !== 'paid' || cents === 0 || !isNews(at)) return;
  const facts = { cents, number, pdfUrl: pdfUrl ?? null, pageUrl: pageUrl ?? null, on: isoOf(at) };
  await mailOnce(db, { key: `receipt:${id}`, memberId, kind: 'RECEIPT', facts });
}

/** Subscription record before it was read again. */
export interface Before {
  subscriptionId: string | null;
  plan: number | null;
  status: string | null;
  isCancelled: boolean;
}

/** Subscription record after it was read again. */
export interface Read {
  plan: number;
  is_cancelled: boolean;
}

const LIVING = ['active', 'trialing', 'past_due'];

/** Queues emails about changes since the subscription was last read. */
export async function mailChange(
  db: Db,
  memberId: string,
  change: { before: Before; facts: Read },
  now: Stripe.Subscription,
): Promise<void> {
  const kinds = eventsOf(change, now);
  if (kinds.length === 0) return;
  const record = await recordOf(db, memberId);
  const isUnpaid = change.before.status === 'past_due' && !isWaived(now);
  const isDisputed = endedByDispute(now);
  for (const { kind, key } of kinds) {
    const facts = isAboutDebt(kind, now) ? failureFacts(record, now) : factsOf(record, now);
    await mailOnce(db, { key, memberId, kind, facts: { ...facts, isUnpaid, isDisputed } });
  }
}

/** True if the last invoice was given up in Stripe's dashboard before the subscription ended. */
function isWaived({ ended_at: ended, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (typeof invoice !== 'object' || invoice === null || ended === null) return false;
  const { voided_at: voided, marked_uncollectible_at: marked } = invoice.status_transitions;
  const waived = voided ?? marked;
  return waived !== null && waived < ended;
}

/** A change during an unpaid renewal leaves it due. */
const CHANGES: readonly BillingMailKind[] = [
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_RESUMED',
  'PLAN_CHANGED',
];

function isAboutDebt(kind: BillingMailKind, { status }: Stripe.Subscription): boolean {
  return kind === 'RENEWAL_FAILED' || (status === 'past_due' && CHANGES.includes(kind));
}

interface Kind {
  kind: BillingMailKind;
  key: string;
}

/**
 * The email about a change that this process alone has found, since it holds the record. Its key is random: Stripe has
 * nothing that tells two such changes within a second apart.
 */
function found(kind: BillingMailKind): Kind {
  return { kind, key: `change:${randomUUID()}` };
}

function eventsOf({ before, facts }: { before: Before; facts: Read }, now: Stripe.Subscription): Kind[] {
  const isLiving = LIVING.includes(now.status);
  const wasLiving = before.subscriptionId === now.id && LIVING.includes(before.status ?? '');
  if (!isLiving) return wasLiving ? [found('SUBSCRIPTION_ENDED')] : [];
  if (!wasLiving && isNews(now.start_date)) {
    return [{ kind: 'SUBSCRIPTION_STARTED', key: `started:${now.id}` }];
  }
  return wasLiving ? changesOf(before, facts, now) : [];
}

function changesOf(before: Before, facts: Read, now: Stripe.Subscription): Kind[] {
  const invoice = idOf(now.latest_invoice);
  const events: (Kind | false)[] = [
    before.plan !== facts.plan && found('PLAN_CHANGED'),
    !before.isCancelled && facts.is_cancelled && found('SUBSCRIPTION_CANCELLED'),
    // A changed plan has its own email.
    before.isCancelled && !facts.is_cancelled && before.plan === facts.plan && found('SUBSCRIPTION_RESUMED'),
    before.status !== 'past_due' &&
      now.status === 'past_due' && { kind: 'RENEWAL_FAILED', key: `failed:${invoice ?? now.id}` },
  ];
  return events.filter((event) => event !== false);
}

function failureFacts(record: SubscriptionRecord, { latest_invoice: invoice }: Stripe.Subscription) {
  const known = typeof invoice === 'object' ? invoice : null;
  return owedFacts(record, known?.hosted_invoice_url ?? null, known?.amount_remaining ?? record.owedCents);
}

function factsOf(record: SubscriptionRecord, now: Stripe.Subscription | null = null): BillingMailFacts {
  const plan = planOfCode(record.plan);
  const ended = now?.ended_at ?? null;
  return {
    plan: plan && planName(plan),
    cents: record.priceCents,
    renewsOn: record.renewsAt?.toISOString() ?? null,
    renewalCents: record.renewalCents,
    period: plan && (plan.isYearly ? 'year' : 'month'),
    on: ended === null ? (record.periodEnd?.toISOString() ?? null) : isoOf(ended),
  };
}

export function owedFacts(
  record: SubscriptionRecord,
  pageUrl: string | null,
  cents: number | null,
): BillingMailFacts {
  return {
    ...factsOf(record),
    cents,
    pageUrl,
    endsOn: accessEnd(record)?.toISOString() ?? null,
    nextTryOn: record.nextAttemptAt?.toISOString() ?? null,
  };
}

export function cardFacts(record: SubscriptionRecord): BillingMailFacts {
  const { cardBrand, cardLast4, cardExpMonth, cardExpYear } = record;
  const brand = cardBrand === null ? 'Your card' : cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1);
  const month = new Date(Date.UTC(cardExpYear ?? 0, (cardExpMonth ?? 1) - 1, 1));
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    ...factsOf(record),
    card: `${brand} ending in ${cardLast4 ?? ''}`,
    lastMonth: cardExpYear === null ? null : format.format(month),
  };
}

function isoOf(at: number | null | undefined): string | null {
  return typeof at === 'number' ? new Date(at * 1000).toISOString() : null;
}
