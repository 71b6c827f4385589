import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { NO_HOVER } from '../hooks/useMediaQuery.ts';
import bubbleStyles from './bubble.module.css';
import styles from './TouchedTitle.module.css';

interface Shown {
  words: string;
  place: CSSProperties;
}

/** Its width, and its distance from the edge of the screen, in pixels. */
const WIDTH = 280;
const EDGE = 8;
/** Room below for some lines; without it the words are above. */
const ROOM = 120;

/**
 * Words that a mouse shows on hover, such as why a figure is unknown, for a screen that is only touched: until the next
 * touch or scroll.
 */
export function TouchedTitle() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const onClick = ({ target }: Event): void =>
      setShown(window.matchMedia(NO_HOVER).matches && target instanceof Element ? titleAt(target) : null);
    const hide = (): void => setShown(null);
    document.addEventListener('click', onClick);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, []);
  if (shown === null) return null;
  return (
    <div className={`${bubbleStyles.bubble} ${styles.words}`} role="status" style={shown.place}>
      {shown.words}
    </div>
  );
}

/** The title at a touched element, or of its table cell: a dash is smaller than a finger. */
function titleAt(touched: Element): Shown | null {
  if (touched.closest('a, button, input, select, textarea, label, summary') !== null) return null;
  const titled = touched.closest('[title]') ?? touched.closest('td')?.querySelector('[title]');
  const words = titled?.getAttribute('title') ?? '';
  return titled == null || words === '' ? null : { words, place: placeAt(titled.getBoundingClientRect()) };
}

function placeAt({ left, width, top, bottom }: DOMRect): CSSProperties {
  const middle = left + width / 2 - WIDTH / 2;
  const across = { width: WIDTH, left: Math.max(EDGE, Math.min(middle, window.innerWidth - WIDTH - EDGE)) };
  if (bottom + ROOM < window.innerHeight) return { ...across, top: bottom + EDGE };
  return { ...across, bottom: window.innerHeight - top + EDGE };
}
