import { useMemo } from 'react';
import { MonthsTable } from '../figures/MonthsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { withNames } from '../premises/nameColumn.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { monthColumns } from './beverageMonthColumns.tsx';
import type { Month } from './beverageMonthColumns.tsx';

const MonthsFragment = graphql(`
  fragment BeverageMonths on BeverageProperty {
    months {
      month
      isIncomplete
      totalReceipts
      liquorReceipts
      wineReceipts
      beerReceipts
      coverChargeReceipts
      yearChange {
        amount
        percent
      }
      flags
      release {
        ...ReleaseName @unmask
      }
    }
  }
`);

interface Props {
  bar: FragmentType<typeof MonthsFragment> | null;
  history: NameHistory;
}

const receiptsOf = ({ totalReceipts }: Month): number => totalReceipts;

/** The bar's months and quarters. */
export function BeverageMonths({ history, ...props }: Props) {
  const months = readFragment(MonthsFragment, props.bar)?.months ?? null;
  const columns = useMemo(() => withNames(monthColumns, history), [history]);
  return (
    <MonthsTable
      product="BEVERAGE"
      columns={columns}
      // With the names, so that no export lacks them.
      months={history.entries === null && !history.failed ? null : months}
      receipts={receiptsOf}
      exportName="MBTMonthly&QuarterlyResults.csv"
    />
  );
}
