import type Stripe from 'stripe';
import { unlinkedMember } from './check.sql.ts';
import type { CheckDeps, Findings } from './findings.ts';
import { addRecord, setCustomer } from '../subscriptions/subscription.sql.ts';

/**
 * The member whom a running subscription's customer names, if no record has the subscription; null if there
 * is none. Reports those with our prices only, because the Stripe account may sell other things.
 */
export async function foundStranger(
  { accounts, billing }: CheckDeps,
  findings: Findings,
  { customer: reference, items, id }: Stripe.Subscription,
): Promise<string | null> {
  const customerId = typeof reference === 'string' ? reference : reference.id;
  const customer = await billing.stripe.customers.retrieve(customerId);
  const named = customer.deleted ? '' : (customer.metadata['member_id'] ?? '');
  const [member] = await accounts.query<{ memberId: string }[]>(unlinkedMember, [named, billing.source]);
  if (member) {
    await accounts.query(addRecord, [member.memberId, billing.source]);
    await accounts.query(setCustomer, [member.memberId, billing.source, customerId, null]);
    return member.memberId;
  }
  const price = items.data[0]?.price.id;
  if (price === billing.prices.MONTHLY || price === billing.prices.YEARLY) {
    const details = `${id} of ${customerId} is charged at Stripe, and no member here is linked to it. Link it with npm run user -- paid EMAIL --customer ${customerId}, or cancel it at Stripe.`;
    await findings.report('STRANGER', null, details);
  }
  return null;
}
