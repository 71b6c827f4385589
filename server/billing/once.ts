import type { SubscriptionRecord } from './subscriptions/record.ts';

const answers = new WeakMap<SubscriptionRecord, Map<string, Promise<unknown>>>();

/**
 * Asks Stripe about a record once, however often a query names the field: a request reads a record once, and again after
 * each change. `question`: names what is asked.
 */
export function once<T>(record: SubscriptionRecord, question: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(record) ?? new Map<string, Promise<unknown>>();
  answers.set(record, known);
  const answer = (known.get(question) as Promise<T> | undefined) ?? ask();
  known.set(question, answer);
  return answer;
}
