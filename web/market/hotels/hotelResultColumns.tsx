import { counted } from '../../ui/formats/counted.ts';
import { besideColumn } from '../figures/besideColumn.tsx';
import {
  placeNameColumn,
  countColumn,
  moneyColumn,
  periodColumns,
  releaseColumn,
  revparColumn,
  textColumn,
} from '../../ui/table/columnKinds.tsx';
import { INCOMPLETE } from '../figures/IncompleteChip.tsx';
import { PropertyCell } from '../figures/PropertyCell.tsx';
import { daysText } from '../figures/partialMonths.ts';
import { notesColumn, responsibleDaysColumn } from '../figures/propertyMonthColumns.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { hotelPath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelResultRowFragment as RowFragment } from '../../gql/graphql.ts';
import { filerColumn } from './filerColumn.tsx';
import { countedMoney, countedRoomsText } from './countedText.ts';
import { MARKETPLACE, NO_ROOMS, whyNoRooms } from './noRooms.ts';

export const HotelResultRowFragment = graphql(`
  fragment HotelResultRow on HotelResult {
    taxpayerNumber
    locationNumber
    periodEnd
    periodMonths
    monthsFiled
    isIncomplete
    filerType
    locationName
    locationAddress
    city
    county
    locationZip
    locationPhone
    taxpayerName
    taxpayerAddress
    taxpayerCity
    taxpayerPhone
    responsibilityBegin
    responsibilityEnd
    roomReceipts
    countedReceipts
    taxableReceipts
    roomCapacity
    countedRooms
    revpar
    revparMonths
    responsibleDays
    soldHotel
    days
    revparReceipts
    availableRoomNights
    flags
    reasons
    release {
      ...ReleaseName @unmask
    }
  }
`);

export type HotelResultRow = RowFragment;

/** Texts that the search in the rows matches. */
export function wordsOf(row: HotelResultRow): string {
  const place = [row.city, row.county, row.locationZip].join(' ');
  return `${row.locationName} ${row.locationAddress} ${place} ${row.taxpayerName}`;
}

/** `2 of 3 months` of a quarter; null of a single month. */
function monthsOf({ monthsFiled, periodMonths }: HotelResultRow): string | null {
  return periodMonths === 1 ? null : `${String(monthsFiled)} of ${String(periodMonths)} months`;
}

/** `RevPAR of 1 month` of a row whose rooms count in fewer months than were filed; null of others. */
function revparMonthsOf({ revpar, revparMonths, monthsFiled }: HotelResultRow): string | null {
  return revpar === null || revparMonths === monthsFiled
    ? null
    : `RevPAR of ${counted(revparMonths, 'month')}`;
}

/** The address, and how much of the quarter was filed and RevPAR is of, if that is not all of it. */
function detailOf(row: HotelResultRow): string {
  const months = row.monthsFiled < row.periodMonths ? monthsOf(row) : null;
  return [row.locationAddress, months, revparMonthsOf(row), row.isIncomplete && INCOMPLETE]
    .filter(Boolean)
    .join(' · ');
}

function NameCell({ row }: { row: HotelResultRow }) {
  return (
    <PropertyCell
      name={row.locationName}
      path={hotelPath({ ...row, name: row.locationName })}
      detail={detailOf(row)}
      flags={row.flags}
    />
  );
}

function isMarketplace({ flags }: HotelResultRow): boolean {
  return flags.includes('MARKETPLACE');
}

function roomsOf(row: HotelResultRow): number | null {
  return isMarketplace(row) || row.roomCapacity === 0 ? null : row.roomCapacity;
}

function noRooms(row: HotelResultRow): string {
  return isMarketplace(row) ? MARKETPLACE : NO_ROOMS;
}

const LEFT_OUT = 'An operator left it out; it counts toward nothing.';

