import { useCallback, useState } from 'react';

/** State of a chart's picture. */
export interface Drawing {
  /** True once the chart library is wanted. */
  isWanted: boolean;
  /** True once the chart library has drawn it. */
  isDrawn: boolean;
  want: () => void;
  onDrawn: () => void;
}

/** The one of a chart's two pictures that shows. */
export function useDrawing(): Drawing {
  const [isWanted, setWanted] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const want = useCallback(() => {
    setWanted(true);
  }, []);
  const onDrawn = useCallback(() => {
    // The library reports before its canvas is painted.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        setDrawn(true);
      });
    });
  }, []);
  return { isWanted, isDrawn, want, onDrawn };
}
