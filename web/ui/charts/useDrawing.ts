import { useCallback, useRef, useState } from 'react';

/** How far a chart's picture is. */
export interface Drawing {
  /** True once the chart library is wanted. */
  isWanted: boolean;
  /** True once the chart library has drawn it. */
  isDrawn: boolean;
  want: () => void;
  onDrawn: () => void;
  /** Calls back as soon as the chart library has drawn the picture. */
  whenDrawn: (then: () => void) => void;
}

/** Of a chart's two pictures, the one that shows. */
export function useDrawing(): Drawing {
  const [isWanted, setWanted] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  const want = useCallback(() => {
    setWanted(true);
  }, []);
  const onDrawn = useCallback(() => {
    // The library reports before its canvas is painted.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        setDrawn(true);
        for (const then of waiting.current.splice(0)) then();
      });
    });
  }, []);
  const whenDrawn = useCallback(
    (then: () => void) => {
      if (isDrawn) {
        then();
        return;
      }
      waiting.current.push(then);
      setWanted(true);
    },
    [isDrawn],
  );
  return { isWanted, isDrawn, want, onDrawn, whenDrawn };
}
