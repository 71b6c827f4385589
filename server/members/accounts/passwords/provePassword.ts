import type { MemberContext } from '../../context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { noteSafely } from '../../security/securityLog.ts';
import { findMember } from '../member.ts';
import { LONGEST_PASSWORD } from './password.ts';
import { orTakeBack } from '../../../platform/limits/throttle/throttle.ts';
import { requireViewer, type Viewer } from '../../../platform/viewer.ts';

export function wrongPassword(field: string): Error {
  return refused('INVALID_CREDENTIALS', 'The current password is incorrect.', field);
}

/**
 * Returns the signed-in member, with the password hash, if the password is right: a session alone may be
 * stolen. Throws INVALID_CREDENTIALS or TOO_MANY_ATTEMPTS. Attempts are counted per session, so that
 * strangers cannot lock a member out.
 */
export async function provePassword(
  context: MemberContext,
  password: string,
  field: string,
): Promise<Viewer & { passwordHash: string }> {
  const { accounts, passwords, throttles, address } = context;
  const viewer = await requireViewer(context);
  const { memberId, email, sessionId } = viewer;
  const takeBack = await throttles.take('signIn', {
    address,
    account: email,
    device: `session ${sessionId}`,
  });
  const member = await orTakeBack(takeBack, findMember(accounts, email));
  const given = password.slice(0, LONGEST_PASSWORD + 1);
  if (!member || !(await passwords.matches(given, member.passwordHash))) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'current password not right' });
    throw wrongPassword(field);
  }
  await takeBack();
  return { ...viewer, passwordHash: member.passwordHash };
}
