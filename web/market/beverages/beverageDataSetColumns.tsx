import { placeNameColumn, moneyColumn, releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { FlagBadges } from '../figures/FlagBadges.tsx';
import { FLAGS } from '../figures/flags.ts';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { BeverageFilingRowFragment as RowFragment } from '../../gql/graphql.ts';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { earlierValues } from '../premises/EarlierValues.tsx';
import type { FilingsKind } from '../premises/FilingsTable.tsx';
import { partColumns, partOf } from './partColumns.ts';

/** Values that are compared with those of earlier releases. */
graphql(`
  fragment ComparedBeverageFiling on BeverageFiling {
    locationName
    locationAddress
    totalReceipts
    liquorReceipts
    wineReceipts
    beerReceipts
    coverChargeReceipts
    release {
      ...ReleaseName @unmask
    }
  }
`);

export const BeverageFilingRowFragment = graphql(`
  fragment BeverageFilingRow on BeverageFiling {
    id
    ...ComparedBeverageFiling @unmask
    periodEnd
    permit
    locationCity
    locationState
    locationZip
    taxpayerName
    tax
    responsibilityBegin
    responsibilityEnd
    flags
    history {
      ...ComparedBeverageFiling @unmask
    }
  }
`);

type Filing = RowFragment;
type Version = Filing['history'][number];

function PeriodCell({ filing }: { filing: Filing }) {
  return (
    <>
      {formatMonth(filing.periodEnd)} <FlagBadges flags={filing.flags} />
    </>
  );
}

function moneyText(dollars: number | null): string {
  return dollars === null ? '–' : formatMoney(dollars);
}

/** Earlier values of each filing, before a later release revised it. */
const details = earlierValues<Filing, Version>({
  historyOf: ({ history }) => history,
  nowOf: (filing) => filing,
  nameOf: ({ periodEnd }) => formatMonth(periodEnd),
  figures: [
    { title: 'Liquor', text: (version) => moneyText(partOf(version, 'liquorReceipts')) },
    { title: 'Wine', text: (version) => moneyText(partOf(version, 'wineReceipts')) },
    { title: 'Beer', text: (version) => moneyText(partOf(version, 'beerReceipts')) },
    { title: 'Cover charge', text: (version) => moneyText(partOf(version, 'coverChargeReceipts')) },
    { title: 'Total receipts', text: ({ totalReceipts }) => formatMoney(totalReceipts) },
    { title: 'Name', text: ({ locationName }) => locationName },
    { title: 'Address', text: ({ locationAddress }) => locationAddress },
  ],
});

/** The columns of a bar's filings, and of MBTCompleteDataset.csv. */
const columns: readonly Column<Filing>[] = [
  {
    key: 'period',
    title: 'Period',
    value: ({ periodEnd }) => periodEnd,
    cell: (filing) => <PeriodCell filing={filing} />,
    shown: 'phone',
    isHeading: true,
  },
  textColumn('permit', 'Permit', ({ permit }) => permit, 'chosen'),
  textColumn('name', 'Name', ({ locationName }) => locationName, 'desktop'),
  textColumn('address', 'Address', ({ locationAddress }) => locationAddress, 'chosen'),
  placeNameColumn('city', 'City', ({ locationCity }) => locationCity, 'chosen'),
  textColumn('state', 'State', ({ locationState }) => locationState, 'chosen'),
  textColumn('zip', 'Zip', ({ locationZip }) => locationZip, 'chosen'),
  textColumn('taxpayer', 'Taxpayer', ({ taxpayerName }) => taxpayerName || null, 'chosen'),
  ...partColumns<Filing>('tablet'),
  moneyColumn({ key: 'total', title: 'Total receipts', value: ({ totalReceipts }) => totalReceipts }),
  moneyColumn({
    key: 'tax',
    title: 'Tax',
    value: ({ tax }) => tax,
    why: () => 'only legacy releases state the tax',
    shown: 'chosen',
  }),
  textColumn('begin', 'Responsible from', ({ responsibilityBegin }) => responsibilityBegin, 'chosen'),
  textColumn('end', 'Responsible to', ({ responsibilityEnd }) => responsibilityEnd, 'chosen'),
  textColumn('notes', 'Notes', ({ flags }) => flags.map((flag) => FLAGS[flag].label).join(', '), 'chosen'),
  releaseColumn(({ release }) => release, 'tablet'),
];

export const beverageFilings: FilingsKind<Filing> = {
  columns,
  details,
  exportName: 'MBTCompleteDataset.csv',
};
