import { moneyColumn, releaseColumn } from '../../ui/table/columnKinds.tsx';
import { besideColumn } from '../figures/besideColumn.tsx';
import { partText } from '../figures/partOfMonth.ts';
import { flaggedMonthColumn, notesColumn, yearBeforeColumns } from '../figures/propertyMonthColumns.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { BeverageMonthsFragment } from '../../gql/graphql.ts';
import { partColumns } from './partColumns.ts';

export type Month = BeverageMonthsFragment['months'][number];

/** The columns of a bar's months. */
export const monthColumns: readonly Column<Month>[] = [
  flaggedMonthColumn(),
  besideColumn(
    moneyColumn<Month>({
      key: 'total',
      title: 'Total receipts',
      value: ({ totalReceipts }) => totalReceipts,
    }),
    partText,
  ),
  ...partColumns<Month>('tablet'),
  ...yearBeforeColumns<Month>(),
  notesColumn(),
  releaseColumn(({ release }) => release, 'chosen'),
];
