import { Chip } from '../components/Chip.tsx';
import {
  countColumn,
  moneyColumn,
  releaseColumn,
  revparColumn,
  textColumn,
} from '../components/columnKinds.tsx';
import type { Column } from '../components/tableColumns.ts';
import { yearChangeColumns, yearColumn } from '../components/yearColumns.tsx';
import type { Product } from '../gql/graphql.ts';
import { formatMonth } from '../lib/formatMonth.ts';
import type { PlaceMonth, PlaceYear } from './placeFigures.ts';

const LEGACY = 'a release of before 2017 states the total only';

const lodgingColumns: readonly Column<PlaceMonth>[] = [
  moneyColumn({ key: 'receipts', title: 'Room receipts', value: ({ receipts }) => receipts }),
  moneyColumn({ key: 'taxable', title: 'Taxable', value: ({ taxable }) => taxable, shown: 'tablet' }),
  revparColumn({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar }),
  countColumn({ key: 'rooms', title: 'Rooms', value: ({ rooms }) => rooms, shown: 'tablet' }),
  moneyColumn({
    key: 'marketplace',
    title: 'Marketplaces',
    value: ({ marketplace }) => marketplace,
    shown: 'tablet',
  }),
  moneyColumn({
    key: 'apportioned',
    title: 'Apportioned',
    value: ({ apportioned }) => apportioned,
    shown: 'desktop',
  }),
  countColumn({
    key: 'flagged',
    title: 'Doubtful receipts',
    value: ({ flaggedFilings }) => flaggedFilings,
    shown: 'chosen',
  }),
  countColumn({
    key: 'roomsLeftOut',
    title: 'Rooms that do not count',
    value: ({ roomsLeftOut }) => roomsLeftOut,
    shown: 'chosen',
  }),
];

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

/** What is not plainly so of a month. */
function notesOf({ awaitsQuarterlyFilers, isIncomplete }: PlaceMonth): string[] {
  return [...(awaitsQuarterlyFilers ? ['monthly filers only'] : []), ...(isIncomplete ? ['incomplete'] : [])];
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
export function monthColumns<Row extends PlaceMonth>(product: Product): readonly Column<Row>[] {
  return [
    {
      key: 'month',
      title: 'Month',
      value: ({ month }) => month,
      cell: (month) => <MonthCell month={month} />,
      shown: 'phone',
      isHeading: true,
    },
    ...(product === 'HOTEL' ? lodgingColumns : alcoholColumns),
    countColumn({
      key: 'properties',
      title: 'Properties',
      value: ({ properties }) => properties,
      shown: 'desktop',
    }),
    textColumn('notes', 'Notes', (month) => notesOf(month).join(', '), 'chosen'),
    releaseColumn(({ release }) => release, 'chosen'),
  ];
}

/** The columns of a place's years. */
export function yearColumns(product: Product): readonly Column<PlaceYear>[] {
  const revpar = [
    revparColumn<PlaceYear>({
      key: 'revpar',
      title: 'RevPAR',
      value: (year) => year.revpar,
      shown: 'tablet',
    }),
    ...yearChangeColumns<PlaceYear>({
      key: 'revparchange',
      title: 'RevPAR change',
      change: ({ revparChange }) => revparChange,
      shown: 'tablet',
    }),
  ];
  return [
    yearColumn(),
    moneyColumn({
      key: 'revenue',
      title: product === 'HOTEL' ? 'Total revenue' : 'Total receipts',
      value: ({ receipts }) => receipts,
    }),
    ...yearChangeColumns<PlaceYear>({
      key: 'change',
      title: 'Change on the year',
      change: ({ change }) => change,
      shown: 'phone',
    }),
    ...(product === 'HOTEL' ? revpar : []),
  ];
}
