import { useSyncExternalStore } from 'react';

/** True if the window matches a media query, now and after every change. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    () => window.matchMedia(query).matches,
  );
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
