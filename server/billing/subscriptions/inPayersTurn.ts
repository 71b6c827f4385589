import type { MemberContext } from '../../members/context.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { withPaymentErrors } from '../rules/withPaymentErrors.ts';
import { endLate } from './grantFree.ts';
import { freeAccount } from './payingMember.ts';
import { requireSameService } from './sameService.ts';
import { findFree } from './subscription.sql.ts';

/**
 * Runs a payment in the member's turn, with Stripe's failures as errors of the payment. Throws FREE_ACCOUNT if an
 * administrator has granted free access while it waited for its turn. If another server grants it while the payment runs,
 * what was bought is not renewed. Throws OTHER_PAYMENT_SERVICE if another server uses another one.
 */
export function inPayersTurn<T>(
  context: MemberContext,
  { memberId }: Viewer,
  work: () => Promise<T>,
): Promise<T> {
  return context.billing.turns(memberId, async () => {
    if (await isFree(context, memberId)) throw freeAccount();
    await requireSameService(context);
    try {
      return await withPaymentErrors(context, work);
    } finally {
      if (await isFree(context, memberId)) await endLate(context, memberId, context.log);
    }
  });
}

async function isFree({ accounts }: MemberContext, memberId: string): Promise<boolean> {
  const [member] = await accounts.query<{ isFree: boolean }[]>(findFree, [memberId]);
  return member?.isFree === true;
}
