import { Chip } from '../../ui/parts/Chip.tsx';
import { byMonth, leftOutRow } from '../figures/leftOut.ts';
import { notesOf } from '../figures/lodgingMonthColumns.tsx';
import { monthsBelow } from '../figures/yearGridMonths.tsx';
import type { RowDetails } from '../../ui/table/DataRow.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import { useWidth } from '../../ui/hooks/useMediaQuery.ts';
import { MONTH_NAMES, monthName, partsOf } from '../../ui/formats/formatMonth.ts';
import type { BrandFigures } from './brandFigures.ts';

const YEAR = 12;

/** A year's receipts, January first: null if no hotel of the brand has a figure. */
export interface BrandYear {
  year: number;
  months: (number | null)[];
  /** For each month, true if a release has it. */
  published: boolean[];
  /** For each of them, why nothing counts, if nothing does. */
  leftOut: (string | undefined)[];
  /** Reservations about its months, for the export: `March: 1 doubtful filing`. */
  notes: string;
}

function notesOfMonth(month: Parameters<typeof notesOf>[0]): string[] {
  const notes = notesOf(month);
  return notes.length === 0 ? [] : [`${monthName(partsOf(month.month).month)}: ${notes.join(', ')}`];
}

/** The years since the first with a figure, up to the latest that is published. */
export function brandYears({ months, leftOut, published, latestMonth }: BrandFigures): BrandYear[] {
  const all = [...months, ...leftOut.map(leftOutRow)].sort(byMonth);
  const [first] = all;
  if (first === undefined || latestMonth === null) return [];
  const receipts = new Map(months.map(({ month, roomReceipts }) => [month, roomReceipts]));
  const reasons = new Map(all.map((each) => [each.month, each.leftOut]));
  const known = new Set(published);
  const [firstYear, lastYear] = [partsOf(first.month).year, partsOf(latestMonth).year];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, step) => ({
    year: firstYear + step,
    months: monthsOf(firstYear + step).map((month) => receipts.get(month) ?? null),
    published: monthsOf(firstYear + step).map((month) => known.has(month)),
    leftOut: monthsOf(firstYear + step).map((month) => reasons.get(month)),
    notes: all
      .filter(({ month }) => partsOf(month).year === firstYear + step)
      .flatMap(notesOfMonth)
      .join('; '),
  }));
}

function monthsOf(year: number): string[] {
  return MONTH_NAMES.map((_, index) => `${String(year)}-${String(index + 1).padStart(2, '0')}`);
}

function monthColumn(title: string, index: number): Column<BrandYear> {
  const value = ({ months }: BrandYear): number | null => months[index] ?? null;
  return {
    key: title.slice(0, 3).toLowerCase(),
    title,
    value,
    cell: (year) => {
      const receipts = value(year);
      if (receipts !== null) return formatMoney(receipts);
      const why =
        year.published[index] === true
          ? 'none of the brand’s hotels filed for this month'
          : 'no release has this month';
      return <Unknown why={year.leftOut[index] ?? why} />;
    },
    numeric: true,
    shown: 'tablet',
  };
}

const isKnown = (receipts: number | null): receipts is number => receipts !== null;

/** Null unless all months are known: in a file, the sum of some would pass for that of the year. */
function yearlyOf({ months }: BrandYear): number | null {
  return months.every(isKnown) ? sumMoney(months, Number) : null;
}

/** The sum of the months that are known, with their number unless it is all. */
function TotalCell({ months }: BrandYear) {
  const known = months.filter(isKnown);
  if (known.length === 0) return <Unknown why="no month of the year is known" />;
  return (
    <>
      {formatMoney(sumMoney(known, Number))}{' '}
      {known.length < YEAR && <Chip>{`${String(known.length)} of ${String(YEAR)} months`}</Chip>}
    </>
  );
}

/** A year, then its months as dollars; on a phone, which has no room for them, their sum. */
export const brandYearColumns: readonly Column<BrandYear>[] = [
  {
    key: 'year',
    title: 'Year',
    value: ({ year }) => year,
    cell: ({ year, published }) => (
      <>
        {year} {!published.includes(true) && <Chip>not in the releases</Chip>}
      </>
    ),
    shown: 'phone',
    isHeading: true,
  },
  ...MONTH_NAMES.map(monthColumn),
  { key: 'notes', title: 'Notes', value: ({ notes }) => notes, shown: 'chosen' },
  {
    key: 'total',
    title: 'Yearly revenue',
    value: yearlyOf,
    cell: (year) => <TotalCell {...year} />,
    numeric: true,
    shown: 'phoneOnly',
  },
];

const details = monthsBelow(brandYearColumns);

/** On a phone, the months that each year opens below its sum. */
export function useBrandYearMonths(): RowDetails<BrandYear> | undefined {
  return useWidth() === 'phone' ? details : undefined;
}
