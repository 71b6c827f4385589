import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { PRINTING } from '../parts/printPage.ts';

/** True if an element has ever come near the visible part of the page, or the page is being printed. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    const onPrint = (): void => setSeen(true);
    window.addEventListener(PRINTING, onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener(PRINTING, onPrint);
    };
  }, [place, seen]);
  return seen;
}
