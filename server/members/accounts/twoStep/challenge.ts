import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { addChallenge, endChallenge, tryChallenge } from './twoStep.sql.ts';

export type Purpose = 'SIGN_IN' | 'PASSKEY_SIGN_IN' | 'ADD_AUTHENTICATOR' | 'ADD_PASSKEY';

export interface Challenge {
  /** Null if the passkey identifies the member. */
  memberId: string | null;
  /** Hash of the proven password. */
  passwordHash: string | null;
  /** Text for a passkey to sign. */
  passkeyChallenge: string | null;
  /** Encrypted secret of the authenticator app to add. */
  secret: Buffer | null;
  name: string | null;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Opens a challenge and returns its token; only the token's hash is stored. */
export async function openChallenge(db: Db, purpose: Purpose, facts: Partial<Challenge>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { memberId = null, passwordHash = null, passkeyChallenge = null, secret = null, name = null } = facts;
  const values = [hashOf(token), purpose, memberId, passwordHash, passkeyChallenge, secret, name];
  await db.query(addChallenge, values);
  return token;
}

/**
 * Counts an attempt before it is made. Throws CHALLENGE_EXPIRED if the challenge has no attempts left, has
 * ended or has another purpose.
 */
export async function takeChallenge(db: Db, token: string, purposes: readonly Purpose[]): Promise<Challenge> {
  const [challenge] = await db.query<Challenge[]>(tryChallenge, [hashOf(token), purposes]);
  if (!challenge) throw expired();
  return challenge;
}

/** Ends a completed challenge. Throws CHALLENGE_EXPIRED if another request completed it at the same moment. */
export async function closeChallenge(db: Db, token: string): Promise<void> {
  const [row] = await db.query<{ count: number }[]>(endChallenge, [hashOf(token)]);
  if (row?.count !== 1) throw expired();
}

export function expired(): Error {
  return refused('CHALLENGE_EXPIRED', 'Time ran out, or there were too many attempts. Please start again.');
}
