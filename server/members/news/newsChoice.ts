import type { Db } from '../../platform/lib/db.ts';
import { uuidKey } from '../../platform/lib/node.ts';
import type { Viewer } from '../../platform/viewer.ts';
import * as sql from './newsChoice.sql.ts';
import type { ImportMails, NewsChoice, NewsFrequency } from './newsChoice.type.ts';

/** The member's choice; `NEVER` before they first choose. */
export async function choiceOf(db: Db, { memberId }: Viewer): Promise<NewsChoice> {
  const [choice] = await db.query<NewsChoice[]>(sql.findChoice, [memberId]);
  return choice ?? { frequency: 'NEVER' };
}

export async function setChoice(db: Db, { memberId }: Viewer, frequency: NewsFrequency): Promise<void> {
  await db.query(sql.setChoice, [memberId, frequency]);
}

/**
 * Stops the news emails of a key. Unknown keys get the same response, so that it reveals nothing about
 * members.
 */
export async function stopNewsMails(db: Db, key: string): Promise<void> {
  const uuid = uuidKey(key);
  if (uuid !== null) await db.query(sql.stopByKey, [uuid]);
}

export async function importMailsOf(db: Db, { memberId }: Viewer): Promise<ImportMails> {
  const [choice] = await db.query<ImportMails[]>(sql.findImportMails, [memberId]);
  if (!choice) throw new Error('The administrator is gone.');
  return choice;
}

export async function setImportMails(db: Db, { memberId }: Viewer, isOn: boolean): Promise<void> {
  await db.query(sql.setImportMails, [memberId, isOn]);
}
