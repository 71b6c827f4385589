import { demonstrationBilling, type Billing } from '../billing/gateway.ts';
import { testCards } from '../demo/stripe/cards.ts';
import { sandboxPrices } from '../demo/stripe/objects.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from '../demo/stripe/sandbox.ts';

/** Starts Stripe's stand-in, and the payment service that uses it. Loaded only for a demonstration, which images leave out. */
export async function openDemonstration(
  options: SandboxOptions,
): Promise<{ billing: Billing; sandbox: Sandbox }> {
  const sandbox = await openSandbox(options);
  return {
    billing: demonstrationBilling({ ...sandbox, prices: sandboxPrices, cards: testCards }),
    sandbox,
  };
}
