import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

interface Overflow {
  /** True if the content is wider than its place. */
  overflows: boolean;
  /** True if some of it is still hidden on the right. */
  hasMore: boolean;
}

const NONE: Overflow = { overflows: false, hasMore: false };

/** Tells whether the first child of an element is too wide for it, now and after every change of size or scroll. */
export function useOverflow(place: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(NONE);
  useEffect(() => {
    const element = place.current;
    const content = element?.firstElementChild;
    if (element === null || !content) return;
    const measure = (): void => {
      const next = overflowOf(element, content);
      setOverflow((known) => (isSame(known, next) ? known : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [place]);
  return overflow;
}

function overflowOf({ clientWidth, scrollLeft }: HTMLElement, { scrollWidth }: Element): Overflow {
  return { overflows: scrollWidth > clientWidth + 1, hasMore: scrollWidth > scrollLeft + clientWidth + 1 };
}

function isSame(one: Overflow, other: Overflow): boolean {
  return one.overflows === other.overflows && one.hasMore === other.hasMore;
}
