import type { MemberContext } from '../context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { findMember } from './member.ts';
import { LONGEST_PASSWORD } from './password.ts';
import type { ChangePasswordInput } from './passwordReset.type.ts';
import { replacePassword, requireGoodPassword, type Replacement } from './replacePassword.ts';
import { noteSafely, noteSecurity } from '../security/securityLog.ts';
import { orTakeBack } from '../../platform/throttle/throttle.ts';
import { requireViewer } from '../../platform/viewer.ts';

/** Gives whoever is signed in a new password, and ends their other sessions. Throws what it is refused for. */
export async function changePassword(
  context: MemberContext,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const { accounts, passwords, throttles, address, mailWaits, productName } = context;
  const viewer = await requireViewer(context);
  const { email, firstName, lastName } = viewer;
  await requireGoodPassword(newPassword, 'newPassword', [email, firstName, lastName, productName]);
  const takeBack = await throttles.take('signIn', { address, account: viewer.email });
  const member = await orTakeBack(takeBack, findMember(accounts, viewer.email));
  const present = currentPassword.slice(0, LONGEST_PASSWORD + 1);
  const { memberId } = viewer;
  if (!(await passwords.matches(present, member?.passwordHash ?? null))) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'current password not right' });
    throw wrongPassword();
  }
  await takeBack();
  const replacement: Replacement = {
    memberId,
    passwordHash: await passwords.hash(newPassword),
    instead: member?.passwordHash ?? null,
    keep: viewer.sessionId,
  };
  const isReplaced = await accounts.transaction(async (db) => {
    const isDone = await replacePassword(db, replacement);
    if (isDone)
      await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: 'password changed' });
    return isDone;
  });
  if (!isReplaced) throw wrongPassword();
  mailWaits();
}

function wrongPassword(): Error {
  return refused('INVALID_CREDENTIALS', 'The current password is not right.', 'currentPassword');
}
