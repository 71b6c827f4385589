import {
  countColumn,
  moneyColumn,
  revparColumn,
  releaseColumn,
  textColumn,
} from '../components/columnKinds.tsx';
import { FlagBadges } from '../components/FlagBadges.tsx';
import { FLAGS } from '../components/flags.ts';
import type { Column } from '../components/tableColumns.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelFilingRowFragment as RowFragment } from '../gql/graphql.ts';
import { formatMonth, partsOf, quarterOf } from '../lib/formatMonth.ts';
import { filerColumn } from './filerColumn.tsx';

export const HotelFilingRowFragment = graphql(`
  fragment HotelFilingRow on HotelFiling {
    id
    periodEnd
    periodMonths
    filerType
    locationName
    locationAddress
    locationCity
    locationState
    locationZip
    locationPhone
    taxpayerName
    taxpayerAddress
    taxpayerCity
    taxpayerState
    taxpayerZip
    taxpayerPhone
    roomCapacity
    roomReceipts
    taxableReceipts
    revpar
    responsibilityBegin
    responsibilityEnd
    flags
    release {
      id
      fileName
      issuedOn
      synthetic
    }
  }
`);

type Filing = RowFragment;

function periodOf({ periodEnd, periodMonths }: Filing): string {
  if (periodMonths === 1) return formatMonth(periodEnd);
  const { year, month } = partsOf(periodEnd);
  return `Q${String(quarterOf(month))} ${String(year)}`;
}

function PeriodCell({ filing }: { filing: Filing }) {
  return (
    <>
      {periodOf(filing)} <FlagBadges flags={filing.flags} />
    </>
  );
}

/** The columns of a hotel's filings, and of CompleteDataSet.csv. */
export const dataSetColumns: readonly Column<Filing>[] = [
  {
    key: 'period',
    title: 'Period',
    value: ({ periodEnd }) => periodEnd,
    cell: (filing) => <PeriodCell filing={filing} />,
    shown: 'phone',
    isHeading: true,
  },
  filerColumn('desktop'),
  textColumn('name', 'Name', ({ locationName }) => locationName, 'desktop'),
  textColumn('address', 'Address', ({ locationAddress }) => locationAddress, 'chosen'),
  textColumn('city', 'City', ({ locationCity }) => locationCity, 'chosen'),
  textColumn('state', 'State', ({ locationState }) => locationState, 'chosen'),
  textColumn('zip', 'Zip', ({ locationZip }) => locationZip, 'chosen'),
  textColumn('phone', 'Phone', ({ locationPhone }) => locationPhone, 'chosen'),
  textColumn('taxpayer', 'Taxpayer', ({ taxpayerName }) => taxpayerName, 'tablet'),
  textColumn('taxpayeraddress', 'Taxpayer address', ({ taxpayerAddress }) => taxpayerAddress, 'chosen'),
  textColumn('taxpayercity', 'Taxpayer city', ({ taxpayerCity }) => taxpayerCity, 'chosen'),
  textColumn('taxpayerstate', 'Taxpayer state', ({ taxpayerState }) => taxpayerState, 'chosen'),
  textColumn('taxpayerzip', 'Taxpayer zip', ({ taxpayerZip }) => taxpayerZip, 'chosen'),
  textColumn('taxpayerphone', 'Taxpayer phone', ({ taxpayerPhone }) => taxpayerPhone, 'chosen'),
  moneyColumn({ key: 'receipts', title: 'Room receipts', value: ({ roomReceipts }) => roomReceipts }),
  moneyColumn({
    key: 'taxable',
    title: 'Taxable',
    value: ({ taxableReceipts }) => taxableReceipts,
    shown: 'tablet',
  }),
  countColumn({ key: 'rooms', title: 'Rooms', value: ({ roomCapacity }) => roomCapacity, shown: 'tablet' }),
  revparColumn({ key: 'revpar', title: 'RevPAR', value: ({ revpar }) => revpar }),
  textColumn('begin', 'Responsible from', ({ responsibilityBegin }) => responsibilityBegin, 'chosen'),
  textColumn('end', 'Responsible to', ({ responsibilityEnd }) => responsibilityEnd, 'chosen'),
  textColumn('notes', 'Notes', ({ flags }) => flags.map((flag) => FLAGS[flag].label).join(', '), 'chosen'),
  releaseColumn(({ release }) => release, 'tablet'),
];
