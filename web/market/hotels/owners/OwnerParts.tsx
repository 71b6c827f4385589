import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { brandPath, placePath } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerPartsQuery, Product } from '../../../gql/graphql.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { countColumn, moneyColumn, textColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import { fileAsOf } from '../../figures/citing/asOf.ts';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { AwaitedChip, awaitedColumn } from '../../figures/awaited.tsx';
import { IncompleteSentence } from '../../figures/IncompleteAside.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { useLatestYear } from './useLatestYear.ts';
import styles from './OwnerParts.module.css';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';

const OwnerPartsDocument = graphql(`
  query OwnerParts($number: String!, $asOf: AsOfInput) {
    owner(number: $number) {
      id
      hotelCities: cities(product: HOTEL, asOf: $asOf) {
        place {
          id
          name
        }
        receipts
        properties
        awaitedMonths
      }
      barCities: cities(product: BEVERAGE, asOf: $asOf) {
        place {
          id
          name
        }
        receipts
        properties
        awaitedMonths
      }
      brands(asOf: $asOf) {
        brand {
          ...BrandName @unmask
        }
        receipts
        properties
        awaitedMonths
      }
    }
  }
`);

type Owner = NonNullable<OwnerPartsQuery['owner']>;
type City = Owner['barCities'][number];
type OwnedBrand = Owner['brands'][number];

interface Part {
  receipts: number;
  properties: number;
  awaitedMonths: readonly string[];
}

function figureColumns<Row extends Part>(): readonly Column<Row>[] {
  return [
    moneyColumn<Row>({ key: 'receipts', title: 'Receipts', value: ({ receipts }) => receipts }),
    countColumn<Row>({ key: 'properties', title: 'Properties', value: ({ properties }) => properties }),
  ];
}

function cityColumns(product: Product): readonly Column<City>[] {
  return [
    {
      key: 'city',
      title: 'City',
      value: ({ place }) => place.name,
      cell: ({ place, awaitedMonths }) => (
        <>
          <LinkAsOf to={placePath(product, 'CITY', place.name)}>{formatPlace(place.name)}</LinkAsOf>{' '}
          <AwaitedChip months={awaitedMonths} />
        </>
      ),
      shown: 'phone',
      isHeading: true,
    },
    ...figureColumns<City>(),
  ];
}

const hotelCityColumns = cityColumns('HOTEL');
const barCityColumns = cityColumns('BEVERAGE');
const brandColumns: readonly Column<OwnedBrand>[] = [
  {
    key: 'brand',
    title: 'Brand',
    value: ({ brand }) => brand.name,
    cell: ({ brand, awaitedMonths }) => (
      <>
        <LinkAsOf to={brandPath(brand)}>{brand.name}</LinkAsOf> <AwaitedChip months={awaitedMonths} />
      </>
    ),
    shown: 'phone',
    isHeading: true,
  },
  ...figureColumns<OwnedBrand>(),
];

interface Props {
  number: string;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** The owner's biggest cities and brands over the latest 12 months, now or as of a release. */
export function OwnerParts({ number, asOf = null }: Props) {
  const { data, error, refetch } = useInSlices(useQuery(OwnerPartsDocument, { variables: { number, asOf } }));
  if (error !== undefined)
    return <AsOfFailure what="Cities and brands" error={error} onRetry={() => void refetch()} />;
  if (!data?.owner) return null;
  const { hotelCities, barCities, brands } = data.owner;
  const cityKey = ({ place }: City): string => place.id;
  return (
    <div className={styles.parts}>
      <Parts
        title="Biggest cities, hotels"
        prefix="c."
        exportName={fileAsOf('OwnerCities', asOf)}
        columns={hotelCityColumns}
        rows={hotelCities}
        rowKey={cityKey}
        product="HOTEL"
      />
      <Parts
        title="Biggest brands"
        prefix="b."
        exportName={fileAsOf('OwnerBrands', asOf)}
        columns={brandColumns}
        rows={brands}
        rowKey={({ brand }) => brand.id}
        product="HOTEL"
      />
      <Parts
        title="Biggest cities, bars"
        prefix="d."
        exportName={fileAsOf('MBTOwnerCities', asOf)}
        columns={barCityColumns}
        rows={barCities}
        rowKey={cityKey}
        product="BEVERAGE"
      />
    </div>
  );
}

type PartsProps<Row> = Omit<ComponentProps<typeof ReceiptsTable<Row>>, 'sort' | 'note'> & {
  product: Product;
};

/** A table of parts by receipts over the latest year, if there are any. Its file names the months. */
function Parts<Row extends Part>({ product, columns, ...props }: PartsProps<Row>) {
  const { text, months } = useLatestYear(product);
  const withMonths = useMemo(
    () => [
      ...columns,
      textColumn<Row>('period', 'Period', () => text, 'chosen'),
      ...(product === 'HOTEL' ? [awaitedColumn<Row>()] : []),
    ],
    [columns, text, product],
  );
  if (props.rows?.length === 0) return null;
  const note = text !== '' && (
    <>
      {`At most 10, by receipts of ${text}.`}
      <IncompleteSentence product={product} months={months} />
    </>
  );
  return <ReceiptsTable {...props} columns={withMonths} sort="-receipts" note={note} />;
}
