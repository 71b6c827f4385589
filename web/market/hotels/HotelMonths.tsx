import { useMemo } from 'react';
import { MonthsTable } from '../figures/MonthsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { withNames } from '../premises/nameColumn.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { monthColumns } from './hotelMonthColumns.tsx';
import type { Month } from './hotelMonthColumns.tsx';

const MonthsFragment = graphql(`
  fragment HotelMonths on Hotel {
    months {
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
        id
        fileName
        issuedOn
        synthetic
      }
    }
  }
`);

interface Props {
  hotel: FragmentType<typeof MonthsFragment> | null;
  history: NameHistory;
}

const receiptsOf = ({ roomReceipts }: Month): number => roomReceipts;

/** The hotel's months and quarters. */
export function HotelMonths({ history, hotel }: Props) {
  const months = readFragment(MonthsFragment, hotel)?.months ?? null;
  return <HotelMonthsTable months={months} history={history} exportName="Monthly&QuarterlyResults.csv" />;
}

interface TableProps extends Pick<Props, 'history'> {
  /** Null while they are on their way. */
  months: readonly Month[] | null;
  exportName: string;
}

/** The same of months that are at hand. */
export function HotelMonthsTable({ months, history, exportName }: TableProps) {
  const columns = useMemo(() => withNames(monthColumns, history), [history]);
  return (
    <MonthsTable
      product="HOTEL"
      columns={columns}
      // With the names, so that no export lacks them.
      months={history.entries === null && !history.failed ? null : months}
      receipts={receiptsOf}
      exportName={exportName}
    />
  );
}
