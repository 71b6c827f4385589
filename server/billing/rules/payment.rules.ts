import type { CancellationReason } from '../billingEnums.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { isVisible } from '../../platform/lib/plainName.ts';
import type { BillingDetailsInput, CardInput } from '../payment.type.ts';

export const FILL_PAYMENT = 'Please Fill the details before making a payment.';
export const FILL_CARD = 'Please Fill all the details';

const LONGEST = 500;

/**
 * Throws REQUIRED with this message if a required field is empty. The second address line and the postal code
 * are optional.
 */
export function requireDetails(details: BillingDetailsInput, message: string): void {
  for (const field of ['name', 'line1', 'city', 'country', 'state'] as const) {
    if (!isVisible(details[field])) throw refused('REQUIRED', message, field);
  }
  if (Object.values(details).some((text: string | null) => (text?.length ?? 0) > LONGEST)) {
    throw refused('TOO_LONG', 'The billing details are too long.', 'billing');
  }
}

const NAME = /^(pm|tok)_\w{1,100}$/;

/** Payment method id or token of the card. Throws REQUIRED if both are missing. */
export function cardNameOf({ paymentMethodId, token }: CardInput, message: string): string {
  const name = paymentMethodId || token || '';
  if (!NAME.test(name)) throw refused('REQUIRED', message, 'card');
  return name;
}

const LONGEST_CANCELLATION = 300;

/** Trims the reason in the member's own words. Throws if it is missing or too long. */
export function cancellationText(reason: CancellationReason, text: string): string {
  const trimmed = text.trim();
  if (reason === 'OPTION5' && !isVisible(trimmed)) {
    throw refused('SPECIFY', 'please specify before submitting.', 'text');
  }
  if (trimmed.length > LONGEST_CANCELLATION) {
    throw refused('TEXT_TOO_LONG', `Please use at most ${String(LONGEST_CANCELLATION)} characters.`, 'text');
  }
  return trimmed;
}
