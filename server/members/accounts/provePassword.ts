import type { MemberContext } from '../context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { noteSafely } from '../security/securityLog.ts';
import { findMember } from './member.ts';
import { LONGEST_PASSWORD } from './password.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { orTakeBack } from '../../platform/throttle/throttle.ts';

/**
 * The hash of the viewer's password, where this is it. Throws INVALID_CREDENTIALS at the field, or TOO_MANY_ATTEMPTS:
 * it counts as trying to sign in.
 */
export async function provePassword(
  context: MemberContext,
  { email, memberId }: Viewer,
  password: string,
  field: string,
): Promise<string> {
  const { accounts, passwords, throttles, address } = context;
  const takeBack = await throttles.take('signIn', { address, account: email });
  const member = await orTakeBack(takeBack, findMember(accounts, email));
  const present = password.slice(0, LONGEST_PASSWORD + 1);
  const isRight = await passwords.matches(present, member?.passwordHash ?? null);
  if (!isRight || !member) {
    await noteSafely(context, { kind: 'SIGN_IN_FAILED', memberId, details: 'current password not right' });
    throw wrongPassword(field);
  }
  await takeBack();
  return member.passwordHash;
}

export function wrongPassword(field: string): Error {
  return refused('INVALID_CREDENTIALS', 'The current password is not right.', field);
}
