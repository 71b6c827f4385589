import type { Source } from './gateway.ts';

const OFF =
  'Payment is not set up: nobody can buy a plan. Give the keys of Stripe, or DEMO_BILLING=on for a demonstration. ' +
  'Subscriptions that were paid at Stripe keep their access until their period ends.';
const GIVEN_AWAY = 'anybody with a test card gets a plan, and nobody is charged.';
const TEST_KEYS = `The product has a public address and a test key of Stripe: ${GIVEN_AWAY}`;
const DEMONSTRATION = `The product has a public address and demonstrates payment: ${GIVEN_AWAY} Set DEMO_BILLING=off.`;

/** Says at the start why nobody can pay, or need not; null if all is well, or if only this machine can be reached. */
export function paymentWarning(source: Source, publicUrl: string): string | null {
  if (source === 'none') return OFF;
  if (source === 'live' || !publicUrl.startsWith('https:')) return null;
  return source === 'test' ? TEST_KEYS : DEMONSTRATION;
}
