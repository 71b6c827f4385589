import { z } from 'zod';
import { EnvError } from './envError.ts';
import { webUrl } from './envKinds.ts';

/** Settings of Stripe, and its ids of the two plans. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  prices: { MONTHLY: string; YEARLY: string };
  apiUrl: string;
}

const STRIPE = 'https://api.stripe.com';

function beginning(prefix: string, sentence: string): z.ZodType<string> {
  return z.string().regex(new RegExp(`^${prefix}`), sentence);
}

export const stripeShape = {
  STRIPE_SECRET_KEY: beginning('(sk|rk)_(test|live)_', 'must be a secret key, such as sk_live_…').optional(),
  STRIPE_PUBLISHABLE_KEY: beginning(
    'pk_(test|live)_',
    'must be a publishable key, such as pk_live_…',
  ).optional(),
  STRIPE_WEBHOOK_SECRET: beginning('whsec_', 'must be the signing secret of the webhook, whsec_…').optional(),
  STRIPE_PRICE_MONTHLY: beginning('price_', 'must be the id of a price, price_…').optional(),
  STRIPE_PRICE_YEARLY: beginning('price_', 'must be the id of a price, price_…').optional(),
  STRIPE_API_HOST: webUrl(STRIPE).default(STRIPE),
};

type Given = z.infer<z.ZodObject<typeof stripeShape>>;

/**
 * Settings of Stripe; null without any of them: then nobody can pay unless the demonstration is enabled. Throws EnvError if
 * only some are given, or a live key beside a test key.
 */
export function stripeOf(given: Given): StripeSettings | null {
  const secretKey = given.STRIPE_SECRET_KEY;
  const publishableKey = given.STRIPE_PUBLISHABLE_KEY;
  const webhookSecret = given.STRIPE_WEBHOOK_SECRET;
  const MONTHLY = given.STRIPE_PRICE_MONTHLY;
  const YEARLY = given.STRIPE_PRICE_YEARLY;
  if (!(secretKey ?? publishableKey ?? webhookSecret ?? MONTHLY ?? YEARLY)) return null;
  if (!secretKey || !publishableKey || !webhookSecret || !MONTHLY || !YEARLY) {
    throw new EnvError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY and ' +
        'STRIPE_PRICE_YEARLY must be given together.',
    );
  }
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    throw new EnvError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.',
    );
  }
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    prices: { MONTHLY, YEARLY },
    apiUrl: given.STRIPE_API_HOST,
  };
}

function modeOf(key: string): string {
  return key.split('_')[1] ?? '';
}
