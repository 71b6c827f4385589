import type { DataSource } from 'typeorm';
import type { GivenPlan } from '../../members/accounts/commands/user.args.ts';
import { recordCommandAction } from '../../platform/audit.ts';
import { EnvError } from '../../platform/env.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { Billing } from '../gateway.ts';
import { isRefusal } from '../rules/paymentErrors.ts';
import { planName, planOfCode } from '../rules/plan.rules.ts';
import { readAgain } from './reading.ts';
import { recordOf } from './record.ts';
import { givePlanSql, ownerOfCustomer } from './givenPlan.sql.ts';

type OpenBilling = () => Promise<Billing>;

/** Throws if a customer cannot be linked to a member: Stripe has none, or another member is linked to it. */
export async function requireLinkable(
  db: DataSource,
  open: OpenBilling,
  customer: string | null,
  memberId: string | null,
): Promise<void> {
  if (customer === null) return;
  const [owner] = await db.query<{ memberId: string; email: string }[]>(ownerOfCustomer, [customer]);
  if (owner && owner.memberId !== memberId) {
    throw new EnvError(`${customer} is linked to ${owner.email} already.`);
  }
  const billing = await open();
  try {
    if (billing.source === 'none') {
      throw new EnvError(
        '--customer needs the keys of Stripe in the environment: STRIPE_SECRET_KEY and the others.',
      );
    }
    const found = await billing.quick.customers.retrieve(customer);
    if (!found.deleted) return;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  } finally {
    await billing.close();
  }
  throw new EnvError(`Stripe has no customer ${customer}.`);
}

/**
 * Grants a member a plan that is paid elsewhere, by command, and describes the result. Throws ALREADY_SUBSCRIBED if a
 * subscription runs at Stripe.
 */
export async function givePlan(
  db: DataSource,
  open: OpenBilling,
  memberId: string,
  { plan, until, customer }: GivenPlan,
): Promise<string> {
  await db.transaction(async (tx) => {
    const rows = await tx.query<unknown[]>(givePlanSql, [memberId, plan, until, customer]);
    if (rows.length === 0)
      throw refused('ALREADY_SUBSCRIBED', 'The member has a running subscription at Stripe.');
    await recordCommandAction(tx, { action: 'GIVE_PLAN', memberId, details: { plan, until } });
  });
  if (customer !== null) await readLinked(db, open, memberId);
  const record = await recordOf(db, memberId);
  const facts = planOfCode(record.plan);
  const end = record.periodEnd?.toISOString().slice(0, 10);
  const how = record.subscriptionId === null ? 'is paid elsewhere' : 'is charged at Stripe';
  return `The ${facts ? planName(facts) : ''} plan ${how}${end === undefined ? ', without an end' : `, and is open until ${end}`}.`;
}

/** Reads the customer's subscription at Stripe, which counts from now on. */
async function readLinked(db: DataSource, open: OpenBilling, memberId: string): Promise<void> {
  const billing = await open();
  try {
    await readAgain(db, billing, memberId);
  } finally {
    await billing.close();
  }
}
