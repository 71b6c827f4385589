import express, { type Router } from 'express';
import type Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import type { Log } from '../../platform/log.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { Billing } from '../gateway.ts';
import { endIfLost, noteDispute, type DisputeDeps } from '../invoices/disputes/disputes.ts';
import { finishCard } from '../cards/finishCard.ts';
import { mirrorInvoice } from '../invoices/invoiceMirror.ts';
import { noteRefund } from '../invoices/refunds.ts';
import { readHeld, type Held } from '../subscriptions/reading.ts';
import { holdCustomer, noteEvent } from '../subscriptions/subscription.sql.ts';
import { addEvent } from './webhook.sql.ts';
import { idOf, type Reference } from '../rules/stripeId.ts';

interface WebhookDeps {
  db: DataSource;
  billing: Billing;
  operatorMails: readonly string[];
  log: Log;
}

/** Endpoint for Stripe's events. Must be mounted before body parsers, because signatures cover the raw bytes. */
export function webhookRouter({ db, billing, operatorMails, log }: WebhookDeps): Router {
  const router = express.Router();
  const raw = express.raw({ type: () => true, limit: '1mb' });
  router.post('/stripe/webhook', raw, async (request, response) => {
    // Its client throws when it is read, which would log an error for every stranger's call.
    if (billing.source === 'none') throw new AppError('NOT_FOUND', 'Payment is not set up here.');
    const event = readEvent(billing, request.body, request.get('stripe-signature') ?? '');
    await takeEvent({ accounts: db, billing, operatorMails }, event);
    log.debug({ event: event.id, type: event.type }, 'Processed a Stripe event');
    response.json({ received: true });
  });
  return router;
}

/** The event in a signed body. Throws BAD_USER_INPUT if the signature is invalid or older than 5 minutes. */
export function readEvent(
  { stripe, webhookSecret }: Billing,
  body: unknown,
  signature: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(Buffer.isBuffer(body) ? body : '', signature, webhookSecret);
  } catch {
    throw badInput('The signature of this Stripe event is invalid.');
  }
}

/**
 * Records an event and its effects in one transaction, so that Stripe's redelivery repeats it after an
 * interruption.
 */
export async function takeEvent(deps: DisputeDeps, event: Stripe.Event): Promise<void> {
  const { accounts, billing } = deps;
  // Done before the event is recorded: each of these steps happens once, however often the event arrives.
  if (event.type === 'setup_intent.succeeded' || event.type === 'invoice.paid') {
    await finishCard(deps, idOf(event.data.object.customer));
  }
  if (isOfDispute(event)) await endIfLost(deps, event.data.object.id);
  await billing.reads(() =>
    accounts.transaction(async (tx) => {
      const facts = [event.id, event.type, billing.source, event.created];
      const noted = await tx.query<unknown[]>(addEvent, facts);
      if (noted.length > 0) await apply(tx, deps, event);
    }),
  );
}

type DisputeEvent = Extract<Stripe.Event, { type: `charge.dispute.${string}` }>;

function isOfDispute(event: Stripe.Event): event is DisputeEvent {
  return event.type.startsWith('charge.dispute.');
}

async function apply(db: Db, deps: DisputeDeps, event: Stripe.Event): Promise<void> {
  const { billing } = deps;
  const { object } = event.data;
  if (!('object' in object)) return;
  if (isAboutRenewals(event)) await readSubscription(db, billing, event, event.data.object.customer);
  else if (event.type === 'customer.updated') await readSubscription(db, billing, event, event.data.object);
  else if (object.object === 'invoice') await onInvoice(db, billing, event, object);
  const refunded = refundedBy(event);
  if (refunded !== null) await noteRefund(db, billing, refunded);
  if (object.object === 'dispute') await noteDispute(db, deps, object.id);
}

/** The charge whose refund an event is about; null if it is about none. */
function refundedBy(event: Stripe.Event): string | null {
  if (event.type === 'charge.refunded') return event.data.object.id;
  return event.type === 'refund.failed' ? idOf(event.data.object.charge) : null;
}

type RenewalEvent = Extract<
  Stripe.Event,
  {
    type:
      | `customer.subscription.${string}`
      | `customer.discount.${string}`
      | `invoiceitem.${string}`
      | 'invoice.upcoming';
  }
>;

/** True for changes of a subscription, and of what its next renewal charges. An upcoming invoice has no id and is not stored. */
function isAboutRenewals(event: Stripe.Event): event is RenewalEvent {
  const { type } = event;
  return type === 'invoice.upcoming' || /^(customer\.(subscription|discount)|invoiceitem)\./.test(type);
}

/** Locks the record of an event's customer; null if the customer is not ours. */
async function hold(db: Db, billing: Billing, customer: Reference): Promise<Held | null> {
  const [held] = await db.query<Held[]>(holdCustomer, [idOf(customer), billing.source]);
  return held ?? null;
}

/**
 * Reads the state from Stripe, because an event only says that something changed. So the order of events does
 * not matter.
 */
async function readSubscription(
  db: Db,
  billing: Billing,
  event: Stripe.Event,
  customer: Reference,
): Promise<void> {
  const held = await hold(db, billing, customer);
  if (!held) return;
  await readHeld(db, billing, held);
  const at = new Date(event.created * 1000);
  await db.query(noteEvent, [held.memberId, billing.source, event.id, at]);
}

const FAILURES: readonly string[] = ['invoice.payment_failed', 'invoice.payment_action_required'];

async function onInvoice(
  db: Db,
  billing: Billing,
  event: Stripe.Event,
  invoice: Stripe.Invoice,
): Promise<void> {
  const held = await hold(db, billing, invoice.customer);
  if (!held) return;
  await mirrorInvoice(db, billing.source, held.memberId, invoice);
  // Only these events carry the time of the next charge.
  if (FAILURES.includes(event.type)) await readHeld(db, billing, held);
}
