import { besideColumn } from '../figures/besideColumn.tsx';
import type { FactsOf } from '../../app/factsOf.ts';
import {
  placeNameColumn,
  countColumn,
  moneyColumn,
  releaseColumn,
  revparColumn,
  textColumn,
} from '../../ui/table/columnKinds.tsx';
import { FlagBadges } from '../figures/FlagBadges.tsx';
import { FLAGS } from '../figures/flags.ts';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelFilingRowFragment as RowFragment } from '../../gql/graphql.ts';
import { formatCount, formatMoney } from '../../ui/formats/formatMoney.ts';
import { formatMonth, partsOf, quarterOf } from '../../ui/formats/formatMonth.ts';
import { earlierValues } from '../premises/EarlierValues.tsx';
import type { FilingsKind } from '../premises/FilingsTable.tsx';
import { filerColumn } from './filerColumn.tsx';
import { countedMoney, countedRoomsText, reasonsOf } from './countedText.ts';
import { whyNoRooms } from './noRooms.ts';

/** Values that are compared with those of earlier releases. */
graphql(`
  fragment ComparedHotelFiling on HotelFilingVersion {
    locationName
    taxpayerName
    roomReceipts
    taxableReceipts
    roomCapacity
    release {
      ...ReleaseName @unmask
    }
  }
`);

export const HotelFilingRowFragment = graphql(`
  fragment HotelFilingRow on HotelFilingFacts {
    ...ComparedHotelFiling @unmask
    periodEnd
    periodMonths
    filerType
    locationAddress
    locationCity
    locationState
    locationZip
    locationPhone
    taxpayerAddress
    taxpayerCity
    taxpayerState
    taxpayerZip
    taxpayerPhone
    countedRooms
    countedReceipts
    revpar
    responsibilityBegin
    responsibilityEnd
    flags
    reasons
    decision
    decisionNote
    history {
      ...ComparedHotelFiling @unmask
    }
  }
`);

export type Filing = FactsOf<RowFragment>;
type Version = Filing['history'][number];

function periodOf({ periodEnd, periodMonths }: Filing): string {
  if (periodMonths === 1) return formatMonth(periodEnd);
  const { year, month } = partsOf(periodEnd);
  return `Q${String(quarterOf(month))} ${String(year)}`;
}

const LEFT_OUT = 'an operator left the filing out';

function PeriodCell({ filing }: { filing: Filing }) {
  return (
    <>
      {periodOf(filing)} <FlagBadges flags={filing.flags} />
    </>
  );
}

/** Earlier values of each filing, before a later release revised it. */
const details = earlierValues<Filing, Version>({
  historyOf: ({ history }) => history,
  nowOf: (filing) => filing,
  nameOf: periodOf,
  figures: [
    { title: 'Room receipts', text: ({ roomReceipts }) => formatMoney(roomReceipts) },
    { title: 'Taxable', text: ({ taxableReceipts }) => formatMoney(taxableReceipts) },
    { title: 'Rooms', text: ({ roomCapacity }) => formatCount(roomCapacity) },
    { title: 'Name', text: ({ locationName }) => locationName },
    { title: 'Taxpayer', text: ({ taxpayerName }) => taxpayerName },
  ],
});

/** The columns of a hotel's filings, and of CompleteDataSet.csv. What does not count as filed is sorted by what counts. */
const columns: readonly Column<Filing>[] = [
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
  placeNameColumn('city', 'City', ({ locationCity }) => locationCity, 'chosen'),
  textColumn('state', 'State', ({ locationState }) => locationState, 'chosen'),
  textColumn('zip', 'Zip', ({ locationZip }) => locationZip, 'chosen'),
  textColumn('phone', 'Phone', ({ locationPhone }) => locationPhone, 'chosen'),
  textColumn('taxpayer', 'Taxpayer', ({ taxpayerName }) => taxpayerName, 'tablet'),
  textColumn('taxpayeraddress', 'Taxpayer address', ({ taxpayerAddress }) => taxpayerAddress, 'chosen'),
  placeNameColumn('taxpayercity', 'Taxpayer city', ({ taxpayerCity }) => taxpayerCity, 'chosen'),
  textColumn('taxpayerstate', 'Taxpayer state', ({ taxpayerState }) => taxpayerState, 'chosen'),
  textColumn('taxpayerzip', 'Taxpayer zip', ({ taxpayerZip }) => taxpayerZip, 'chosen'),
  textColumn('taxpayerphone', 'Taxpayer phone', ({ taxpayerPhone }) => taxpayerPhone, 'chosen'),
  {
    ...besideColumn(
      moneyColumn({ key: 'receipts', title: 'Room receipts', value: ({ roomReceipts }) => roomReceipts }),
      countedMoney,
    ),
    order: ({ countedReceipts }) => countedReceipts,
  },
  moneyColumn({
    key: 'counted',
    title: 'Receipts that count',
    value: ({ countedReceipts }) => countedReceipts,
    why: () => LEFT_OUT,
    shown: 'chosen',
  }),
  moneyColumn({
    key: 'taxable',
    title: 'Taxable',
    value: ({ taxableReceipts }) => taxableReceipts,
    shown: 'tablet',
  }),
  {
    ...besideColumn(
      countColumn({
        key: 'rooms',
        title: 'Rooms',
        value: ({ roomCapacity }) => roomCapacity,
        shown: 'tablet',
      }),
      countedRoomsText,
    ),
    order: ({ countedRooms }) => countedRooms,
  },
  countColumn({
    key: 'countedrooms',
    title: 'Rooms that count',
    value: ({ countedRooms }) => countedRooms,
    why: (row) => whyNoRooms(row),
    shown: 'chosen',
  }),
  revparColumn({
    key: 'revpar',
    title: 'RevPAR',
    value: ({ revpar }) => revpar,
    why: (row) => whyNoRooms(row),
  }),
  textColumn('begin', 'Responsible from', ({ responsibilityBegin }) => responsibilityBegin, 'chosen'),
  textColumn('end', 'Responsible to', ({ responsibilityEnd }) => responsibilityEnd, 'chosen'),
  textColumn('notes', 'Notes', ({ flags }) => flags.map((flag) => FLAGS[flag].label).join(', '), 'chosen'),
  textColumn('reasons', 'Reasons', (filing) => reasonsOf(filing).join(' '), 'chosen'),
  releaseColumn(({ release }) => release, 'tablet'),
];

export const hotelFilings: FilingsKind<Filing> = {
  columns,
  details,
  reasonsOf,
  exportName: 'CompleteDataSet.csv',
};
