import { QUERIES } from '../../../app/session.ts';
import { keepDraft, readDrafts } from '../../../ui/hooks/useDraft.ts';

/** Puts the tabs that were open when the session ended back to where GraphiQL reads them as it starts. */
export function restoreTabs(): void {
  for (const [key, text] of Object.entries(readDrafts())) {
    if (!key.startsWith(QUERIES)) continue;
    localStorage.setItem(key, text);
    keepDraft(key, null);
  }
}
