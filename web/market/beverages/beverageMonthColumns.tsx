import { ChangeArrow } from '../../ui/parts/ChangeArrow.tsx';
import { moneyColumn, releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { FlagBadges } from '../figures/FlagBadges.tsx';
import { FLAGS } from '../figures/flags.ts';
import { INCOMPLETE, IncompleteChip } from '../figures/IncompleteChip.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { BeverageMonthsFragment } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { partColumns } from './partColumns.ts';

export type Month = BeverageMonthsFragment['months'][number];

function notesOf({ flags, isIncomplete }: Month): string {
  return [...flags.map((flag) => FLAGS[flag].label), ...(isIncomplete ? [INCOMPLETE] : [])].join(', ');
}

function MonthCell({ month }: { month: Month }) {
  return (
    <>
      {formatMonth(month.month)} <FlagBadges flags={month.flags} />
      <IncompleteChip {...month} />
    </>
  );
}

/** The columns of a bar's months. */
export const monthColumns: readonly Column<Month>[] = [
  {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: (month) => <MonthCell month={month} />,
    shown: 'phone',
    isHeading: true,
  },
  moneyColumn({ key: 'total', title: 'Total receipts', value: ({ totalReceipts }) => totalReceipts }),
  ...partColumns<Month>('tablet'),
  {
    key: 'change',
    title: 'vs. a year earlier',
    value: ({ yearChange }) => yearChange?.percent ?? null,
    cell: ({ yearChange }) => <ChangeArrow change={yearChange} />,
    numeric: true,
    shown: 'phone',
  },
  moneyColumn({
    key: 'amount',
    title: 'Change in dollars',
    value: ({ yearChange }) => yearChange?.amount ?? null,
    why: () => 'no figure a year earlier',
    shown: 'chosen',
  }),
  textColumn('notes', 'Notes', notesOf, 'chosen'),
  releaseColumn(({ release }) => release, 'chosen'),
];
