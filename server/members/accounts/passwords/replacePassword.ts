import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import { passwordProblem } from './password.ts';
import type { Passwords } from './passwords.ts';
import { endResetTokens } from '../passwordReset/passwordReset.sql.ts';
import { deleteKeys, setPassword } from './password.sql.ts';
import { noteSecurity, type Where } from '../../security/securityLog.ts';
import { closeSessions } from '../sessions/session.ts';

export interface Replacement {
  memberId: string;
  passwordHash: string;
  /** Hash that must still be current; null replaces any. */
  instead: string | null;
  /** The session to keep. */
  keep: string | null;
  /** True to delete the member's API keys, exports, feed and webhook as well. */
  revokesAccess: boolean;
}

/**
 * Sets a password, ends the member's links and all sessions but one, and notifies them. False if the password
 * has changed meanwhile: a proof of the old one is no longer valid.
 */
export async function replacePassword(db: Db, where: Where, replacement: Replacement): Promise<boolean> {
  const { memberId, passwordHash, instead, keep, revokesAccess } = replacement;
  const rows = await db.query<{ count: number }[]>(setPassword, [memberId, passwordHash, instead]);
  if (rows[0]?.count !== 1) return false;
  await db.query(endResetTokens, [memberId]);
  await closeSessions(db, memberId, keep);
  if (revokesAccess) await revokeAccess(db, where, memberId);
  return true;
}

/** Deletes everything that opens a member's account, files or news without a session. Second steps stay. */
async function revokeAccess(db: Db, where: Where, memberId: string): Promise<void> {
  for (const statement of deleteKeys) await db.query(statement, [memberId]);
  const details = 'API keys, exports, feed and webhook deleted with the password';
  await noteSecurity(db, where, { kind: 'KEYS_CHANGED', memberId, details });
}

/** Throws if a person with these names and addresses cannot choose this password. */
export async function requireGoodPassword(
  { isLeaked }: Pick<Passwords, 'isLeaked'>,
  password: string,
  field: string,
  personal: readonly string[],
): Promise<void> {
  const problem = await passwordProblem(password, personal, isLeaked);
  if (problem) throw refused(problem.code, problem.message, field);
}
