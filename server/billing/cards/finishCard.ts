import { openAttemptOf } from '../subscriptions/attempt.ts';
import { waitingForBank } from '../subscriptions/attempt.sql.ts';
import type { PaymentDeps } from '../gateway.ts';
import { hasFailed } from './card.ts';
import { keepWith } from '../subscriptions/changeBack.ts';
import { concludeCard } from './chargeCard.ts';

/**
 * Continues a card change after the bank's approval, with the charge and purchase that depend on it, because
 * the member may not return to confirm it. A failed change stays open, so that a returning member sees it.
 */
export async function finishCard(deps: PaymentDeps, customerId: string | null): Promise<void> {
  const { accounts, billing } = deps;
  const facts = [customerId, billing.source];
  const [waiting] = await accounts.query<{ memberId: string }[]>(waitingForBank, facts);
  if (waiting) await billing.turns(waiting.memberId, () => finish(deps, waiting.memberId));
}

async function finish(deps: PaymentDeps, memberId: string): Promise<void> {
  const attempt = await openAttemptOf(deps.accounts, memberId, deps.billing.source, 'CARD');
  if (!attempt?.objectId) return;
  try {
    const { clientSecret } = await concludeCard(deps, memberId, attempt);
    if (clientSecret === null && attempt.plan !== null) await keepWith(deps, memberId, attempt.plan);
  } catch (error) {
    if (!hasFailed(error)) throw error;
  }
}
