import DataLoader from 'dataloader';
import type { Db } from '../platform/lib/db.ts';
import { recordsOf, type SubscriptionRecord } from './subscriptions/record.ts';

export interface BillingLoaders {
  /** By the member's UUID; null if the member does not exist. */
  record: DataLoader<string, SubscriptionRecord | null>;
}

export function createBillingLoaders(db: Db): BillingLoaders {
  return {
    record: new DataLoader(async (memberIds) => {
      const records = new Map((await recordsOf(db, memberIds)).map((record) => [record.memberId, record]));
      return memberIds.map((id) => records.get(id) ?? null);
    }),
  };
}
