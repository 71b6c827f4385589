import { useMemo } from 'react';
import { counted } from '../../ui/formats/counted.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import type { FigureName, Figures } from '../figures/figureColumns.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import { RevparOfMonths } from '../figures/RevparOfMonths.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { useIncompleteYears, YearNote } from '../figures/incompleteYears.tsx';
import type { IncompleteOfYear } from '../figures/incompleteYears.tsx';
import {
  comparedMonthsColumn,
  incompleteYearColumn,
  noSharedMonth,
  besideChange,
  YEAR_NOTE,
  yearChangeColumns,
  yearColumns,
} from '../figures/yearColumns.tsx';
import type { NoSharedMonth } from '../figures/yearColumns.tsx';
import { fileAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { MonthLeftOutShown, NOTHING_COUNTS, yearsLeftOut } from '../figures/leftOut.ts';
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
    receiptsComparedMonths
    revparComparedMonths
    flaggedMonths
    unusualMonths
    partialMonths
    emptyMonths
  }
`);

/** A year that counts, or one of which no month does. */
type Year = Omit<FactsOf<HotelYearRowFragment>, FigureName> & Figures;

/** The year before is published: the receipts changed from it. */
const NO_ROOMS_IN_BOTH = 'no change shown: its rooms do not count in the same months of both years';

/** How many months of the year are to be read with care; the months below name them. */
function notedText({ flaggedMonths, unusualMonths, partialMonths, leftOut }: Year): string | null {
  if (leftOut !== undefined) return null;
  const texts = [
    ...(flaggedMonths.length > 0 ? [`${counted(flaggedMonths.length, 'month')} doubtful or idle`] : []),
    ...(unusualMonths.length > 0 ? [`${counted(unusualMonths.length, 'month')} unusual`] : []),
    ...(partialMonths.length > 0 ? [counted(partialMonths.length, 'partial month')] : []),
  ];
  return texts.length === 0 ? null : texts.join(', ');
}

const receiptsChanges = (noShared: NoSharedMonth, years: readonly Year[]): readonly Column<Year>[] =>
  yearChangeColumns<Year>({
    key: 'change',
    title: 'Change vs. a year earlier',
    change: ({ receiptsChange }) => receiptsChange,
    why: (year) => (year.leftOut === undefined ? noShared(year) : NOTHING_COUNTS),
    over: ({ receiptsComparedMonths }) => receiptsComparedMonths,
    note: besideChange(years, ({ receiptsComparedMonths }) => receiptsComparedMonths),
    shown: 'phone',
  });

const revparChanges = (noShared: NoSharedMonth, years: readonly Year[]): readonly Column<Year>[] =>
  yearChangeColumns<Year>({
    key: 'revparchange',
    title: 'RevPAR change',
    change: ({ revparChange }) => revparChange,
    why: (year) => {
      if (year.leftOut !== undefined) return NOTHING_COUNTS;
      return year.receiptsChange === null ? noShared(year) : NO_ROOMS_IN_BOTH;
    },
    over: ({ revparComparedMonths }) => revparComparedMonths,
    note: besideChange(years, ({ revparComparedMonths }) => revparComparedMonths),
    shown: 'tablet',
  });

const columnsOf = (
  incompleteOf: IncompleteOfYear,
  noShared: NoSharedMonth,
  years: readonly Year[],
): readonly Column<Year>[] => [
  ...yearColumns<Year>(incompleteOf, notedText),
  figureColumn('roomReceipts', { key: 'revenue', title: 'Total revenue' }),
  ...receiptsChanges(noShared, years),
  {
    ...figureColumn<Year>('revpar', { shown: 'tablet' }),
    cell: ({ revpar = null, revparMonths, months, leftOut }) => (
      <RevparOfMonths
        revpar={revpar}
        revparMonths={revparMonths}
        months={months}
        why={leftOut ?? NO_COUNTED_ROOMS}
      />
    ),
  },
  countColumn({
    key: 'revparmonths',
    title: 'Months of RevPAR',
    value: ({ revparMonths }) => revparMonths,
    shown: 'chosen',
  }),
  ...revparChanges(noShared, years),
  figureColumn('apportioned', { shown: 'chosen' }),
  textColumn('flagged', 'Doubtful months', ({ flaggedMonths }) => flaggedMonths.join(', '), 'chosen'),
  textColumn('unusual', 'Unusual months', ({ unusualMonths }) => unusualMonths.join(', '), 'chosen'),
  incompleteYearColumn<Year>(incompleteOf),
  ...lastColumns<Year>('hotelYear'),
  comparedMonthsColumn<Year>(({ receiptsComparedMonths }) => receiptsComparedMonths),
  comparedMonthsColumn<Year>(
    ({ revparComparedMonths }) => revparComparedMonths,
    'Months compared for RevPAR',
  ),
  textColumn('partial', 'Partial months', ({ partialMonths }) => partialMonths.join(', '), 'chosen'),
];

function unknownYear({ monthsLeftOut, ...year }: ReturnType<typeof yearsLeftOut>[number]): Year {
  const changes = { receiptsChange: null, revparChange: null };
  const compared = { receiptsComparedMonths: null, revparComparedMonths: null };
  const unknown = {
    revparMonths: 0,
    ...changes,
    ...compared,
    unusualMonths: [],
    partialMonths: [],
    emptyMonths: [],
  };
  return { ...unknown, ...year, flaggedMonths: monthsLeftOut };
}

interface Props {
  years: readonly FragmentType<typeof YearFragment>[] | null;
  /** Months of which nothing counts. */
  leftOut: readonly FragmentType<typeof MonthLeftOutShown>[];
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** The hotel's years and how they changed; null while they load. */
export function HotelYears({ years, leftOut, asOf = null }: Props) {
  const incompleteOf = useIncompleteYears('HOTEL');
  const counted = years && readFragment(YearFragment, years);
  const columns = useMemo(
    () => columnsOf(incompleteOf, noSharedMonth(counted ?? []), counted ?? []),
    [incompleteOf, counted],
  );
  const months = readFragment(MonthLeftOutShown, leftOut);
  const rows = useMemo<Year[] | null>(
    () => counted && [...counted, ...yearsLeftOut(months, counted).map(unknownYear)],
    [counted, months],
  );
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
