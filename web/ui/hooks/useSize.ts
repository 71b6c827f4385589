import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Size {
  width: number;
  height: number;
}

/** The size of an element in pixels, now and after every change; null before it exists. */
export function useSize<Place extends Element>(): [RefObject<Place | null>, Size | null] {
  const place = useRef<Place>(null);
  const [size, setSize] = useState<Size | null>(null);
  // Before the first paint, so that what is drawn in it does not come later.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [place, size];
}
