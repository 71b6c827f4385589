import type Stripe from 'stripe';
import { formatCents } from '../../../platform/lib/money.ts';
import type { Db } from '../../../platform/lib/db.ts';
import type { PaymentDeps } from '../../gateway.ts';
import { keepPaymentNote } from '../invoice.sql.ts';
import { isInDollars } from '../../rules/isInDollars.ts';
import { idOf } from '../../rules/stripeId.ts';
import { endDisputed } from '../../subscriptions/endAtStripe.ts';
import { readHeld } from '../../subscriptions/reading.ts';
import { invoiceOfCharge, holdPayer } from '../payer.ts';
import { addPaymentAlert, memberOfCustomer } from './dispute.sql.ts';

/** The payment service, and the addresses that get emails about disputes besides administrators. */
export interface DisputeDeps extends PaymentDeps {
  operatorMails: readonly string[];
}

/**
 * Ends at Stripe the subscription that a lost dispute's payment was for. Other subscriptions of the member were paid, so they
 * stay. Repeating it changes nothing.
 */
export async function endIfLost({ accounts, billing }: PaymentDeps, disputeId: string): Promise<void> {
  const { stripe, source, turns } = billing;
  const { status, charge } = await readDispute(stripe, disputeId);
  if (status !== 'lost') return;
  const facts = [idOf(charge.customer), source];
  const [member] = await accounts.query<{ memberId: string }[]>(memberOfCustomer, facts);
  if (!member) return;
  const subscription = await subscriptionOf(stripe, charge);
  if (subscription !== null) await turns(member.memberId, () => endDisputed(stripe, subscription));
}

/**
 * Records a dispute and tells operators when it begins and when it is lost, in the transaction of `db`. Locks the member's
 * record before reading, so that older data never overwrites newer data. A deleted account is no reason to leave it out: its
 * payments stay in revenue, and an unanswered dispute is lost. Operators are told of one in another currency than
 * dollars, too, but its amount is not recorded: it would be subtracted from revenue as dollars.
 */
export async function noteDispute(
  db: Db,
  { billing, operatorMails }: Omit<DisputeDeps, 'accounts'>,
  disputeId: string,
): Promise<void> {
  const { stripe, source } = billing;
  const { charge } = await readDispute(stripe, disputeId);
  const payer = await holdPayer(db, billing, charge);
  if (payer === null) return;
  const { memberId, held } = payer;
  const dispute = await stripe.disputes.retrieve(disputeId);
  const { id, amount, status, reason, created } = dispute;
  const note = [id, memberId, source, 'DISPUTE', amount, status, reason, created];
  if (isInDollars(dispute)) await db.query(keepPaymentNote, note);
  if (status === 'lost' && held) await readHeld(db, billing, held);
  const alert = alertOf(dispute);
  if (alert === null) return;
  const key = `alert:${alert.kind}:${id}`;
  await db.query(addPaymentAlert, [key, alert.kind, memberId, alert.details, operatorMails]);
}

/** Reads a dispute whose event was lost, and does what the event would have done. */
export async function readLateDispute(deps: DisputeDeps, disputeId: string): Promise<void> {
  await endIfLost(deps, disputeId);
  await deps.billing.reads(() => deps.accounts.transaction((tx) => noteDispute(tx, deps, disputeId)));
}

async function readDispute(stripe: Stripe, id: string): Promise<{ status: string; charge: Stripe.Charge }> {
  const { status, charge } = await stripe.disputes.retrieve(id);
  return { status, charge: await stripe.charges.retrieve(idOf(charge) ?? '') };
}

/** The subscription that a charge paid for; null if it paid for none. */
async function subscriptionOf(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  const invoice = await invoiceOfCharge(stripe, charge);
  if (invoice === null) return null;
  const { parent } = await stripe.invoices.retrieve(invoice);
  return idOf(parent?.subscription_details?.subscription);
}

interface Alert {
  kind: 'DISPUTE_OPENED' | 'DISPUTE_LOST';
  details: string;
}

const TO_ANSWER: readonly string[] = ['needs_response', 'warning_needs_response'];

function alertOf(dispute: Stripe.Dispute): Alert | null {
  const { status, reason, evidence_details: evidence } = dispute;
  const payment = isInDollars(dispute)
    ? `a payment of ${formatCents(dispute.amount)}`
    : `a payment in ${dispute.currency.toUpperCase()}`;
  if (status === 'lost') {
    return {
      kind: 'DISPUTE_LOST',
      details: `The bank returned ${payment} to the cardholder. The subscription that it paid for has ended.`,
    };
  }
  if (!TO_ANSWER.includes(status)) return null;
  const why = reason.replaceAll('_', ' ');
  const until = evidence.due_by === null ? '' : ` by ${dayOf(evidence.due_by)}`;
  return {
    kind: 'DISPUTE_OPENED',
    details: `The cardholder disputes ${payment} (${why}). Answer at Stripe${until}: an unanswered dispute is lost.`,
  };
}

function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}
