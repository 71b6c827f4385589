import { counted } from '../../../ui/formats/counted.ts';
import type { ComparedLine } from './comparison.ts';

/** Months of a hotel whose figures are not plainly as filed, or not of a whole month. */
type MarkedMonths = 'flaggedMonths' | 'unusualMonths' | 'partialMonths' | 'zeroMonths';

const MARKS: readonly [MarkedMonths, (hotels: string) => string][] = [
  ['flaggedMonths', (hotels) => `${hotels} doubtful`],
  ['unusualMonths', (hotels) => `${hotels} with unusual receipts`],
  ['partialMonths', (hotels) => `partial month of ${hotels}`],
  ['zeroMonths', (hotels) => `${hotels} filed $0`],
];

type Line = Pick<ComparedLine, MarkedMonths>;

/** Says of a month how many of the compared hotels are to be read with care: `1 hotel doubtful`. */
export function marksOf(month: string, lines: readonly Line[]): string[] {
  return MARKS.flatMap(([months, textOf]) => {
    const count = lines.filter((line) => line[months].includes(month)).length;
    return count === 0 ? [] : [textOf(counted(count, 'hotel'))];
  });
}
