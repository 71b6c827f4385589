import { createHash } from 'node:crypto';
import type { Viewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { recordOf, type SubscriptionRecord } from '../subscriptions/record.ts';
import type { BillingDetailsInput } from '../payment.type.ts';
import { addRecord, setCustomer } from '../subscriptions/subscription.sql.ts';

/** The member's record with a Stripe customer, created if missing, and with these billing details. */
export async function asCustomer(
  { accounts, billing }: MemberContext,
  { memberId, email }: Viewer,
  details: BillingDetailsInput,
): Promise<SubscriptionRecord & { customerId: string }> {
  const { source, stripe } = billing;
  await accounts.query(addRecord, [memberId, source]);
  const known = await recordOf(accounts, memberId);
  const billed = { name: details.name, address: addressOf(details) };
  if (known.customerId !== null) {
    await stripe.customers.update(known.customerId, billed);
    return { ...known, customerId: known.customerId };
  }
  const customer = { ...billed, email, metadata: { member_id: memberId } };
  // The idempotency key finds the same customer after an interruption before the customer is stored.
  const idempotencyKey = `customer:${source}:${memberId}:${hashOf(JSON.stringify(customer))}`;
  const made = await stripe.customers.create(customer, { idempotencyKey });
  await accounts.query(setCustomer, [memberId, source, made.id]);
  const record = await recordOf(accounts, memberId);
  const { customerId } = record;
  if (customerId === null) throw new Error('The customer could not be saved.');
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
