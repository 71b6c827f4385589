import { besideColumn } from '../figures/besideColumn.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import { releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import { flaggedMonthColumn, notesColumn, yearBeforeColumns } from '../figures/propertyMonthColumns.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelMonthRowFragment as RowFragment } from '../../gql/graphql.ts';
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

function filedMoney({ roomReceipts, filedReceipts }: Month): string | null {
  return filedReceipts === roomReceipts ? null : `${formatMoney(filedReceipts)} filed`;
}

function filedCount({ roomCapacity, filedRooms }: Month): string | null {
  return filedRooms === roomCapacity || filedRooms === null ? null : `${formatCount(filedRooms)} filed`;
}

/** The columns of a hotel's months. */
export const monthColumns: readonly Column<Month>[] = [
  flaggedMonthColumn(),
  besideColumn(figureColumn('roomReceipts'), filedMoney),
  figureColumn('filedReceipts'),
  figureColumn('taxableReceipts'),
  figureColumn('apportioned', { shown: 'chosen' }),
  besideColumn(figureColumn('roomCapacity', { why: (row) => whyNoRooms(row) }), filedCount),
  figureColumn('filedRooms'),
  figureColumn('revpar', { why: (row) => whyNoRooms(row) }),
  ...yearBeforeColumns<Month>(),
  notesColumn(),
  textColumn('reasons', 'Reasons', ({ reasons }) => reasons.join(' '), 'chosen'),
  releaseColumn(({ release }) => release, 'tablet'),
  ...lastColumns<Month>('hotelMonth'),
];
