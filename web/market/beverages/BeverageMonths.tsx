import { useMemo } from 'react';
import { MonthsTable } from '../figures/MonthsTable.tsx';
import { responsibleDaysColumns } from '../figures/propertyMonthColumns.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { fileAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { withOwner } from '../premises/ownerColumn.tsx';
import type { FiledBy } from '../premises/ownerColumn.tsx';
import type { Owners } from '../premises/owners.ts';
import { withNames } from '../premises/nameColumn.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { monthColumns } from './beverageMonthColumns.tsx';
import type { Month } from './beverageMonthColumns.tsx';

const MonthsFragment = graphql(`
  fragment BeverageMonths on BeverageEstablishment {
    months(asOf: $asOf) {
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
      responsibleDays
      responsibleDaysBefore
      flags
      release {
        ...ReleaseName @unmask
      }
    }
  }
`);

interface Props {
  bar: FragmentType<typeof MonthsFragment> | null;
  /** The owners, and who filed each month; empty while loading. */
  filedBy?: readonly FiledBy[] | undefined;
  owners: Owners | null;
  history: NameHistory;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

const NONE: readonly FiledBy[] = [];

const receiptsOf = ({ totalReceipts }: Month): number => totalReceipts;

/** The bar's months and quarters. */
export function BeverageMonths({ history, owners, filedBy = NONE, asOf = null, ...props }: Props) {
  const months = readFragment(MonthsFragment, props.bar)?.months ?? null;
  const columns = useMemo(() => {
    const named = withNames(monthColumns, history);
    const owned = owners === null ? named : withOwner(named, filedBy, owners.spans);
    return [...owned, ...responsibleDaysColumns];
  }, [history, filedBy, owners]);
  return (
    <MonthsTable
      product="BEVERAGE"
      columns={columns}
      // With the names, so that no export lacks them.
      months={history.entries === null && !history.failed ? null : months}
      receipts={receiptsOf}
      exportName={fileAsOf('MBTMonthly&QuarterlyResults.csv', asOf)}
    />
  );
}
