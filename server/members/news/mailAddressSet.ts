import { randomUUID } from 'node:crypto';
import { mailOnce } from '../../billing/mails/billingMails.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { WebhookMailFacts } from './webhookMails.rules.ts';

/** Tells a member of a new address for their news: a thief of a session could set one that outlives it. */
export function mailAddressSet(
  db: Db,
  memberId: string,
  newsAddress: NonNullable<WebhookMailFacts['newsAddress']>,
): Promise<void> {
  const key = `news-address:${randomUUID()}`;
  return mailOnce(db, { key, memberId, kind: 'NEWS_ADDRESS_SET', facts: { newsAddress } });
}
