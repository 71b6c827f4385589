import { useMemo } from 'react';
import { MonthsTable } from '../figures/MonthsTable.tsx';
import { responsibleDaysColumns } from '../figures/propertyMonthColumns.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { withOwner } from '../premises/ownerColumn.tsx';
import type { FiledBy } from '../premises/ownerColumn.tsx';
import type { Owners } from '../premises/owners.ts';
import { withNames } from '../premises/nameColumn.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { byMonth, MonthLeftOutShown } from '../figures/leftOut.ts';
import { HotelMonthRowFragment, hotelMonthLeftOut, monthColumns } from './hotelMonthColumns.tsx';
import type { Month } from './hotelMonthColumns.tsx';

interface Props {
  /** Null while loading. */
  months: readonly FragmentType<typeof HotelMonthRowFragment>[] | null;
  /** Months of which nothing counts. */
  leftOut: readonly FragmentType<typeof MonthLeftOutShown>[];
  /** The owners, and who filed each month; empty for a sample. */
  filedBy?: readonly FiledBy[];
  owners?: Owners | null;
  history: NameHistory;
  exportName: string;
}

const NONE: readonly FiledBy[] = [];

const receiptsOf = ({ roomReceipts = null }: Month): number | null => roomReceipts;

/** The hotel's months and quarters. */
export function HotelMonths({ history, exportName, owners = null, filedBy = NONE, ...props }: Props) {
  const counted = props.months && readFragment(HotelMonthRowFragment, props.months);
  const leftOut = readFragment(MonthLeftOutShown, props.leftOut);
  const months = useMemo<Month[] | null>(
    () => counted && [...counted, ...leftOut.map(hotelMonthLeftOut)].sort(byMonth),
    [counted, leftOut],
  );
  const columns = useMemo(() => {
    const named = withNames(monthColumns, history);
    const owned = owners === null ? named : withOwner(named, filedBy, owners.spans);
    return [...owned, ...responsibleDaysColumns];
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
