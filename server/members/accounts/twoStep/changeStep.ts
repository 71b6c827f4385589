import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../../context.ts';
import { mailOnce } from '../../../billing/mails/billingMails.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { memberTurn, waitForTurn } from '../../../platform/lib/memberTurn.ts';
import { uuidKey } from '../../../platform/lib/node.ts';
import { noteSecurity, type Where } from '../../security/securityLog.ts';
import { provePassword } from '../passwords/provePassword.ts';
import { closeSessions } from '../sessions/session.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { renewCodes } from './recoveryCodes.ts';
import { requireName } from './stepName.ts';
import { stepsOf, wordsOfKind, type StoredStep } from './steps.ts';
import { dropRecoveryCodes, endChallenges, removeStep, removeSteps, renameStep } from './twoStep.sql.ts';
import type { RemoveSecondStepInput, RenameSecondStepInput } from './twoStep.type.ts';

type Removed = Pick<StoredStep, 'kind'>;

function notFound(): Error {
  return refused('NOT_FOUND', 'This second step has already been removed.', 'id');
}

/** Renames a second step of the signed-in member. Throws NOT_FOUND or INVALID_NAME. */
export async function renameSecondStep(
  context: MemberContext,
  { id, name }: RenameSecondStepInput,
): Promise<void> {
  const { memberId } = await requireViewer(context);
  const values = [uuidKey(id), memberId, requireName(name)];
  const [row] = await context.accounts.query<{ count: number }[]>(renameStep, values);
  if (row?.count !== 1) throw notFound();
}

/** Removes a second step of the signed-in member, and the recovery codes with the last one. Throws the reason if refused. */
export async function removeSecondStep(
  context: MemberContext,
  { id, password }: RemoveSecondStepInput,
): Promise<void> {
  const { memberId } = await provePassword(context, password, 'password');
  await memberTurn(context.accounts, memberId, async (db) => {
    const [removed] = await db.query<Removed[]>(removeStep, [uuidKey(id), memberId]);
    if (!removed) throw notFound();
    if ((await stepsOf(db, memberId)).length === 0) await db.query(dropRecoveryCodes, [memberId]);
    await tellRemoved(db, context, memberId, removed);
  });
  context.mailWaits();
}

async function tellRemoved(db: Db, where: Where, memberId: string, { kind }: Removed): Promise<void> {
  const step = wordsOfKind[kind];
  const by = where.address === 'command' ? ' by an operator' : '';
  await noteSecurity(db, where, { kind: 'KEYS_CHANGED', memberId, details: `${step} removed${by}` });
  const key = `second-step:${randomUUID()}`;
  await mailOnce(db, { key, memberId, kind: 'SECOND_STEP_REMOVED', facts: { step } });
}

/** Replaces the recovery codes of the signed-in member. Throws INVALID_CREDENTIALS or NO_SECOND_STEP. */
export async function renewRecoveryCodes(context: MemberContext, password: string): Promise<string[]> {
  const { memberId } = await provePassword(context, password, 'password');
  const codes = await memberTurn(context.accounts, memberId, async (db) => {
    if ((await stepsOf(db, memberId)).length === 0) {
      throw refused('NO_SECOND_STEP', 'Add an authenticator app or a passkey first.');
    }
    const details = 'recovery codes replaced';
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details });
    const key = `recovery-codes:${randomUUID()}`;
    await mailOnce(db, { key, memberId, kind: 'RECOVERY_CODES_REPLACED', facts: {} });
    return renewCodes(db, memberId);
  });
  context.mailWaits();
  return codes;
}

/** Removes all second steps of a member without their password and ends the member's sessions; returns the number of steps. */
export async function removeAllSteps(db: Db, where: Where, memberId: string): Promise<number> {
  await waitForTurn(db, memberId);
  const removed = await db.query<Removed[]>(removeSteps, [memberId]);
  await db.query(dropRecoveryCodes, [memberId]);
  await db.query(endChallenges, [memberId]);
  await closeSessions(db, memberId);
  for (const step of removed) await tellRemoved(db, where, memberId, step);
  return removed.length;
}
