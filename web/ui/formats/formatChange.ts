import { formatMoney, formatPercent } from './formatMoney.ts';

/** A change against the same period a year before. `percent` is null if the base is zero or negative. */
export interface Change {
  amount: number;
  percent: number | null;
}

export type Direction = 'up' | 'down' | 'flat';

/** The specified text of an unknown change and of none at all. */
export const NO_CHANGE = '$0 (0%)';

/** Amount and percentage in one text: `$12,345.00 (3.62%)`; an infinite percentage is `∞`. */
export function formatChange(change: Change | null): string {
  if (change === null || change.amount === 0) return NO_CHANGE;
  const percent = change.percent === null ? '∞%' : formatPercent(change.percent);
  return `${formatMoney(change.amount)} (${percent})`;
}

/** The arrow of a change, read from its text: '-' is down, '$0 (0%)' is flat, all else is up. */
export function directionOf(text: string): Direction {
  if (text === NO_CHANGE) return 'flat';
  return text.includes('-') ? 'down' : 'up';
}

/**
 * The percentage alone, without its sign, for places where an arrow and a word give the direction. From zero there is
 * none.
 */
export function formatChangePercent(change: Change): string {
  if (change.amount === 0) return '0.0%';
  return change.percent === null ? 'from zero' : `${oneDecimal(Math.abs(change.percent))}%`;
}

/** With both decimals where the second is 5: it is rounded already, so that the first could be either. */
function oneDecimal(percent: number): string {
  return percent.toFixed(2).endsWith('5') ? percent.toFixed(2) : percent.toFixed(1);
}
