import type { ReactNode } from 'react';
import { directionOf, formatChange, formatChangePercent, NO_CHANGE } from '../formats/formatChange.ts';
import type { Change, Direction } from '../formats/formatChange.ts';
import { noChangeText } from '../formats/noChange.ts';
import { Unknown } from './Unknown.tsx';
import textStyles from './text.module.css';
import styles from './ChangeArrow.module.css';

const ARROWS: Record<Direction, string> = { up: '▲', down: '▼', flat: '–' };
const WORDS: Record<Direction, string> = { up: 'up', down: 'down', flat: 'no change' };

function Arrow({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <span className={`${styles.change} ${styles[direction]}`}>
      <span aria-hidden="true">{ARROWS[direction]}</span> {children}
    </span>
  );
}

interface ArrowProps {
  change: Change | null;
  suffix?: string;
  /** Why there is no change. */
  why?: string;
}

export const NO_FIGURE_BEFORE = 'no figure a year earlier';

/** A change vs. a year earlier as arrow, word and percentage: `▲ up 3.6%`. */
export function ChangeArrow({ change, suffix = '', why = NO_FIGURE_BEFORE }: ArrowProps) {
  if (change === null) return <Unknown why={why} />;
  const direction = directionOf(formatChange(change));
  return (
    <Arrow
      direction={direction}
    >{`${WORDS[direction]}${direction === 'flat' ? '' : ` ${formatChangePercent(change)}`}${suffix}`}</Arrow>
  );
}

interface YearChangeProps {
  change: Change | null;
  /** Why there is no change to state though there is a year before: the specified text would be wrong. */
  why?: string | null;
  /** The months that are compared, if they are not all of the year's: `Aug–Sep 2017`. */
  over?: string | null;
  year: number;
}

/**
 * The change of a year as the specification writes it: `▲ $12,345.00 (3.62%)`, `▼ -$500.50 (-2.25%)`. A minus says
 * that it went down; a word as well would deny it. Where there is nothing to compare with, the specified text has no
 * arrow, and why is beside it.
 */
export function YearChange({ change, why = null, over = null, year }: YearChangeProps) {
  const before = String(year - 1);
  if (change === null && why !== null) {
    return (
      <span>
        <span aria-hidden="true">–</span> <span className={styles.why}>{why}</span>
      </span>
    );
  }
  if (change === null) {
    return (
      <span className={styles.change}>
        {NO_CHANGE} <span className={styles.why}>{noChangeText(null, before)}</span>
      </span>
    );
  }
  const text = formatChange(change);
  const direction = directionOf(text);
  return (
    <>
      <Arrow direction={direction}>
        {direction === 'up' && <span className={textStyles.spoken}>up </span>}
        {direction === 'flat' ? `${WORDS.flat} ${text}` : text}
      </Arrow>
      {change.percent === null && change.amount !== 0 && (
        <span className={styles.why}>{` ${before} was $0`}</span>
      )}
      {over !== null && <span className={`${styles.why} ${styles.over}`}>{` over ${over}`}</span>}
    </>
  );
}
