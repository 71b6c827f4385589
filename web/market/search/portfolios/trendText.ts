import type { PortfolioLine } from './portfolioRows.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';

/** Receipts by month, each with its month and how to read it: bare numbers would not tell a gap, nor an estimate. */
export function trendText(line: PortfolioLine, month: string | null, incomplete: readonly string[]): string {
  if (month === null) return '';
  const kinds = [
    ['doubtful', line.flaggedMonths],
    ['unusual', line.unusualMonths],
    ['estimated', line.estimatedMonths],
    ['apportioned', line.apportionedMonths],
    ['incomplete', incomplete],
    ['files by quarter', line.awaitedMonths],
  ] as const;
  const texts = monthsUpTo(month, line.receiptsByMonth.length).map((each, at) => {
    const marks = kinds.filter(([, months]) => months.includes(each)).map(([kind]) => ` (${kind})`);
    return `${each} ${String(line.receiptsByMonth[at] ?? 'unknown')}${marks.join('')}`;
  });
  return texts.join('; ');
}
