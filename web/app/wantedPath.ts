import type { Location } from 'react-router-dom';

/** State for a redirect's entry in the history: the address that it leads away from, for `wantedPath`. */
export function wanting({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash };
}

/** The address that a redirect led away from; null if none did. */
export function wantedPath(state: unknown): string | null {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : null;
}
