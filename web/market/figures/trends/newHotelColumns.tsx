import { hotelPath, placePath } from '../../../app/paths.ts';
import { countColumn } from '../../../ui/table/columnKinds.tsx';
import { LinkAsOf } from '../citing/LinkAsOf.tsx';
import { PropertyCell } from '../PropertyCell.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import type { HotelsOfYearQuery } from '../../../gql/graphql.ts';
import { NO_ROOMS } from '../../hotels/noRooms.ts';
import { formatDate, formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';

export type NewHotel = HotelsOfYearQuery['newHotels'][number]['hotels']['nodes'][number];

const noPlace = <Unknown why="counts toward no place in Texas" />;

const commonColumns: readonly Column<NewHotel>[] = [
  {
    key: 'name',
    title: 'Hotel',
    value: ({ name }) => name,
    cell: (hotel) => (
      <PropertyCell name={hotel.name} path={hotelPath(hotel)} detail={detailOf(hotel)} flags={[]} />
    ),
    shown: 'phone',
    isHeading: true,
  },
  {
    key: 'city',
    title: 'City',
    value: ({ cityName }) => cityName,
    cell: ({ cityName }) =>
      cityName === null ? (
        noPlace
      ) : (
        <LinkAsOf to={placePath('HOTEL', 'CITY', cityName)}>{formatPlace(cityName)}</LinkAsOf>
      ),
    shown: 'phone',
  },
  {
    key: 'county',
    title: 'County',
    value: ({ countyName }) => countyName,
    cell: ({ countyName }) =>
      countyName === null ? (
        noPlace
      ) : (
        <LinkAsOf to={placePath('HOTEL', 'COUNTY', countyName)}>{countyName}</LinkAsOf>
      ),
    shown: 'chosen',
  },
  countColumn({
    key: 'rooms',
    title: 'Rooms at first',
    value: ({ roomsWhenNew }) => roomsWhenNew,
    why: () => NO_ROOMS,
  }),
];

/** Empty for nearly all hotels. */
const receiptsBefore: Column<NewHotel> = {
  key: 'before',
  title: 'Receipts since',
  value: ({ receiptsBeforeNew }) => receiptsBeforeNew,
  cell: ({ receiptsBeforeNew: month }) => (month === null ? '' : formatShortMonth(month)),
  numeric: true,
  shown: 'chosen',
};

function detailOf({ address, receiptsBeforeNew: month }: NewHotel): string {
  return month === null ? address : `${address} · receipts since ${formatShortMonth(month)}`;
}

/** The columns of a year's new hotels. */
export const newHotelColumns: readonly Column<NewHotel>[] = [
  ...commonColumns,
  {
    key: 'begin',
    title: 'Began',
    value: ({ responsibilityBegin }) => responsibilityBegin,
    cell: ({ responsibilityBegin: day }) => (day === null ? <Unknown why="not filed" /> : formatDate(day)),
    numeric: true,
    shown: 'tablet',
  },
  {
    key: 'status',
    title: 'Now',
    value: ({ status, endedOn }) => (status === 'CURRENT' ? 'Open' : `Ended ${endedOn ?? ''}`.trim()),
    cell: ({ status, endedOn: day }) =>
      status === 'CURRENT' ? 'Open' : `Ended${day === null ? '' : ` ${formatShortMonth(day)}`}`,
    shown: 'desktop',
  },
  receiptsBefore,
];

/** The same as of a release: without dates and status, which are known for today only. */
export const pastHotelColumns: readonly Column<NewHotel>[] = [...commonColumns, receiptsBefore];
