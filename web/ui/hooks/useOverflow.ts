import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True if an element's first child is wider than the element. */
export function useOverflow(place: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = place.current;
    const content = element?.firstElementChild;
    if (element === null || !content) return;
    const observer = new ResizeObserver(() => {
      setOverflows(content.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => {
      observer.disconnect();
    };
  }, [place]);
  return overflows;
}
