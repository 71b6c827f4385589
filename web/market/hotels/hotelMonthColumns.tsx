import { besideColumn } from '../figures/besideColumn.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import { ChangeArrow } from '../../ui/parts/ChangeArrow.tsx';
import { moneyColumn, releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import { FlagBadges } from '../figures/FlagBadges.tsx';
import { FLAGS } from '../figures/flags.ts';
import { INCOMPLETE, IncompleteChip } from '../figures/IncompleteChip.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelMonthRowFragment as RowFragment } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatCount, formatMoney } from '../../ui/formats/formatMoney.ts';
import { whyNoRooms } from './noRooms.ts';

export const HotelMonthRowFragment = graphql(`
  fragment HotelMonthRow on HotelMonthFacts {
    month
    isIncomplete
    ...HotelMonthFigures @unmask
    yearChange {
      amount
      percent
    }
    flags
    reasons
    release {
      ...ReleaseName @unmask
    }
  }
`);

export type Month = FactsOf<RowFragment>;

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

function filedMoney({ roomReceipts, filedReceipts }: Month): string | null {
  return filedReceipts === roomReceipts ? null : `${formatMoney(filedReceipts)} filed`;
}

function filedCount({ roomCapacity, filedRooms }: Month): string | null {
  return filedRooms === roomCapacity || filedRooms === null ? null : `${formatCount(filedRooms)} filed`;
}

/** The columns of a hotel's months. */
export const monthColumns: readonly Column<Month>[] = [
  {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: (month) => <MonthCell month={month} />,
    shown: 'phone',
    isHeading: true,
  },
  besideColumn(figureColumn('roomReceipts'), filedMoney),
  figureColumn('filedReceipts'),
  figureColumn('taxableReceipts'),
  figureColumn('apportioned', { shown: 'chosen' }),
  besideColumn(figureColumn('roomCapacity', { why: (row) => whyNoRooms(row) }), filedCount),
  figureColumn('filedRooms'),
  figureColumn('revpar', { why: (row) => whyNoRooms(row) }),
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
  textColumn('reasons', 'Reasons', ({ reasons }) => reasons.join(' '), 'chosen'),
  releaseColumn(({ release }) => release, 'tablet'),
  ...lastColumns<Month>('hotelMonth'),
];
