import type { DataSource } from 'typeorm';
import type { Log } from '../../platform/log.ts';
import type { Billing } from '../gateway.ts';
import { readAgain } from './reading.ts';
import { givenMonthlies, setCustomer } from './subscription.sql.ts';

interface GivenMember {
  memberId: string;
  email: string;
  name: string;
}

/**
 * In the demonstration, turns plans granted by an operator into subscriptions of the stand-in with a card and
 * an invoice, so that all features can be tried. Runs once, even if several servers start together.
 */
export async function adoptGiven(db: DataSource, billing: Billing, log: Log): Promise<void> {
  if (!billing.sandbox) return;
  try {
    const members = await db.query<GivenMember[]>(givenMonthlies);
    for (const member of members) await adopt(db, billing, member);
  } catch (error) {
    log.error({ err: error }, 'The demonstration does not know all subscriptions');
  }
}

async function adopt(
  db: DataSource,
  { stripe, prices, source, ...billing }: Billing,
  { memberId, email, name }: GivenMember,
): Promise<void> {
  const key = (step: string): { idempotencyKey: string } => ({ idempotencyKey: `given:${memberId}:${step}` });
  const metadata = { member_id: memberId };
  const customer = await stripe.customers.create({ email, name, metadata }, key('customer'));
  await db.query(setCustomer, [memberId, source, customer.id, null]);
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id }, key('card'));
  await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: prices.MONTHLY }],
      default_payment_method: card.id,
      payment_behavior: 'allow_incomplete',
    },
    key('subscription'),
  );
  await readAgain(db, { ...billing, stripe, prices, source }, memberId);
}
