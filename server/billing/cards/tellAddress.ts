import type { Log } from '../../platform/log.ts';
import { hurried, type PaymentDeps } from '../gateway.ts';
import { isMissing, isStripeError } from '../rules/paymentErrors.ts';
import { addressesDue, addressTold, customerForgotten, erasedCustomers } from '../privacy.sql.ts';

interface Due {
  memberId: string;
  customerId: string;
  email: string;
}

/** Sends changed email addresses to Stripe. Failures are retried by the hourly run. */
export async function tellAddress(deps: PaymentDeps, memberId: string | null, log: Log): Promise<void> {
  const { accounts, billing } = deps;
  if (billing.source === 'none') return;
  const due = await accounts.query<Due[]>(addressesDue, [billing.source, memberId]);
  for (const { memberId: id, customerId, email } of due) {
    try {
      await hurried(billing).stripe.customers.update(customerId, { email });
    } catch (error) {
      if (!isStripeError(error)) throw error;
      log.warn(
        { err: error, memberId: id },
        'Stripe was not told about a changed email address; it is tried again',
      );
      if (!isMissing(error)) continue;
    }
    await accounts.query(addressTold, [id, billing.source, email]);
  }
}

interface Erased {
  customerId: string;
  memberId: string;
}

/**
 * Deletes the Stripe customers of deleted accounts, with their cards. Keeps customers that the operator
 * linked, because Stripe has them for other reasons too; their subscriptions have already ended.
 */
export async function forgetCustomers({ accounts, billing }: PaymentDeps, log: Log): Promise<void> {
  if (billing.source === 'none') return;
  for (const { customerId, memberId } of await accounts.query<Erased[]>(erasedCustomers, [billing.source])) {
    try {
      const customer = await billing.stripe.customers.retrieve(customerId);
      const isOurs = !customer.deleted && customer.metadata['member_id'] === memberId;
      if (isOurs) await billing.stripe.customers.del(customerId);
    } catch (error) {
      if (!isStripeError(error)) throw error;
      if (!isMissing(error)) {
        log.warn({ err: error }, 'A deleted account still has a customer at Stripe; it is tried again');
        continue;
      }
    }
    await accounts.query(customerForgotten, [customerId]);
  }
}
