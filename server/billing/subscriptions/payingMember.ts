import type { Viewer } from '../../platform/viewer.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { notSetUp } from '../rules/paymentErrors.ts';

/** The signed-in member, unless their access is free. Throws FREE_ACCOUNT. */
export async function requirePaying(context: MemberContext): Promise<Viewer> {
  const viewer = await requireViewer(context);
  if (viewer.isFree) throw freeAccount();
  return viewer;
}

/** Error if the member's access is free. */
export function freeAccount(): Error {
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
