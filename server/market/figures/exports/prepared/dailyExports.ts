import { tooManyRequests } from '../../../../platform/errors.ts';
import type { Db } from '../../../../platform/lib/db.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import { exportLimits } from './exportLimits.rules.ts';
import { addUse, findFullDay } from './exportJob.sql.ts';

/** The sentence of a member or a key that has used up the exports of 24 hours. */
export interface FullDay {
  message: string;
  seconds: number;
}

interface FullRow {
  isKey: boolean;
  freeAt: Date;
  seconds: number;
}

/** Counts an export of the viewer, within the member's turn; counts nothing and returns the reason if it is one too many. */
export async function countExport(db: Db, { memberId, key }: Viewer): Promise<FullDay | null> {
  const keyId = key?.keyId ?? null;
  const [full] = await db.query<FullRow[]>(findFullDay, [memberId, keyId]);
  if (!full) {
    await db.query(addUse, [memberId, keyId]);
    return null;
  }
  const { perDay, perDayByKey } = exportLimits;
  const limit = full.isKey ? `Each API key has ${String(perDayByKey)}` : `Your plan has ${String(perDay)}`;
  const time = `${full.freeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const message = `${limit} exports in 24 hours, and all of them are used. The next one is free at ${time}.`;
  return { message, seconds: full.seconds };
}

/** The same as an error of the request. */
export function exportsUsedUp({ message }: FullDay): Error {
  return tooManyRequests(message, 'EXPORTS_USED_UP');
}
