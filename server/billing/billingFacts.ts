import type { Deps } from '../context.ts';
import type { Source } from './billing.ts';
import type { BillingMode } from './billingEnums.ts';
import { isOffered, plans } from './plan.rules.ts';
import { testCards } from './sandbox/cards.ts';
import type { BillingFacts } from './subscription.type.ts';

const modes: Readonly<Record<Source, BillingMode>> = {
  live: 'LIVE',
  test: 'TEST',
  sandbox: 'DEMONSTRATION',
};

/** What clients are told before they pay. */
export function billingFacts({ billing, addresses }: Pick<Deps, 'billing' | 'addresses'>): BillingFacts {
  const { source, publishableKey, sandbox } = billing;
  const offers = plans.flatMap(({ plan, code, priceCents, isYearly }) => {
    if (priceCents === null || !isOffered(plan)) return [];
    return [
      { plan, code, price: priceCents, pricePerMonth: isYearly ? priceCents / 12 : priceCents, isYearly },
    ];
  });
  const cards = sandbox ? testCards : [];
  return {
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