/** Why a row does not count as filed, a sentence each. */
export function reasonsOf({ reasons, countedReceipts }: HotelResultRow): readonly string[] {
  return countedReceipts === null ? [LEFT_OUT] : reasons;
}

/** The columns of hotel results, and of HotelSearchResults.csv. What does not count as filed is sorted by what counts. */
export const hotelResultColumns: readonly Column<HotelResultRow>[] = [
  {
    key: 'name',
    title: 'Hotel',
    value: (row) => row.locationName,
    cell: (row) => <NameCell row={row} />,
    shown: 'phone',
    isHeading: true,
  },
  textColumn('address', 'Address', (row) => row.locationAddress, 'chosen'),
  placeNameColumn('city', 'City', (row) => row.city, 'tablet'),
  placeNameColumn('county', 'County', (row) => row.county, 'desktop'),
  textColumn('zip', 'Zip', (row) => row.locationZip, 'chosen'),
  textColumn('period', 'Period ends', (row) => row.periodEnd, 'chosen'),
  ...periodColumns<HotelResultRow>(),
  {
    key: 'months',
    title: 'Months filed',
    value: (row) => monthsOf(row) ?? '1 month',
    shown: 'chosen',
  },
  filerColumn('desktop'),
  {
    ...besideColumn(
      countColumn({ key: 'rooms', title: 'Rooms', value: roomsOf, why: noRooms, shown: 'tablet' }),
      countedRoomsText,
    ),
    order: (row) => row.countedRooms,
  },
  {
    ...besideColumn(
      moneyColumn({ key: 'receipts', title: 'Room receipts', value: (row) => row.roomReceipts }),
      countedMoney,
    ),
    order: (row) => row.countedReceipts,
  },
  moneyColumn({ key: 'taxable', title: 'Taxable', value: (row) => row.taxableReceipts, shown: 'tablet' }),
  besideColumn(
    revparColumn({
      key: 'revpar',
      title: 'RevPAR',
      value: (row) => row.revpar,
      why: (row) => whyNoRooms(row),
    }),
    ({ responsibleDays, days }) => daysText(responsibleDays, days),
  ),
  textColumn('taxpayer', 'Taxpayer', (row) => row.taxpayerName, 'chosen'),
  textColumn('number', 'Taxpayer number', (row) => row.taxpayerNumber, 'chosen'),
  countColumn({
    key: 'location',
    title: 'Location number',
    value: (row) => row.locationNumber,
    shown: 'chosen',
  }),
  textColumn('phone', 'Phone', (row) => row.locationPhone, 'chosen'),
  textColumn('owneraddress', 'Taxpayer address', (row) => row.taxpayerAddress, 'chosen'),
  placeNameColumn('ownercity', 'Taxpayer city', (row) => row.taxpayerCity, 'chosen'),
  textColumn('ownerphone', 'Taxpayer phone', (row) => row.taxpayerPhone, 'chosen'),
  textColumn('begin', 'Responsible from', (row) => row.responsibilityBegin, 'chosen'),
  textColumn('end', 'Responsible to', (row) => row.responsibilityEnd, 'chosen'),
  notesColumn(),
  moneyColumn({
    key: 'counted',
    title: 'Receipts that count',
    value: (row) => row.countedReceipts,
    why: () => 'an operator left it out',
    shown: 'chosen',
  }),
  countColumn({
    key: 'countedrooms',
    title: 'Rooms that count',
    value: (row) => row.countedRooms,
    why: (row) => whyNoRooms(row),
    shown: 'chosen',
  }),
  textColumn('reasons', 'Reasons', (row) => reasonsOf(row).join(' '), 'chosen'),
  releaseColumn(({ release }) => release, 'chosen'),
  countColumn({
    key: 'revparmonths',
    title: 'Months of RevPAR',
    value: (row) => (row.revpar === null ? null : row.revparMonths),
    why: (row) => whyNoRooms(row),
    shown: 'chosen',
  }),
  responsibleDaysColumn,
];
