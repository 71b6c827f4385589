import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { MONTH_NAMES, monthName, partsOf, quarterOf } from '../../ui/formats/formatMonth.ts';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import styles from './FlagBadges.module.css';

/** The receipts of a year's months, January first; null if there is no filing. */
export interface YearOfMonths {
  year: number;
  months: (number | null)[];
  /** True for each of these months that no release has. */
  unpublished: boolean[];
  /** For each of these months, the reason if nothing counts of it. */
  leftOut: (string | undefined)[];
  /** Reservations about its months: `March: 1 doubtful filing`. */
  notes: string[];
}

interface GivenMonth {
  month: string;
  /** Null if nothing counts of it. */
  receipts: number | null;
  leftOut?: string;
  /** Reservations about it. */
  notes: readonly string[];
}

function emptyYear(year: number, published: ReadonlySet<string> | null): YearOfMonths {
  const monthOf = (index: number): string => `${String(year)}-${String(index + 1).padStart(2, '0')}`;
  const unpublished = MONTH_NAMES.map((_, index) => published !== null && !published.has(monthOf(index)));
  return { year, months: Array<null>(12).fill(null), unpublished, leftOut: [], notes: [] };
}

/** The months gathered by year. `published` are those that a release has; null while they are unknown. */
export function monthsByYear(
  months: readonly GivenMonth[],
  published: ReadonlySet<string> | null,
): YearOfMonths[] {
  const years = new Map<number, YearOfMonths>();
  for (const { month, receipts, notes, leftOut } of months) {
    const parts = partsOf(month);
    const year = years.get(parts.year) ?? emptyYear(parts.year, published);
    year.months[parts.month - 1] = receipts;
    year.leftOut[parts.month - 1] = leftOut;
    if (notes.length > 0) year.notes.push(`${monthName(parts.month)}: ${notes.join(', ')}`);
    years.set(parts.year, year);
  }
  return [...years.values()];
}

function knownOf(year: YearOfMonths, quarter: number): number[] {
  return year.months.slice((quarter - 1) * 3, quarter * 3).filter((receipts) => receipts !== null);
}

/** The sum of a quarter's three months, or of those that are known; null if none is. */
function quarterSum(year: YearOfMonths, quarter: number): number | null {
  const known = knownOf(year, quarter);
  return known.length === 0 ? null : sumMoney(known, (receipts) => receipts);
}

function whyNoQuarter(year: YearOfMonths, quarter: number): string {
  const [first, end] = [(quarter - 1) * 3, quarter * 3];
  const leftOut = year.leftOut.slice(first, end).find((why) => why !== undefined);
  if (leftOut !== undefined) return leftOut;
  const isUnpublished = year.unpublished.slice(first, end).every(Boolean);
  return isUnpublished ? 'no release has this quarter' : 'no month of the quarter was filed';
}

function QuarterCell({ year, quarter }: { year: YearOfMonths; quarter: number }) {
  const sum = quarterSum(year, quarter);
  const count = knownOf(year, quarter).length;
  if (sum === null) {
    return <Unknown why={whyNoQuarter(year, quarter)} />;
  }
  return (
    <strong className={styles.withFlag}>
      {formatMoney(sum)} {count < 3 && <span className={styles.flag}>{`${String(count)} of 3 months`}</span>}
    </strong>
  );
}

function quarterColumn(quarter: number): Column<YearOfMonths> {
  return {
    key: `q${String(quarter)}`,
    title: `Q${String(quarter)}`,
    value: (year) => quarterSum(year, quarter),
    cell: (year) => <QuarterCell {...{ year, quarter }} />,
    numeric: true,
    shown: 'phone',
  };
}

function monthColumn(title: string, index: number): Column<YearOfMonths> {
  const value = (year: YearOfMonths): number | null => year.months[index] ?? null;
  return {
    key: title.slice(0, 3).toLowerCase(),
    title,
    value,
    cell: (year) => {
      const receipts = value(year);
      if (receipts !== null) return formatMoney(receipts);
      const why = year.unpublished[index] === true ? 'no release has this month' : 'no filing for this month';
      return <Unknown why={year.leftOut[index] ?? why} />;
    },
    numeric: true,
    shown: 'tablet',
  };
}

/** The export's notes on a year: parts of quarters, which the screen shows in their cells, and notes on months. */
function notesOf(year: YearOfMonths): string {
  const parts = [1, 2, 3, 4].flatMap((quarter) => {
    const count = knownOf(year, quarter).length;
    return count === 0 || count === 3 ? [] : [`Q${String(quarter)}: ${String(count)} of 3 months`];
  });
  return [...parts, ...year.notes].join('; ');
}

/** Year, then its months with each quarter after its three. On a phone the quarters alone; see `useYearGridMonths`. */
export const yearGridColumns: readonly Column<YearOfMonths>[] = [
  { key: 'year', title: 'Year', value: ({ year }) => year, shown: 'phone', isHeading: true },
  ...MONTH_NAMES.flatMap((name, index) => [
    monthColumn(name, index),
    ...(index % 3 === 2 ? [quarterColumn(quarterOf(index + 1))] : []),
  ]),
  { key: 'notes', title: 'Notes', value: notesOf, shown: 'chosen' },
];
