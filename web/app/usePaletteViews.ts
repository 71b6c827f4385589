import { useMemo } from 'react';
import type { Suggestion } from '../market/search/suggestions.ts';
import { useViews } from '../market/search/views/useViews.ts';
import { viewPath } from '../market/search/views/viewAddress.ts';

/** The member's saved views of the explorer. */
export function usePaletteViews(): readonly Suggestion[] {
  const { views } = useViews();
  return useMemo(
    () =>
      (views ?? []).map(({ id, name, question }) => ({
        id,
        label: name,
        detail: 'saved view',
        status: null,
        isCurrent: true,
        path: viewPath(question),
        section: 'Saved views',
      })),
    [views],
  );
}
