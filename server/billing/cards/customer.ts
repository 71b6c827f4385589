import { createHash } from 'node:crypto';
import type { Viewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { recordOf, type SubscriptionRecord } from '../subscriptions/record.ts';
import type { BillingDetailsInput } from '../payment.type.ts';
import { isMissing, otherService } from '../rules/paymentErrors.ts';
import { readAgain } from '../subscriptions/reading.ts';
import { addRecord, setCustomer } from '../subscriptions/subscription.sql.ts';

type Customer = SubscriptionRecord & { customerId: string };

/**
 * The member's record with a Stripe customer, created if missing or deleted at Stripe, and with these billing details.
 * Throws if Stripe no longer knows the customer of a subscription that runs by our record.
 */
export async function asCustomer(
  context: MemberContext,
  viewer: Viewer,
  details: BillingDetailsInput,
): Promise<Customer> {
  const { accounts, billing } = context;
  const { memberId } = viewer;
  await accounts.query(addRecord, [memberId, billing.source]);
  const known = await recordOf(accounts, memberId);
  const { customerId } = known;
  const billed = { name: details.name, address: addressOf(details) };
  if (customerId === null) return makeCustomer(context, viewer, billed, null);
  try {
    await billing.stripe.customers.update(customerId, billed);
    return { ...known, customerId };
  } catch (error) {
    if (!isMissing(error)) throw error;
    await readAgain(accounts, billing, memberId);
    const { isPaid, subscriptionId } = await recordOf(accounts, memberId);
    if (isPaid && subscriptionId !== null) throw error;
    return makeCustomer(context, viewer, billed, customerId);
  }
}

/** Creates a customer in place of an earlier one, or of none. */
async function makeCustomer(
  { accounts, billing: { source, stripe } }: MemberContext,
  { memberId, email }: Viewer,
  billed: { name: string; address: StripeAddress },
  before: string | null,
): Promise<Customer> {
  const customer = { ...billed, email, metadata: { member_id: memberId } };
  // The idempotency key finds the same customer after an interruption before the customer is stored, but not one that was
  // deleted since.
  const idempotencyKey = `customer:${source}:${memberId}:${hashOf(JSON.stringify([customer, before]))}`;
  const made = await stripe.customers.create(customer, { idempotencyKey });
  await accounts.query(setCustomer, [memberId, source, made.id, before]);
  const record = await recordOf(accounts, memberId);
  const { customerId } = record;
  // The record read is that of a service that another server has just begun to use.
  if (customerId === null) throw otherService();
  return { ...record, customerId };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

interface StripeAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

export function addressOf(details: BillingDetailsInput): StripeAddress {
  const { line1, city, state, country } = details;
  return { line1, line2: details.line2 ?? '', city, state, postal_code: details.postalCode ?? '', country };
}
