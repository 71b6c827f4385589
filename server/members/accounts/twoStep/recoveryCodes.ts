import type { Db } from '../../../platform/lib/db.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recoveryCode.rules.ts';
import { addRecoveryCodes, dropRecoveryCodes } from './twoStep.sql.ts';

/** Replaces a member's recovery codes and returns the new ones; only their hashes are stored. */
export async function renewCodes(db: Db, memberId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.query(dropRecoveryCodes, [memberId]);
  await db.query(addRecoveryCodes, [memberId, codes.map((code) => hashOfRecoveryCode(memberId, code))]);
  return codes;
}
