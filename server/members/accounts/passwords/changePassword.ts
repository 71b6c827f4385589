import type { MemberContext } from '../../context.ts';
import { noteSecurity } from '../../security/securityLog.ts';
import type { ChangePasswordInput } from '../passwordReset/passwordReset.type.ts';
import { provePassword, wrongPassword } from './provePassword.ts';
import { replacePassword, requireGoodPassword, type Replacement } from './replacePassword.ts';
import { requireViewer } from '../../../platform/viewer.ts';

/** Changes the password of the signed-in member and ends their other sessions. Throws the reason if refused. */
export async function changePassword(
  context: MemberContext,
  { currentPassword, newPassword, revokesAccess }: ChangePasswordInput,
): Promise<void> {
  const { accounts, passwords, mailWaits, productName } = context;
  const viewer = await requireViewer(context);
  const { email, firstName, lastName } = viewer;
  await requireGoodPassword(passwords, newPassword, 'newPassword', [email, firstName, lastName, productName]);
  const { memberId, passwordHash } = await provePassword(context, currentPassword, 'currentPassword');
  const replacement: Replacement = {
    memberId,
    passwordHash: await passwords.hash(newPassword),
    instead: passwordHash,
    keep: viewer.sessionId,
    revokesAccess,
  };
  const isReplaced = await accounts.transaction(async (db) => {
    const isDone = await replacePassword(db, context, replacement);
    if (isDone)
      await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: 'password changed' });
    return isDone;
  });
  if (!isReplaced) throw wrongPassword('currentPassword');
  mailWaits();
}
