import DataLoader from 'dataloader';
import type { Db } from '../platform/lib/db.ts';
import { memoized } from '../platform/lib/memoized.ts';
import { recordsOf, type SubscriptionRecord } from './subscriptions/record.ts';

export interface BillingLoaders {
  /** By the member's UUID; null if the member does not exist. */
  record: DataLoader<string, SubscriptionRecord | null>;
  /**
   * Asks Stripe about a record once, however often a query names the field. A change of the subscription makes another
   * record, which is asked about again. `question` tells questions about one record apart.
   */
  once: <T>(record: SubscriptionRecord, question: string, ask: () => Promise<T>) => Promise<T>;
}

export function createBillingLoaders(db: Db): BillingLoaders {
  return {
    record: new DataLoader(async (memberIds) => {
      const records = new Map((await recordsOf(db, memberIds)).map((record) => [record.memberId, record]));
      return memberIds.map((id) => records.get(id) ?? null);
    }),
    once: askOnce(),
  };
}

function askOnce(): BillingLoaders['once'] {
  const answersOf = memoized((_record: SubscriptionRecord) => new Map<string, Promise<unknown>>());
  return <T>(record: SubscriptionRecord, question: string, ask: () => Promise<T>): Promise<T> => {
    const answers = answersOf(record);
    const answer = (answers.get(question) as Promise<T> | undefined) ?? ask();
    answers.set(question, answer);
    return answer;
  };
}
