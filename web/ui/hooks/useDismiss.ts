import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Closes what is open when the person presses or focuses anything outside of it. */
export function useDismiss(place: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && place.current?.contains(target) !== true) close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  });
}
