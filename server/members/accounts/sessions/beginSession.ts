import type { MemberContext } from '../../context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { noteSecurity } from '../../security/securityLog.ts';
import { knownDevice, signDevice } from './device.ts';
import type { MemberEntity } from '../member.entity.ts';
import { paidRights, type PaidRights } from '../member.sql.ts';
import { openByPasswordAlone, openSession } from './session.ts';
import type { SignInPayload } from './signIn.type.ts';

export type SigningIn = Pick<MemberEntity, 'id' | 'email' | 'firstName' | 'lastName' | 'isAdmin' | 'isFree'>;

interface Proof {
  /** Hash of the proven password; null if none was needed. */
  passwordHash: string | null;
  /** True if the member has no second step, as far as is known. */
  isAlone?: true;
  /** Proof as the security log states it, such as `password`. */
  means: string;
  /** Tokens of devices that the browser keeps. */
  devices: readonly string[];
}

export function invalidCredentials(): Error {
  return refused('INVALID_CREDENTIALS', 'Invalid Email/ Password');
}

/**
 * Starts a session for a member who has proved their identity. Throws INVALID_CREDENTIALS if the password has
 * changed meanwhile, or a password alone is not enough any more.
 */
export async function beginSession(
  context: MemberContext,
  member: SigningIn,
  { passwordHash, isAlone, means, devices }: Proof,
): Promise<SignInPayload> {
  const { accounts, sessionSecret, userAgent } = context;
  const { id, email, firstName, lastName, isAdmin, isFree } = member;
  const open = isAlone ? openByPasswordAlone : openSession;
  const token = await open(accounts, sessionSecret, { memberId: id, userAgent, passwordHash });
  if (token === null) throw invalidCredentials();
  await noteSecurity(accounts, context, { kind: 'SIGNED_IN', memberId: id, details: means });
  const [rights = { isPaid: false, isSubscribed: false }] = await accounts.query<PaidRights[]>(paidRights, [
    id,
  ]);
  const isKnown = (await knownDevice(sessionSecret, devices, email)) !== undefined;
  return {
    token,
    member: { id: `member:${id}`, email, firstName, lastName, isAdmin, isFree, ...rights },
    deviceToken: isKnown ? null : await signDevice(sessionSecret, email),
    secondStep: null,
    errors: [],
  };
}
