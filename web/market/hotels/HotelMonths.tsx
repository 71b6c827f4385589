import { useMemo } from 'react';
import { MonthsTable } from '../figures/MonthsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { withOwner } from '../premises/ownerColumn.tsx';
import type { FiledBy } from '../premises/ownerColumn.tsx';
import type { Owners } from '../premises/owners.ts';
import { withNames } from '../premises/nameColumn.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { HotelMonthRowFragment, monthColumns } from './hotelMonthColumns.tsx';
import type { Month } from './hotelMonthColumns.tsx';

interface Props {
  /** Null while loading. */
  months: readonly FragmentType<typeof HotelMonthRowFragment>[] | null;
  /** The owners, and who filed each month; empty for a sample. */
  filedBy?: readonly FiledBy[];
  owners?: Owners | null;
  history: NameHistory;
  exportName: string;
}

const NONE: readonly FiledBy[] = [];

const receiptsOf = ({ roomReceipts }: Month): number => roomReceipts;

/** The hotel's months and quarters. */
export function HotelMonths({ history, exportName, owners = null, filedBy = NONE, ...props }: Props) {
  const months = props.months && readFragment(HotelMonthRowFragment, props.months);
  const columns = useMemo(() => {
    const named = withNames(monthColumns, history);
    return owners === null ? named : withOwner(named, filedBy, owners.spans);
  }, [history, filedBy, owners]);
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
