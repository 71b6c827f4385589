import { Link } from 'react-router-dom';
import { brandPath, hotelPath, placePath } from '../../app/paths.ts';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { PropertyCell } from '../figures/PropertyCell.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { graphql } from '../../gql/gql.ts';
import type { BrandHotelFragment, PlaceKind } from '../../gql/graphql.ts';
import { NO_ROOMS } from '../hotels/noRooms.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

export const BrandHotel = graphql(`
  fragment BrandHotel on Hotel {
    id
    ...PropertyLine @unmask
    state
    zip
    cityName
    countyName
    roomCapacity
    taxpayer {
      name
    }
    responsibilityBegin
    brand {
      ...BrandName @unmask
    }
  }
`);

export type HotelOfBrand = BrandHotelFragment;

function placeColumn(
  kind: PlaceKind,
  title: string,
  placeOf: (hotel: HotelOfBrand) => string | null,
): Column<HotelOfBrand> {
  return {
    key: kind.toLowerCase(),
    title,
    value: (hotel) => placeOf(hotel),
    cell: (hotel) => {
      const place = placeOf(hotel);
      if (place === null) return <Unknown why="counts toward no place in Texas" />;
      return <Link to={placePath('HOTEL', kind, place)}>{formatPlace(place)}</Link>;
    },
    shown: kind === 'CITY' ? 'phone' : 'tablet',
  };
}

/** The columns of a brand's hotels. */
export const brandHotelColumns: readonly Column<HotelOfBrand>[] = [
  {
    key: 'name',
    title: 'Hotel',
    value: ({ name }) => name,
    cell: (hotel) => (
      <PropertyCell name={hotel.name} path={hotelPath(hotel)} detail={hotel.address} flags={[]} />
    ),
    shown: 'phone',
    isHeading: true,
  },
  textColumn('address', 'Address', ({ address }) => address, 'chosen'),
  placeColumn('CITY', 'City', ({ cityName }) => cityName),
  placeColumn('COUNTY', 'County', ({ countyName }) => countyName),
  textColumn('zip', 'Zip', ({ zip }) => zip, 'desktop'),
  countColumn({
    key: 'rooms',
    title: 'Rooms',
    value: ({ roomCapacity }) => roomCapacity,
    why: () => NO_ROOMS,
  }),
  textColumn('taxpayer', 'Taxpayer', ({ taxpayer }) => taxpayer.name, 'desktop'),
  textColumn('number', 'Taxpayer number', ({ taxpayerNumber }) => taxpayerNumber, 'chosen'),
  {
    key: 'location',
    title: 'Location number',
    value: ({ locationNumber }) => locationNumber,
    numeric: true,
    shown: 'chosen',
  },
  textColumn('begin', 'Responsible from', ({ responsibilityBegin }) => responsibilityBegin, 'chosen'),
];

const brandColumn: Column<HotelOfBrand> = {
  key: 'brand',
  title: 'Brand',
  value: ({ brand }) => brand?.name ?? null,
  cell: ({ brand }) =>
    brand === null ? <Unknown why="it has none" /> : <Link to={brandPath(brand)}>{brand.name}</Link>,
  shown: 'tablet',
};

/** Columns of the hotels of a company, with the brand of each. */
export const companyHotelColumns: readonly Column<HotelOfBrand>[] = brandHotelColumns.flatMap((column) =>
  column.key === 'address' ? [brandColumn, column] : [column],
);
