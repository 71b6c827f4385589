import { Chip } from '../components/Chip.tsx';
import type { Column } from '../components/tableColumns.ts';
import { Unknown } from '../components/Unknown.tsx';
import { formatMoney } from '../lib/formatMoney.ts';
import { MONTH_NAMES, partsOf } from '../lib/formatMonth.ts';
import type { BrandFigures } from './brandFigures.ts';

/** A year's receipts, January first: null where no release has the month, 0 where the brand has nothing in it. */
export interface BrandYear {
  year: number;
  months: (number | null)[];
}

/** The years since the first with a figure, up to the latest that is published. */
export function brandYears({ months, published, latestMonth }: BrandFigures): BrandYear[] {
  const [first] = months;
  if (first === undefined || latestMonth === null) return [];
  const receipts = new Map(months.map(({ month, roomReceipts }) => [month, roomReceipts]));
  const known = new Set(published);
  const [firstYear, lastYear] = [partsOf(first.month).year, partsOf(latestMonth).year];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, step) => ({
    year: firstYear + step,
    months: MONTH_NAMES.map((__, index) => {
      const month = `${String(firstYear + step)}-${String(index + 1).padStart(2, '0')}`;
      return receipts.get(month) ?? (known.has(month) ? 0 : null);
    }),
  }));
}

function monthColumn(title: string, index: number): Column<BrandYear> {
  const value = ({ months }: BrandYear): number | null => months[index] ?? null;
  return {
    key: title.slice(0, 3).toLowerCase(),
    title,
    value,
    cell: (year) => {
      const receipts = value(year);
      return receipts === null ? <Unknown why="no release has this month" /> : formatMoney(receipts);
    },
    numeric: true,
    shown: 'phone',
  };
}

/** A year, then its months as dollars. */
export const brandYearColumns: readonly Column<BrandYear>[] = [
  {
    key: 'year',
    title: 'Year',
    value: ({ year }) => year,
    cell: ({ year, months }) => (
      <>
        {year} {months.every((receipts) => receipts === null) && <Chip>not in the releases</Chip>}
      </>
    ),
    shown: 'phone',
    isHeading: true,
  },
  ...MONTH_NAMES.map(monthColumn),
];
