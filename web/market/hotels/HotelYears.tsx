import { useMemo } from 'react';
import { counted } from '../../ui/formats/counted.ts';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import { RevparOfMonths } from '../figures/RevparOfMonths.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { useIncompleteYears, YearNote } from '../figures/incompleteYears.tsx';
import type { IncompleteOfYear } from '../figures/incompleteYears.tsx';
import { incompleteYearColumn, YEAR_NOTE, yearChangeColumns, yearColumns } from '../figures/yearColumns.tsx';
import { fileAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelYearRowFragment } from '../../gql/graphql.ts';

const YearFragment = graphql(`
  fragment HotelYearRow on HotelYearFacts {
    year
    months
    revparMonths
    ...HotelYearFigures @unmask
    receiptsChange {
      amount
      percent
    }
    revparChange {
      amount
      percent
    }
    flaggedMonths
    unusualMonths
  }
`);

type Year = FactsOf<HotelYearRowFragment>;

/** The year before is published: the receipts changed from it. */
const NO_ROOMS_IN_BOTH = 'no change shown: its rooms do not count in the same months of both years';

/** How many months of the year are to be read with care; the months below name them. */
function notedText({ flaggedMonths, unusualMonths }: Year): string | null {
  const texts = [
    ...(flaggedMonths.length > 0 ? [`${counted(flaggedMonths.length, 'month')} doubtful`] : []),
    ...(unusualMonths.length > 0 ? [`${counted(unusualMonths.length, 'month')} unusual`] : []),
  ];
  return texts.length === 0 ? null : texts.join(', ');
}

const columnsOf = (incompleteOf: IncompleteOfYear): readonly Column<Year>[] => [
  ...yearColumns<Year>(incompleteOf, notedText),
  figureColumn('roomReceipts', { key: 'revenue', title: 'Total revenue' }),
  ...yearChangeColumns<Year>({
    key: 'change',
    title: 'Change vs. a year earlier',
    change: ({ receiptsChange }) => receiptsChange,
    shown: 'phone',
  }),
  {
    ...figureColumn<Year>('revpar', { shown: 'tablet' }),
    cell: ({ revpar, revparMonths, months }) => (
      <RevparOfMonths
        revpar={revpar}
        revparMonths={revparMonths}
        months={months}
        why="no rooms that count were filed"
      />
    ),
  },
  countColumn({
    key: 'revparmonths',
    title: 'Months of RevPAR',
    value: ({ revparMonths }) => revparMonths,
    shown: 'chosen',
  }),
  ...yearChangeColumns<Year>({
    key: 'revparchange',
    title: 'RevPAR change',
    change: ({ revparChange }) => revparChange,
    why: ({ receiptsChange }) => (receiptsChange === null ? null : NO_ROOMS_IN_BOTH),
    shown: 'tablet',
  }),
  figureColumn('apportioned', { shown: 'chosen' }),
  textColumn('flagged', 'Doubtful months', ({ flaggedMonths }) => flaggedMonths.join(', '), 'chosen'),
  textColumn('unusual', 'Unusual months', ({ unusualMonths }) => unusualMonths.join(', '), 'chosen'),
  incompleteYearColumn<Year>(incompleteOf),
  ...lastColumns<Year>('hotelYear'),
];

interface Props {
  years: readonly FragmentType<typeof YearFragment>[] | null;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** The hotel's years and how they changed; null while they load. */
export function HotelYears({ years, asOf = null }: Props) {
  const incompleteOf = useIncompleteYears('HOTEL');
  const columns = useMemo(() => columnsOf(incompleteOf), [incompleteOf]);
  const rows = years && readFragment(YearFragment, years);
  return (
    <ReceiptsTable
      title="Yearly revenue"
      columns={columns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="y."
      sort="-year"
      exportName={fileAsOf('YearlyRevenueResults.csv', asOf)}
      note={
        <YearNote product="HOTEL" years={rows ?? []}>
          {YEAR_NOTE}
        </YearNote>
      }
    />
  );
}
