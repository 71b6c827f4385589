import type { ReactNode } from 'react';

/** One definition. Its id is its anchor: others link to it, so it stays as it is. */
export interface Entry {
  id: string;
  term: string;
  words: ReactNode;
}

/** Definitions that belong together, in the order in which they show. */
export interface Section {
  id: string;
  title: string;
  lead?: string;
  entries: readonly Entry[];
}
