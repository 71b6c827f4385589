import { useSyncExternalStore } from 'react';

interface Watched {
  isMatched: () => boolean;
  watch: (onChange: () => void) => () => void;
}

/** The queries asked so far. A page has some dozen parts that ask for the same few each time they render. */
const known = new Map<string, Watched>();

function watched(query: string): Watched {
  const before = known.get(query);
  if (before !== undefined) return before;
  const list = window.matchMedia(query);
  const made: Watched = {
    isMatched: () => list.matches,
    watch: (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
  };
  known.set(query, made);
  return made;
}

/** True if the window matches a media query, now and after every change. */
export function useMediaQuery(query: string): boolean {
  const { isMatched, watch } = watched(query);
  return useSyncExternalStore(watch, isMatched);
}

/** Below this width the side drawer is temporary and tables show only what matters most. */
export const PHONE = '(max-width: 767.98px)';
export const NO_SIDE_DRAWER = '(max-width: 1023.98px)';

/** Matches screens that are only touched. */
export const NO_HOVER = '(hover: none)';

/** The room that the window gives. */
export function useWidth(): 'phone' | 'tablet' | 'desktop' {
  const isPhone = useMediaQuery(PHONE);
  const isNarrow = useMediaQuery(NO_SIDE_DRAWER);
  if (isPhone) return 'phone';
  return isNarrow ? 'tablet' : 'desktop';
}
