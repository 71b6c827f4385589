import { counted } from '../../../ui/formats/counted.ts';
import type { ComparedLine } from './comparison.ts';

/** Lists of months in which a hotel's figures are not plainly as filed, or not of a whole month. */
type MarkedMonths = 'flaggedMonths' | 'unusualMonths' | 'partialMonths' | 'zeroMonths';

const MARKS: readonly [MarkedMonths, (hotels: string) => string][] = [
  ['flaggedMonths', (hotels) => `${hotels} with doubtful figures`],
  ['unusualMonths', (hotels) => `${hotels} with unusual receipts`],
  ['partialMonths', (hotels) => `${hotels} with a partial month`],
  ['zeroMonths', (hotels) => `${hotels} filed $0`],
];

type Line = Pick<ComparedLine, MarkedMonths>;

/** Counts the compared hotels whose figures of a month are to be read with care: `1 hotel with doubtful figures`. */
export function marksOf(month: string, lines: readonly Line[]): string[] {
  return MARKS.flatMap(([months, textOf]) => {
    const count = lines.filter((line) => line[months].includes(month)).length;
    return count === 0 ? [] : [textOf(counted(count, 'hotel'))];
  });
}
