import { useMemo } from 'react';
import { MonthsTable } from '../figures/MonthsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { withNames } from '../premises/nameColumn.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { HotelMonthRowFragment, monthColumns } from './hotelMonthColumns.tsx';
import type { Month } from './hotelMonthColumns.tsx';

interface Props {
  /** Null while they are on their way. */
  months: readonly FragmentType<typeof HotelMonthRowFragment>[] | null;
  history: NameHistory;
  exportName: string;
}

const receiptsOf = ({ roomReceipts }: Month): number => roomReceipts;

/** The hotel's months and quarters. */
export function HotelMonths({ history, exportName, ...props }: Props) {
  const months = props.months && readFragment(HotelMonthRowFragment, props.months);
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
