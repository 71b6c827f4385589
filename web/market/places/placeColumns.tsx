import { Chip } from '../../ui/parts/Chip.tsx';
import { moneyColumn, releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { counted } from '../figures/doubtText.ts';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import { filedColumns } from '../figures/filedColumns.tsx';
import { INCOMPLETE } from '../figures/IncompleteChip.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { Reading } from '../figures/useReading.ts';
import { yearChangeColumns, yearColumns } from '../figures/yearColumns.tsx';
import type { Product } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { noChangeText } from '../../ui/formats/noChange.ts';
import type { PlaceMonth, PlaceYear } from './placeFigures.ts';

const LEGACY = 'releases before 2017 have the total only';

function noRevpar({ roomsLeftOut }: PlaceMonth): string {
  return (roomsLeftOut ?? 0) > 0 ? 'none of the filed rooms count' : 'no rooms were filed';
}

function lodgingColumns(reading: Reading): readonly Column<PlaceMonth>[] {
  const isFiled = reading === 'filed';
  const of = (title: string): string => (isFiled ? `${title} as filed` : title);
  return [
    figureColumn('roomReceipts', { title: of('Room receipts'), value: ({ receipts }) => receipts }),
    figureColumn('taxableReceipts', { value: ({ taxable }) => taxable }),
    figureColumn('revpar', { title: of('RevPAR'), why: noRevpar }),
    figureColumn('rooms', { title: of('Rooms') }),
    figureColumn('marketplace'),
    figureColumn('apportioned'),
    figureColumn('flaggedFilings'),
    figureColumn('roomsLeftOut'),
    ...(isFiled ? [] : filedColumns),
  ];
}

const alcoholColumns: readonly Column<PlaceMonth>[] = [
  moneyColumn({ key: 'receipts', title: 'Total receipts', value: ({ receipts }) => receipts }),
  ...(['liquor', 'wine', 'beer'] as const).map((part) =>
    moneyColumn<PlaceMonth>({
      key: part,
      title: part.charAt(0).toUpperCase() + part.slice(1),
      value: (month) => month[part],
      why: () => LEGACY,
      shown: 'tablet',
    }),
  ),
  moneyColumn({
    key: 'cover',
    title: 'Cover charge',
    value: ({ coverCharge }) => coverCharge,
    why: () => LEGACY,
    shown: 'desktop',
  }),
  moneyColumn({
    key: 'estimated',
    title: 'Estimated',
    value: ({ estimated }) => estimated,
    shown: 'desktop',
  }),
];

/** Reservations about a month. */
export function notesOf({ awaitsQuarterlyFilers, isIncomplete, flaggedFilings }: PlaceMonth): string[] {
  return [
    ...(awaitsQuarterlyFilers ? ['monthly filers only'] : []),
    ...(isIncomplete ? [INCOMPLETE] : []),
    ...((flaggedFilings ?? 0) > 0 ? [counted(flaggedFilings ?? 0, 'doubtful filing')] : []),
  ];
}

function MonthCell({ month }: { month: PlaceMonth }) {
  return (
    <>
      {formatMonth(month.month)}{' '}
      {notesOf(month).map((note) => (
        <Chip key={note}>{note}</Chip>
      ))}
    </>
  );
}

/** A month and all that is known of it, for the complete table and, with the city first, for a county's cities. */
export function monthColumns<Row extends PlaceMonth>(
  product: Product,
  reading: Reading,
): readonly Column<Row>[] {
  return [
    {
      key: 'month',
      title: 'Month',
      value: ({ month }) => month,
      cell: (month) => <MonthCell month={month} />,
      shown: 'phone',
      isHeading: true,
    },
    ...(product === 'HOTEL' ? lodgingColumns(reading) : alcoholColumns),
    figureColumn('properties'),
    textColumn('notes', 'Notes', (month) => notesOf(month).join(', '), 'chosen'),
    releaseColumn(({ release }) => release, 'chosen'),
    ...(product === 'HOTEL' && reading === 'counted' ? lastColumns<Row>('placeMonth') : []),
  ];
}

/** The columns of a place's years; changes are of what counts only. */
export function placeYearColumns(product: Product, reading: Reading): readonly Column<PlaceYear>[] {
  if (product === 'BEVERAGE')
    return [...yearColumns<PlaceYear>(), receiptsOfYear('Total receipts'), ...receiptsChanges];
  if (reading === 'filed') {
    return [
      ...yearColumns<PlaceYear>(),
      receiptsOfYear('Total revenue as filed'),
      revparOfYear('RevPAR as filed'),
    ];
  }
  return [
    ...yearColumns<PlaceYear>(),
    receiptsOfYear('Total revenue'),
    ...receiptsChanges,
    revparOfYear('RevPAR'),
    ...yearChangeColumns<PlaceYear>({
      key: 'revparchange',
      title: 'RevPAR change',
      change: ({ revparChange }) => revparChange,
      why: noRevparChange,
      shown: 'tablet',
    }),
    ...filedOfYear,
    ...lastColumns<PlaceYear>('placeYear'),
  ];
}

function noReceiptsChange({ likeForLike, year }: PlaceYear): string | null {
  return likeForLike === null ? null : noChangeText(likeForLike, String(year - 1));
}

function noRevparChange({ likeForLike }: PlaceYear): string | null {
  return likeForLike === null ? null : 'no change shown: too few rooms count in both years';
}

function receiptsOfYear(title: string): Column<PlaceYear> {
  return moneyColumn({ key: 'revenue', title, value: ({ receipts }) => receipts });
}

function revparOfYear(title: string): Column<PlaceYear> {
  return figureColumn('revpar', { title, shown: 'tablet' });
}

const receiptsChanges = yearChangeColumns<PlaceYear>({
  key: 'change',
  title: 'Change vs. a year earlier',
  change: ({ change }) => change,
  why: noReceiptsChange,
  shown: 'phone',
});

const filedOfYear: readonly Column<PlaceYear>[] = [
  figureColumn('filedReceipts', { title: 'Total revenue as filed' }),
  figureColumn('filedRevpar'),
];
