import { FLAGS } from './flags.ts';
import type { Flag } from './flags.ts';
import { INCOMPLETE } from './IncompleteChip.tsx';

export interface Flagged {
  flags: readonly Flag[];
  /** Published though rows are missing. */
  isIncomplete: boolean;
}

/** The badges of a property's month or filing as words, for exports. */
export function flagNotes({ flags, isIncomplete }: Flagged): string[] {
  return [...flags.map((flag) => FLAGS[flag].label), ...(isIncomplete ? [INCOMPLETE] : [])];
}
