import { formatMonth } from '../../ui/formats/formatMonth.ts';
import type { Flag } from './flags.ts';

/** Flags of filings whose filed total does not count. */
export const RECEIPTS_DOUBTS: readonly Flag[] = ['EXTRA_DIGIT', 'UNSUPPORTED_TOTAL'];
/** Flags of filings whose rooms do not count. */
export const ROOMS_DOUBTS: readonly Flag[] = ['ROOMS_DOUBTFUL', 'IDLE_ROOMS'];

/** Names the months that do not wholly count as filed, or their number if there are many; empty for none. */
export function doubtfulMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'does' : 'do'} not wholly count as filed`;
}

/** Names or counts the months with receipts far above the usual, which count as filed; empty for none. */
export function unusualMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'has' : 'have'} unusual receipts`;
}

/** Names or counts the months with receipts that the comptroller estimated; empty for none. */
export function estimatedMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'has' : 'have'} estimated receipts`;
}

/** Months of one or several hotels or bars that are to be read with care. */
export interface NotedMonths {
  flaggedMonths: readonly string[];
  unusualMonths: readonly string[];
  estimatedMonths: readonly string[];
}

/** Says which months are to be read with care, and why. */
export function noteTexts(noted: NotedMonths): string[] {
  const texts = [
    doubtfulMonths(noted.flaggedMonths),
    unusualMonths(noted.unusualMonths),
    estimatedMonths(noted.estimatedMonths),
  ];
  return texts.filter((text) => text !== '');
}

/** The same as sentences. */
export function noteSentences(noted: NotedMonths): string[] {
  const unusual = unusualMonths(noted.unusualMonths);
  return noteTexts(noted).map((text) => (text === unusual ? `${text}, which count as filed.` : `${text}.`));
}

/** Names or counts the months that were published though rows are missing; empty for none. */
export function incompleteMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'is' : 'are'} incomplete`;
}

function namesOf(months: readonly string[]): string {
  if (months.length > 3) return `${String(months.length)} months`;
  return [...months]
    .sort()
    .map((month) => formatMonth(month))
    .join(', ');
}

/** Values that count instead of flagged ones: `the taxable receipts count, the rooms do not`. */
export function countsInstead(flags: readonly Flag[]): string {
  const receipts = flags.some((flag) => RECEIPTS_DOUBTS.includes(flag));
  const rooms = flags.some((flag) => ROOMS_DOUBTS.includes(flag));
  const parts = [
    receipts ? 'taxable receipts count instead of the total' : '',
    rooms ? 'doubtful and idle rooms do not count' : '',
    flags.includes('LEFT_OUT') ? 'an operator left a filing out' : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}
