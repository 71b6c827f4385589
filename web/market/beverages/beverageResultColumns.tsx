import { beveragePath } from '../../app/paths.ts';
import {
  placeNameColumn,
  moneyColumn,
  periodColumns,
  releaseColumn,
  textColumn,
} from '../../ui/table/columnKinds.tsx';
import { INCOMPLETE } from '../figures/IncompleteChip.tsx';
import { PropertyCell } from '../figures/PropertyCell.tsx';
import { besideColumn } from '../figures/besideColumn.tsx';
import { daysText } from '../figures/partialMonths.ts';
import { notesColumn, responsibleDaysColumn } from '../figures/propertyMonthColumns.tsx';
import { daysOf } from '../../ui/formats/formatMonth.ts';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { BeverageResultRowFragment as RowFragment } from '../../gql/graphql.ts';
import { partColumns } from './partColumns.ts';

export const BeverageResultRowFragment = graphql(`
  fragment BeverageResultRow on BeverageResult {
    taxpayerNumber
    locationNumber
    periodEnd
    isIncomplete
    locationName
    locationAddress
    city
    county
    locationZip
    totalReceipts
    liquorReceipts
    wineReceipts
    beerReceipts
    coverChargeReceipts
    flags
    responsibleDays
    release {
      ...ReleaseName @unmask
    }
  }
`);

export type BeverageResultRow = RowFragment;

/** Texts that the search in the rows matches. */
export function wordsOf(row: BeverageResultRow): string {
  return [row.locationName, row.locationAddress, row.city, row.county, row.locationZip].join(' ');
}

function NameCell({ row }: { row: BeverageResultRow }) {
  return (
    <PropertyCell
      name={row.locationName}
      path={beveragePath({ ...row, name: row.locationName })}
      detail={[row.locationAddress, row.isIncomplete && INCOMPLETE].filter(Boolean).join(' · ')}
      flags={row.flags}
    />
  );
}

/** The columns of mixed beverage results, and of MBTHotelSearchResults.csv. */
export const beverageResultColumns: readonly Column<BeverageResultRow>[] = [
  {
    key: 'name',
    title: 'Name',
    value: (row) => row.locationName,
    cell: (row) => <NameCell row={row} />,
    shown: 'phone',
    isHeading: true,
  },
  textColumn('address', 'Address', (row) => row.locationAddress, 'chosen'),
  placeNameColumn('city', 'City', (row) => row.city, 'tablet'),
  placeNameColumn('county', 'County', (row) => row.county, 'chosen'),
  textColumn('zip', 'Zip', (row) => row.locationZip, 'chosen'),
  textColumn('period', 'Period ends', (row) => row.periodEnd, 'chosen'),
  ...periodColumns<BeverageResultRow>(),
  ...partColumns<BeverageResultRow>('tablet'),
  besideColumn(
    moneyColumn({ key: 'total', title: 'Total receipts', value: (row) => row.totalReceipts }),
    ({ responsibleDays, periodEnd }) => daysText(responsibleDays, daysOf(periodEnd)),
  ),
  notesColumn(),
  releaseColumn(({ release }) => release, 'chosen'),
  responsibleDaysColumn,
];
