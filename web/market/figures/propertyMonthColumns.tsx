import type { Change } from '../../ui/formats/formatChange.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { NOT_OPEN } from '../../ui/formats/noChange.ts';
import { ChangeArrow, NO_FIGURE_BEFORE } from '../../ui/parts/ChangeArrow.tsx';
import { countColumn, moneyColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { besideColumn } from './besideColumn.tsx';
import { FlagBadges } from './FlagBadges.tsx';
import { flagNotes } from './flagNotes.ts';
import type { Flagged } from './flagNotes.ts';
import { IncompleteChip } from './IncompleteChip.tsx';
import { partBeforeText } from './partialMonths.ts';
import type { ChangedMonth, MayBePartial } from './partialMonths.ts';

/** The month of a hotel or bar, with its badges. */
export function flaggedMonthColumn<Row extends Flagged & { month: string }>(): Column<Row> {
  return {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: (row) => (
      <>
        {formatMonth(row.month)} <FlagBadges flags={row.flags} />
        <IncompleteChip {...row} />
      </>
    ),
    shown: 'phone',
    isHeading: true,
  };
}

interface Changed extends ChangedMonth {
  yearChange: Change | null;
  /** True of a hotel that filed $0 then and was not open; none of a bar. */
  wasNotOpen?: boolean;
}

function whyNoChange({ wasNotOpen = false }: Changed): string {
  return wasNotOpen ? NOT_OPEN : NO_FIGURE_BEFORE;
}

/** The change against the same month a year earlier, in percent and in dollars; it says if that month was partial. */
export function yearBeforeColumns<Row extends Changed>(): readonly Column<Row>[] {
  const percent: Column<Row> = {
    key: 'change',
    title: 'vs. a year earlier',
    value: ({ yearChange }) => yearChange?.percent ?? null,
    cell: (row) => <ChangeArrow change={row.yearChange} why={whyNoChange(row)} />,
    numeric: true,
    shown: 'phone',
  };
  const amount = moneyColumn<Row>({
    key: 'amount',
    title: 'Change in dollars',
    value: ({ yearChange }) => yearChange?.amount ?? null,
    why: whyNoChange,
    shown: 'chosen',
  });
  return [besideColumn(percent, partBeforeText), besideColumn(amount, partBeforeText)];
}

const WHOLE_MONTH = 'not a partial month';

/** For exports; after all others, like the next, so that no column of an earlier export moves. */
export const responsibleDaysColumn: Column<Pick<MayBePartial, 'responsibleDays'>> = countColumn({
  key: 'responsibledays',
  title: 'Days of responsibility',
  value: ({ responsibleDays }) => responsibleDays,
  why: () => WHOLE_MONTH,
  shown: 'chosen',
});

export const responsibleDaysColumns: readonly Column<MayBePartial & ChangedMonth>[] = [
  responsibleDaysColumn,
  countColumn({
    key: 'responsibledaysbefore',
    title: 'Days of responsibility a year earlier',
    value: ({ responsibleDaysBefore }) => responsibleDaysBefore,
    why: () => WHOLE_MONTH,
    shown: 'chosen',
  }),
];

/** The badges in words, for exports. */
export function notesColumn<Row extends Flagged>(): Column<Row> {
  return textColumn('notes', 'Notes', (row) => flagNotes(row).join(', '), 'chosen');
}
