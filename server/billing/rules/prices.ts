import type Stripe from 'stripe';
import { EnvError } from '../../platform/envError.ts';
import type { Log } from '../../platform/log.ts';
import { isRefusal } from './paymentErrors.ts';
import { isOffered, plans, type OfferedPlan, type PlanFacts } from './plan.rules.ts';

/** The terms of a price that are checked. */
export type PriceFacts = Pick<
  Stripe.Price,
  'id' | 'active' | 'currency' | 'unit_amount' | 'recurring' | 'type'
>;

/**
 * Prices of the plans at Stripe, in cents. Throws {@link EnvError} if a price differs from its plan's or
 * Stripe does not know it. If Stripe does not respond, returns the plans' own prices, so that the server
 * starts.
 */
export async function readPrices(
  stripe: Stripe,
  prices: Readonly<Record<OfferedPlan, string>>,
  log: Log,
): Promise<Record<OfferedPlan, number>> {
  const cents = { MONTHLY: 0, YEARLY: 0 };
  for (const facts of plans) {
    const { plan, priceCents } = facts;
    if (!isOffered(plan)) continue;
    const price = await readPrice(stripe, plan, prices[plan], log);
    const problem = price && priceProblem(facts, price);
    if (problem) throw new EnvError(problem);
    cents[plan] = price?.unit_amount ?? priceCents ?? 0;
  }
  return cents;
}

async function readPrice(
  stripe: Stripe,
  plan: OfferedPlan,
  id: string,
  log: Log,
): Promise<Stripe.Price | null> {
  try {
    return await stripe.prices.retrieve(id);
  } catch (error) {
    if (!isRefusal(error)) {
      log.warn(
        { err: error },
        `Stripe did not say what ${variableOf(plan)} costs; it is asked again each day`,
      );
      return null;
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(
      `Stripe refuses ${variableOf(plan)}: ${reason} Check STRIPE_SECRET_KEY and the id of the price.`,
    );
  }
}

function variableOf(plan: OfferedPlan): string {
  return `STRIPE_PRICE_${plan}`;
}

/** Difference between a price at Stripe and its plan; null if none. */
export function priceProblem({ plan, priceCents, isYearly }: PlanFacts, price: PriceFacts): string | null {
  if (!isOffered(plan)) return null;
  const { recurring } = price;
  const interval = isYearly ? 'year' : 'month';
  const isRight =
    price.active &&
    price.currency === 'usd' &&
    price.unit_amount === priceCents &&
    recurring?.interval === interval &&
    recurring.interval_count === 1 &&
    recurring.usage_type === 'licensed';
  if (isRight) return null;
  const wanted = `${amount(priceCents, 'usd')} every ${interval}`;
  return `${variableOf(plan)} is ${spelled(price)}, and the plan says ${wanted}. Make an active recurring price of ${wanted} at Stripe, and give its id.`;
}

function spelled({ id, active, currency, unit_amount: cents, recurring }: PriceFacts): string {
  const count = recurring?.interval_count === 1 ? '' : `${String(recurring?.interval_count)} `;
  const often = recurring ? `every ${count}${recurring.interval}` : 'once';
  const how = recurring && recurring.usage_type !== 'licensed' ? ', metered' : '';
  return `${id}: ${amount(cents, currency)} ${often}${how}${active ? '' : ', not active'}`;
}

function amount(cents: number | null, currency: string): string {
  return `${cents === null ? 'no fixed amount' : (cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
