import type { Db } from '../../../platform/lib/db.ts';
import { countCodes, memberSteps } from './twoStep.sql.ts';

export interface StoredStep {
  id: string;
  kind: 'AUTHENTICATOR' | 'PASSKEY';
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Encrypted; null for a passkey. */
  secret: Buffer | null;
  credentialId: string | null;
  transports: string[] | null;
}

/** The second steps of a member, the oldest first. */
export function stepsOf(db: Db, memberId: string): Promise<StoredStep[]> {
  return db.query<StoredStep[]>(memberSteps, [memberId]);
}

/** Number of recovery codes that the member has not used. */
export async function codesLeft(db: Db, memberId: string): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(countCodes, [memberId]);
  return row?.count ?? 0;
}

export const wordsOfKind = { AUTHENTICATOR: 'authenticator app', PASSKEY: 'passkey' } as const;
