import { directionOf, formatChange, formatChangePercent } from '../lib/formatChange.ts';
import type { Change, Direction } from '../lib/formatChange.ts';
import { Unknown } from './Unknown.tsx';
import './ChangeArrow.css';

const ARROWS: Record<Direction, string> = { up: '▲', down: '▼', flat: '–' };
const WORDS: Record<Direction, string> = { up: 'up', down: 'down', flat: 'no change' };

function Arrow({ direction, children }: { direction: Direction; children: string }) {
  return (
    <span className={`change change-${direction}`}>
      <span aria-hidden="true">{ARROWS[direction]}</span> {WORDS[direction]}
      {children}
    </span>
  );
}

/** A change on the year as arrow, word and percentage: `▲ up 3.6%`. */
export function ChangeArrow({ change, suffix = '' }: { change: Change | null; suffix?: string }) {
  if (change === null) return <Unknown why="there is no figure of a year before" />;
  const direction = directionOf(formatChange(change));
  return (
    <Arrow
      direction={direction}
    >{`${direction === 'flat' ? '' : ` ${formatChangePercent(change)}`}${suffix}`}</Arrow>
  );
}

/** A change between years as the specification writes it: `▲ up $12,345.00 (3.62%)`. */
export function YearChange({ change }: { change: Change | null }) {
  const text = formatChange(change);
  return <Arrow direction={directionOf(text)}>{` ${text}`}</Arrow>;
}
