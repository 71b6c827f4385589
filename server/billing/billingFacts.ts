import type { MemberServices } from '../members/context.ts';
import { API_POINTS_A_MINUTE } from '../platform/limits/throttle/throttle.rules.ts';
import { exportLimits } from '../market/figures/exports/prepared/exportLimits.rules.ts';
import type { Source } from './gateway.ts';
import type { BillingMode } from './billingEnums.ts';
import { isOffered, plans } from './rules/plan.rules.ts';
import type { BillingFacts } from './billingFacts.type.ts';

const modes: Readonly<Record<Source, BillingMode>> = {
  live: 'LIVE',
  test: 'TEST',
  sandbox: 'DEMONSTRATION',
  none: 'NOT_SET_UP',
};

/** Facts that clients need before a purchase. */
export function billingFacts({
  billing,
  addresses,
}: Pick<MemberServices, 'billing' | 'addresses'>): BillingFacts {
  const { source, publishableKey, sandbox, cents } = billing;
  const offers = plans.flatMap(({ plan, code, isYearly }) => {
    if (source === 'none' || !isOffered(plan)) return [];
    const price = cents[plan];
    return [{ plan, code, price, pricePerMonth: isYearly ? price / 12 : price, isYearly }];
  });
  const cards = sandbox?.cards ?? [];
  return {
    apiPointsPerMinute: API_POINTS_A_MINUTE,
    exportsPerDay: exportLimits.perDay,
    mode: modes[source],
    publishableKey,
    plans: offers,
    completesAddresses: addresses.isConfigured,
    testCards: cards.map(({ number, paymentMethodId, brand, outcome }) => ({
      number,
      paymentMethodId,
      brand,
      outcome,
    })),
  };
}
