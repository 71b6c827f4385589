import { useEffect, useMemo, useRef } from 'react';
import type { PointerEvent } from 'react';

/** The parts of the library's chart that are used here. */
export interface LibraryChart {
  on: (event: 'afterrender', listener: () => void) => void;
  emit: (event: 'tooltip:show' | 'tooltip:hide', spot?: Spot) => void;
}

/** Pixels from the upper left corner of the chart. */
interface Spot {
  offsetX: number;
  offsetY: number;
}

interface PointerWords {
  /** For the element that the chart fills. */
  listeners: Partial<Record<`onPointer${string}`, (event: PointerEvent) => void>>;
  /** Called whenever the library has drawn the chart. */
  drawn: (chart: LibraryChart) => void;
}

/** The library places its first words before it knows how wide they are, and moves none for 60 ms. */
const PLACED_MS = 100;

/**
 * Tells the chart library when to show and hide the words at the pointer. By itself it shows none until the pointer moves
 * on a chart that it has drawn, and hides those of a finger as soon as that is lifted. Here they stay until the next touch,
 * or until the page is scrolled.
 */
export function usePointerWords(): PointerWords {
  const { drawn, follow, placeAgain, show, hide } = useWords();
  useEffect(() => {
    // Before the chart hears of a touch, and shows the words of another month.
    document.addEventListener('pointerdown', hide, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', hide, { capture: true });
    };
  }, [hide]);
  const listeners = useMemo(() => {
    const onPointerMove = (event: PointerEvent): Spot => {
      const spot = follow(event);
      if (event.pointerType === 'touch') show(spot);
      return spot;
    };
    const onPointerDown = (event: PointerEvent): void => placeAgain(onPointerMove(event));
    const onPointerLeave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') hide();
    };
    return { onPointerMove, onPointerDown, onPointerLeave, onPointerCancel: hide };
  }, [follow, placeAgain, show, hide]);
  return { listeners, drawn };
}

/** The words, and where the pointer last was on the chart. */
function useWords() {
  const chart = useRef<LibraryChart | null>(null);
  const last = useRef<Spot | null>(null);
  return useMemo(() => {
    const show = (spot: Spot): void => chart.current?.emit('tooltip:show', spot);
    const placeAgain = (spot: Spot): void => {
      setTimeout(() => {
        if (last.current === spot) show(spot);
      }, PLACED_MS);
    };
    return {
      show,
      placeAgain,
      follow: (event: PointerEvent): Spot => (last.current = spotOf(event)),
      hide: (): void => {
        last.current = null;
        chart.current?.emit('tooltip:hide');
      },
      drawn: (by: LibraryChart): void => {
        const isFirst = chart.current === null;
        chart.current = by;
        if (!isFirst || last.current === null) return;
        show(last.current);
        placeAgain(last.current);
      },
    };
  }, []);
}

function spotOf({ clientX, clientY, currentTarget }: PointerEvent): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { offsetX: clientX - left, offsetY: clientY - top };
}
