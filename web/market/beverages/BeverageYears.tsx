import { useMemo } from 'react';
import { counted } from '../../ui/formats/counted.ts';
import { moneyColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
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
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { BeverageYearsFragment } from '../../gql/graphql.ts';
import { partColumns } from './partColumns.ts';

const YearsFragment = graphql(`
  fragment BeverageYears on BeverageEstablishment {
    years(asOf: $asOf) {
      year
      months
      totalReceipts
      liquorReceipts
      wineReceipts
      beerReceipts
      coverChargeReceipts
      receiptsChange {
        amount
        percent
      }
      receiptsComparedMonths
      estimatedMonths
      unusualMonths
      partialMonths
      emptyMonths
    }
  }
`);

type Year = BeverageYearsFragment['years'][number];

/** How many months of the year are to be read with care; the months below name them. */
function notedText({ estimatedMonths, unusualMonths, partialMonths }: Year): string | null {
  const texts = [
    ...(estimatedMonths.length > 0 ? [`${counted(estimatedMonths.length, 'month')} estimated`] : []),
    ...(unusualMonths.length > 0 ? [`${counted(unusualMonths.length, 'month')} unusual`] : []),
    ...(partialMonths.length > 0 ? [counted(partialMonths.length, 'partial month')] : []),
  ];
  return texts.length === 0 ? null : texts.join(', ');
}

const columnsOf = (
  incompleteOf: IncompleteOfYear,
  why: NoSharedMonth,
  years: readonly Year[],
): readonly Column<Year>[] => [
  ...yearColumns<Year>(incompleteOf, notedText),
  moneyColumn({ key: 'total', title: 'Total receipts', value: ({ totalReceipts }) => totalReceipts }),
  ...yearChangeColumns<Year>({
    key: 'change',
    title: 'Change vs. a year earlier',
    change: ({ receiptsChange }) => receiptsChange,
    why,
    over: ({ receiptsComparedMonths }) => receiptsComparedMonths,
    note: besideChange(years, ({ receiptsComparedMonths }) => receiptsComparedMonths),
    shown: 'phone',
  }),
  ...partColumns<Year>('chosen'),
  textColumn('estimated', 'Estimated months', ({ estimatedMonths }) => estimatedMonths.join(', '), 'chosen'),
  incompleteYearColumn<Year>(incompleteOf),
  textColumn('unusual', 'Unusual months', ({ unusualMonths }) => unusualMonths.join(', '), 'chosen'),
  comparedMonthsColumn<Year>(({ receiptsComparedMonths }) => receiptsComparedMonths),
  textColumn('partial', 'Partial months', ({ partialMonths }) => partialMonths.join(', '), 'chosen'),
];

interface Props {
  bar: FragmentType<typeof YearsFragment> | null;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** The bar's years and how they changed. */
export function BeverageYears({ asOf = null, ...props }: Props) {
  const bar = readFragment(YearsFragment, props.bar);
  const incompleteOf = useIncompleteYears('BEVERAGE');
  const rows = useMemo(() => bar?.years ?? null, [bar]);
  const columns = useMemo(
    () => columnsOf(incompleteOf, noSharedMonth(rows ?? []), rows ?? []),
    [incompleteOf, rows],
  );
  return (
    <ReceiptsTable
      title="Yearly receipts"
      columns={columns}
      rows={rows}
      rowKey={({ year }) => String(year)}
      prefix="y."
      sort="-year"
      exportName={fileAsOf('MBTYearlyRevenueResults.csv', asOf)}
      note={
        <YearNote product="BEVERAGE" years={rows ?? []}>
          {YEAR_NOTE}
        </YearNote>
      }
    />
  );
}
