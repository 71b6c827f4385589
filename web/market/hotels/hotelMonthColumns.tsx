import { besideColumn } from '../figures/besideColumn.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import { releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import type { FigureName, Figures } from '../figures/figureColumns.tsx';
import { partText } from '../figures/partOfMonth.ts';
import { flaggedMonthColumn, notesColumn, yearBeforeColumns } from '../figures/propertyMonthColumns.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelMonthRowFragment as RowFragment } from '../../gql/graphql.ts';
import { whyLeftOut } from '../figures/leftOut.ts';
import type { MonthLeftOut } from '../figures/leftOut.ts';
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
    wasNotOpen
    responsibleDays
    responsibleDaysBefore
    flags
    reasons
    release {
      ...ReleaseName @unmask
    }
  }
`);

type Counted = FactsOf<RowFragment>;

/** A month that counts, or one of which nothing does, which lacks the figures that count. */
export type Month = Omit<Counted, FigureName> & Figures;

/** A month of which nothing counts, among those that count: what was filed is known, all else is not. */
export function hotelMonthLeftOut(month: MonthLeftOut): Month {
  const { notes, filedReceipts, filedRooms, isIncomplete, release } = month;
  const note = notes.length === 0 ? '' : ` Note: ${notes.join('; ')}`;
  return {
    month: month.month,
    filedReceipts,
    filedRooms,
    isIncomplete,
    release,
    yearChange: null,
    wasNotOpen: false,
    responsibleDays: null,
    responsibleDaysBefore: null,
    flags: ['LEFT_OUT'],
    reasons: [`${LEFT_OUT_WHOLE}${note}`],
    leftOut: whyLeftOut(month),
  };
}

const LEFT_OUT_WHOLE = 'An operator left out all that was filed for the month; nothing counts of it.';

function filedMoney({ roomReceipts, filedReceipts = null }: Month): string | null {
  return filedReceipts === roomReceipts || filedReceipts === null
    ? null
    : `${formatMoney(filedReceipts)} filed`;
}

function filedCount({ roomCapacity, filedRooms = null }: Month): string | null {
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
  besideColumn(figureColumn('revpar', { why: (row) => whyNoRooms(row) }), partText),
  ...yearBeforeColumns<Month>(),
  notesColumn(),
  textColumn('reasons', 'Reasons', ({ reasons }) => reasons.join(' '), 'chosen'),
  releaseColumn(({ release }) => release, 'tablet'),
  ...lastColumns<Month>('hotelMonth'),
];
