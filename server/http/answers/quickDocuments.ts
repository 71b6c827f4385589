import { LRUCache } from 'lru-cache';

const MOST = 5_000;

/** An answer made in less is read from the database again: asking Redis and telling it would take about as long. */
const QUICK_MS = 100;

/** Notes how long the answers to each document take. */
export interface QuickDocuments {
  /** True if the latest answer to the document was quick. */
  isQuick: (document: string) => boolean;
  /** The making of an answer begins. */
  begin: (key: string, document: string) => void;
  /** Ends it; true if it was quick. */
  end: (key: string) => boolean;
}

export function createQuickDocuments(): QuickDocuments {
  const known = new LRUCache<string, boolean>({ max: MOST });
  const begun = new LRUCache<string, { document: string; at: number }>({ max: MOST });
  return {
    isQuick: (document) => known.get(document) ?? false,
    begin: (key, document) => begun.set(key, { document, at: performance.now() }),
    end: (key) => {
      const work = begun.get(key);
      if (!work) return false;
      begun.delete(key);
      const isQuick = performance.now() - work.at < QUICK_MS;
      known.set(work.document, isQuick);
      return isQuick;
    },
  };
}
