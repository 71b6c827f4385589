import type { Location } from 'react-router-dom';

/** What a redirect leaves in the history, so that the page that it leads away from can be shown later. */
export function wanting({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash };
}

/** The page that a redirect led away from; null if none did. */
export function wantedPath(state: unknown): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : null;
}
