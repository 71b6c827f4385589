import type { Location } from 'react-router-dom';

/** State for a redirect's entry in the history: the address that it leads away from, for `wantedPath`. */
export function wanting({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash };
}

/** The address that a redirect led away from; null if none did, or if another member left it than the given one. */
export function wantedPath(state: unknown, member: string | null = null): string | null {
  const by = textIn(state, 'by');
  return by === null || by === member ? textIn(state, 'from') : null;
}

/** A text in the state of an entry in the history; null if there is none. */
export function textIn(state: unknown, key: 'from' | 'by' | 'why'): string | null {
  const text: unknown = Reflect.get(Object(state), key);
  return typeof text === 'string' ? text : null;
}
