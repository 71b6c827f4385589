import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, NavigationType } from 'react-router-dom';

/**
 * After going to another page, shows its top and puts the focus on its content, unless a field in it has the focus. Going
 * back, the browser shows the part that was in sight. To be called outside of `Routes` with a location of its own: inside,
 * the router takes every navigation for one back.
 */
export function useArrival(pathname: string): void {
  const kind = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const hasField = document.activeElement?.matches('main :is(input,textarea)');
    if (hasField !== true) document.querySelector('main')?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, kind]);
}
