import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { passwordProblem } from './password.ts';
import { endResetTokens, setPassword } from './passwordReset.sql.ts';
import { closeSessions } from './session.ts';

export interface Replacement {
  memberId: string;
  passwordHash: string;
  /** The hash that is replaced; null for whichever it is. */
  instead: string | null;
  /** The session that goes on. */
  keep: string | null;
}

/**
 * Sets a password, ends the member's links and their sessions but one, and has them told. False where the password has
 * changed meanwhile: whoever proved the old one has proved nothing.
 */
export async function replacePassword(db: Db, replacement: Replacement): Promise<boolean> {
  const { memberId, passwordHash, instead, keep } = replacement;
  const rows = await db.query<{ count: number }[]>(setPassword, [memberId, passwordHash, instead]);
  if (rows[0]?.count !== 1) return false;
  await db.query(endResetTokens, [memberId]);
  await closeSessions(db, memberId, keep);
  return true;
}

/** Throws why a password cannot be chosen by somebody of these names and addresses. */
export async function requireGoodPassword(
  password: string,
  field: string,
  personal: readonly string[],
): Promise<void> {
  const problem = await passwordProblem(password, personal);
  if (problem) throw refused(problem.code, problem.message, field);
}
