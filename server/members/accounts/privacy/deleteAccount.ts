import type { MemberContext } from '../../context.ts';
import type { PaymentDeps } from '../../../billing/gateway.ts';
import { endAtStripe, type AtStripe } from '../../../billing/subscriptions/endAtStripe.ts';
import { isStripeError } from '../../../billing/rules/paymentErrors.ts';
import { recordCommandAction } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Log } from '../../../platform/log.ts';
import { noteSecurity, type Where } from '../../security/securityLog.ts';
import { FORMER_ADMINISTRATOR, renameInDecisions } from './decisionNames.sql.ts';
import {
  addDeletedMail,
  deleteMember,
  holdAdministrators,
  holdMember,
  holdSubscriptions,
  noteErasure,
} from './erasure.sql.ts';
import { provePassword } from '../passwords/provePassword.ts';

/** Deletes the account of the signed-in member. Throws the reason if refused. */
export async function deleteOwnAccount(context: MemberContext, password: string): Promise<void> {
  const { memberId } = await provePassword(context, password, 'password');
  await deleteAccount(context, memberId, 'MEMBER', context);
  context.mailWaits();
}

export interface DeletionDeps extends PaymentDeps {
  log: Log;
}

/**
 * Deletes an account and ends its charges at Stripe in one transaction. Stripe is called last: if it refuses or
 * does not answer, nothing changes here. Throws SOLE_ADMINISTRATOR, PAYMENT_FAILED or PAYMENT_NOT_SET_UP.
 */
export async function deleteAccount(
  { accounts, billing, log }: DeletionDeps,
  memberId: string,
  askedBy: 'MEMBER' | 'OPERATOR',
  where: Where,
): Promise<void> {
  const work = async (db: Db): Promise<void> => {
    // While the account is there: the entry names it until its traces are erased.
    if (askedBy === 'OPERATOR') await recordCommandAction(db, { action: 'DELETE_ACCOUNT', memberId });
    await erase(db, memberId, askedBy, async (subscriptions) => {
      const details = `by the ${askedBy.toLowerCase()}`;
      // No member id, because the account is gone.
      await noteSecurity(db, where, { kind: 'ACCOUNT_DELETED', memberId: null, details });
      await endAtStripe(billing, subscriptions);
    });
  };
  try {
    await billing.turns(memberId, () => billing.reads(() => accounts.transaction(work)));
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error }, 'A subscription could not be cancelled for a deletion');
    throw refused(
      'PAYMENT_FAILED',
      'The subscription could not be cancelled, so the account was not deleted. Please try again.',
    );
  }
}

interface Leaving {
  email: string;
  firstName: string;
  isAdmin: boolean;
  isConfirmed: boolean;
}

async function erase(
  db: Db,
  memberId: string,
  askedBy: string,
  last: (subscriptions: readonly AtStripe[]) => Promise<void>,
): Promise<void> {
  const subscriptions = await db.query<AtStripe[]>(holdSubscriptions, [memberId]);
  const administrators = await db.query<{ id: string }[]>(holdAdministrators);
  const [leaving] = await db.query<Leaving[]>(holdMember, [memberId]);
  if (!leaving) throw refused('NOT_FOUND', 'This account no longer exists.');
  if (leaving.isAdmin && administrators.length === 1) {
    const who = askedBy === 'MEMBER' ? 'You are' : `${leaving.email} is`;
    const message = `${who} the only administrator. Make another member an administrator first.`;
    throw refused('SOLE_ADMINISTRATOR', message);
  }
  await db.query(noteErasure, [memberId, askedBy]);
  for (const statement of renameInDecisions) await db.query(statement, [leaving.email, FORMER_ADMINISTRATOR]);
  for (const statement of deleteMember) await db.query(statement, [memberId]);
  if (leaving.isConfirmed) await db.query(addDeletedMail, [leaving.email, leaving.firstName]);
  await last(subscriptions);
}
