import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { costOf, type Asked, type Cost } from './queryCost.ts';

/** Variables of a document whose counts are kept, and their longest text: a document is forgotten as a whole. */
const MOST = 20;
const LONGEST = 2_000;

const known = new WeakMap<DocumentNode, LRUCache<string, Cost>>();

/**
 * Like {@link costOf}, but counts each document once for the same variables: counting one with 2,000 fields keeps
 * everybody waiting for milliseconds, and pages ask the same documents all the time. Apollo keeps parsed documents.
 */
export function knownCost(asked: Asked): Cost {
  const { document, operation, variables } = asked;
  const key = JSON.stringify([operation.name?.value, variables]);
  if (key.length > LONGEST) return costOf(asked);
  const costs = known.get(document) ?? new LRUCache<string, Cost>({ max: MOST });
  known.set(document, costs);
  const cost = costs.get(key) ?? costOf(asked);
  costs.set(key, cost);
  return cost;
}
