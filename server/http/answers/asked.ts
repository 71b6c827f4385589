import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../platform/viewer.ts';

type Rights = Pick<Viewer, 'isAdmin' | 'isPaid' | 'isFree'>;

/** A query answered from shared data, with the rights of the caller but not the caller's identity. */
export interface Question {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  rights: Rights;
}

/** Counts which questions are asked most. */
export interface AskedQuestions {
  note: (question: Question) => void;
  most: () => Question[];
}

/**
 * Number of queries answered again after a change: mostly those of the largest places, which most people open.
 */
const ANSWERED_ANEW = 40;
const REMEMBERED = 500;
const MOST_CHARACTERS = 4_000_000;

export function createAskedQuestions(): AskedQuestions {
  const counts = new LRUCache<string, { question: Question; times: number }>({
    max: REMEMBERED,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });
  return {
    note: (question) => {
      const key = JSON.stringify(question);
      counts.set(key, { question, times: (counts.get(key)?.times ?? 0) + 1 });
    },
    most: () =>
      [...counts.values()]
        .toSorted((a, b) => b.times - a.times)
        .slice(0, ANSWERED_ANEW)
        .map(({ question }) => question),
  };
}
