import type { RequestHandler } from 'express';
import { parse, type DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { checkOverlaps, MOST_TOKENS } from '../../platform/limits/overlaps.ts';
import { hashOfDocument } from '../answers/answerKey.ts';

/** Shorter texts cannot repeat enough, and most questions are. */
const SHORTEST = 1_000;
const MOST_KNOWN = 1_000;

/** Refuses documents that take long to validate, before Apollo validates them. Looks at each once. */
export function refuseOverlaps(): RequestHandler {
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  return ({ method, body, query }, _response, next) => {
    const { query: text } = (method === 'POST' ? body : query) as { query?: unknown };
    const hash = typeof text === 'string' && text.length >= SHORTEST ? hashOfDocument(text) : null;
    if (hash !== null && !known.has(hash)) {
      const document = parsed(String(text));
      if (document) checkOverlaps(document);
      known.set(hash, true);
    }
    next();
  };
}

/** Null if it is no document: Apollo says why. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxLexicalTokens: MOST_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}
