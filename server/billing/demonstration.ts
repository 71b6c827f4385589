import { requireViewer } from '../platform/viewer.ts';
import { recordAction } from '../platform/audit.ts';
import type { MemberContext } from '../members/context.ts';
import { refused } from '../platform/lib/fieldErrors.ts';
import { recordOf } from './subscriptions/record.ts';
import type { AnswerChallengeInput } from './demonstration.type.ts';
import { remind } from './mails/reminders.ts';
import type { Demonstration } from './gateway.ts';

const MOST_DAYS = 800;
const DAY_S = 86_400;

function requireSandbox({ billing }: MemberContext): Demonstration {
  if (billing.sandbox) return billing.sandbox;
  throw refused('NOT_FOUND', 'This installation uses Stripe, so there is no demonstration.');
}

/**
 * Answers the bank page of the stand-in for the cardholder. Throws NOT_FOUND if no payment of the member
 * waits for it.
 */
export async function answerChallenge(
  context: MemberContext,
  { clientSecret, pass }: AnswerChallengeInput,
): Promise<void> {
  const { memberId } = await requireViewer(context);
  const sandbox = requireSandbox(context);
  const owner = await sandbox.ownerOf(clientSecret.split('_secret_')[0] ?? '');
  const { customerId } = await recordOf(context.accounts, memberId);
  const isOwn = customerId !== null && owner === customerId;
  if (isOwn && (await sandbox.answerChallenge(clientSecret, pass))) return;
  throw refused('NOT_FOUND', 'No payment is waiting for this.', 'clientSecret');
}

/**
 * Moves the stand-in's clock forward and returns its new time. Throws INVALID unless it is by 1 to 800 days, and NOT_FOUND
 * with Stripe itself.
 */
export async function moveClock(context: MemberContext, days: number): Promise<Date> {
  const sandbox = requireSandbox(context);
  if (days < 1 || days > MOST_DAYS) throw refused('INVALID', `Give 1 to ${String(MOST_DAYS)} days.`, 'days');
  const { memberId: actorId } = await requireViewer(context);
  await recordAction(context.accounts, { actorId, action: 'MOVE_CLOCK', details: { days } });
  await sandbox.advance(days * DAY_S);
  // The next read must see the results.
  await sandbox.told();
  await remind(context);
  context.mailWaits();
  return sandbox.now();
}
