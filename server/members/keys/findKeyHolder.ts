import type { Db } from '../../platform/lib/db.ts';
import type { Viewer, ViewerKey } from '../../platform/viewer.ts';
import { hashOfApiKey, isWhole } from './apiKey.rules.ts';
import { useApiKey } from './apiKey.sql.ts';

type Holder = Omit<Viewer, 'sessionId' | 'key' | 'isAdmin' | 'needsSecondStep'> & ViewerKey;

/** The member of an API key; null if it is mistyped, was revoked or has expired. */
export async function findKeyHolder(db: Db, key: string): Promise<Viewer | null> {
  if (!isWhole(key)) return null;
  const [row] = await db.query<Holder[]>(useApiKey, [hashOfApiKey(key)]);
  if (!row) return null;
  const { keyId, scopes, ...member } = row;
  return { ...member, sessionId: '', key: { keyId, scopes }, isAdmin: false, needsSecondStep: false };
}
