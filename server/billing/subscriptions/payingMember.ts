import type { Viewer } from '../../platform/viewer.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { notSetUp } from '../rules/paymentErrors.ts';
import { withPaymentErrors } from '../rules/withPaymentErrors.ts';
import { findFree } from './subscription.sql.ts';

/** The signed-in member, unless their access is free. Throws FREE_ACCOUNT. */
export async function requirePaying(context: MemberContext): Promise<Viewer> {
  const viewer = await requireViewer(context);
  if (viewer.isFree) throw freeAccount();
  return viewer;
}

/**
 * Runs a payment in the member's turn, with Stripe's failures as errors of the payment. Throws FREE_ACCOUNT if an
 * administrator has granted free access while it waited for its turn.
 */
export function inPayersTurn<T>(
  context: MemberContext,
  { memberId }: Viewer,
  work: () => Promise<T>,
): Promise<T> {
  const { accounts, billing } = context;
  return billing.turns(memberId, async () => {
    const [member] = await accounts.query<{ isFree: boolean }[]>(findFree, [memberId]);
    if (member?.isFree) throw freeAccount();
    return withPaymentErrors(context, work);
  });
}

function freeAccount(): Error {
  return refused('FREE_ACCOUNT', 'This account is free: there is nothing to pay.');
}

/** The signed-in member, for changes that charge a card. Throws FREE_ACCOUNT or PAYMENT_NOT_SET_UP. */
export async function requireCharged(context: MemberContext): Promise<Viewer> {
  const viewer = await requirePaying(context);
  if (context.billing.source === 'none') throw notSetUp();
  return viewer;
}

export function notSubscribed(): Error {
  return refused('NOT_SUBSCRIBED', 'There is no subscription.');
}
