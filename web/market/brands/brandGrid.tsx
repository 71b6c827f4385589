import { Chip } from '../../ui/parts/Chip.tsx';
import { counted } from '../../ui/formats/counted.ts';
import { INCOMPLETE } from '../figures/IncompleteChip.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { formatMoney, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { MONTH_NAMES, monthName, partsOf } from '../../ui/formats/formatMonth.ts';
import type { BrandFigures } from './brandFigures.ts';

/** A year's receipts, January first: null if no hotel of the brand has a figure. */
export interface BrandYear {
  year: number;
  months: (number | null)[];
  /** Whether a release has each of the months. */
  published: boolean[];
  /** Reservations about its months, for the export: `March: 1 doubtful filing`. */
  notes: string;
}

function notesOf({ month, isIncomplete, flaggedFilings, unusual }: BrandFigures['months'][number]): string[] {
  const notes = [
    ...(isIncomplete ? [INCOMPLETE] : []),
    ...(flaggedFilings > 0 ? [counted(flaggedFilings, 'doubtful filing')] : []),
    ...(unusual > 0 ? [`${formatWholeMoney(unusual)} unusual`] : []),
  ];
  return notes.length === 0 ? [] : [`${monthName(partsOf(month).month)}: ${notes.join(', ')}`];
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
    months: monthsOf(firstYear + step).map((month) => receipts.get(month) ?? null),
    published: monthsOf(firstYear + step).map((month) => known.has(month)),
    notes: months
      .filter(({ month }) => partsOf(month).year === firstYear + step)
      .flatMap(notesOf)
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
      const isPublished = year.published[index] === true;
      return (
        <Unknown
          why={isPublished ? 'none of the brand’s hotels filed for this month' : 'no release has this month'}
        />
      );
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
  { key: 'notes', title: 'Notes', value: ({ notes }) => notes, shown: 'chosen' },
];
