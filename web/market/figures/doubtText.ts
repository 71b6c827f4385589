import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
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

/** Names or counts the months with receipts that are shares of a quarterly filing; empty for none. */
function apportionedMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'is' : 'are'} apportioned`;
}

/** Months of one or several hotels or bars that are to be read with care. */
export interface NotedMonths {
  flaggedMonths: readonly string[];
  unusualMonths: readonly string[];
  estimatedMonths: readonly string[];
  apportionedMonths: readonly string[];
}

/** Says which of the months (of a number of them, if known) are to be read with care, and why. */
export function noteTexts(noted: NotedMonths, among?: number): string[] {
  const texts = [
    noted.apportionedMonths.length > 0 ? 'partly apportioned' : '',
    doubtfulMonthsAmong(noted.flaggedMonths, among),
    unusualMonths(noted.unusualMonths),
    estimatedMonths(noted.estimatedMonths),
  ];
  return texts.filter((text) => text !== '');
}

/** The same as sentences, each with its months. */
export function noteSentences(noted: NotedMonths): string[] {
  const unusual = unusualMonths(noted.unusualMonths);
  const texts = [
    apportionedMonths(noted.apportionedMonths),
    doubtfulMonths(noted.flaggedMonths),
    unusual === '' ? '' : `${unusual}, which count as filed`,
    estimatedMonths(noted.estimatedMonths),
  ];
  return texts.filter((text) => text !== '').map((text) => `${text}.`);
}

/** Of many properties, idle rooms alone may be in every month: what matters then is that it is part of each. */
function doubtfulMonthsAmong(months: readonly string[], among: number | undefined): string {
  if (among === undefined || months.length <= MOST_NAMED) return doubtfulMonths(months);
  if (months.length >= among) return 'parts of every month do not count as filed';
  return `parts of ${String(months.length)} of ${String(among)} months do not count as filed`;
}

/** Names or counts the months that were published though rows are missing; empty for none. */
export function incompleteMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'is' : 'are'} incomplete`;
}

/** Names or counts the months in which rooms of sold hotels count twice; empty for none. */
export function roomsTwiceMonths(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `RevPAR of ${namesOf(months)} is too low, as rooms of sold hotels count twice`;
}

/** A note on months of places that quarterly filers have yet to file for. */
export const MONTHLY_FILERS_ONLY = 'monthly filers only';

/** Names those months in brief, in order: `Jul–Aug 2023: monthly filers only`; empty for none. */
export function awaitedText(months: readonly string[]): string {
  return months.length === 0 ? '' : `${formatMonths([...months].sort())}: ${MONTHLY_FILERS_ONLY}`;
}

/** Why a hotel that files by quarter has no figure for a month. */
export const FILES_BY_QUARTER = 'files by quarter, which no release has';

/** Names the months of a hotel that lack what it files by quarter: `Jul–Aug 2023: files by quarter, …`; empty for none. */
export function byQuarterText(months: readonly string[]): string {
  return months.length === 0 ? '' : `${formatMonths([...months].sort())}: ${FILES_BY_QUARTER}`;
}

const MOST_NAMED = 3;

/** Names a few months, and counts more. */
export function namesOf(months: readonly string[]): string {
  if (months.length > MOST_NAMED) return `${String(months.length)} months`;
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
