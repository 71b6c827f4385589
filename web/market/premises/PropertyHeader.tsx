import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { placePath, routes } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import type { PlaceKind, Product, ResponsibilityStatus } from '../../gql/graphql.ts';
import { AddToPortfolio } from '../portfolios/AddToPortfolio.tsx';
import type { PropertyKey } from './property.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

interface Place {
  name: string;
}

/** What a header says of a property of either tax. */
export interface Headed extends PropertyKey {
  name: string;
  address: string;
  filedCity: string;
  state: string;
  zip: string;
  city: Place | null;
  county: Place | null;
  zipPlace: Place | null;
  status: ResponsibilityStatus;
  responsibilityEnd: string | null;
  /** True if its address says nothing of the place that it counts to, as a marketplace's. */
  isElsewhere: boolean;
}

interface Props {
  product: Product;
  /** Null while it is on its way; until then the name in the address stands for it. */
  property: Headed | null;
  name: string;
  /** Chips that only one of the taxes has. */
  chips?: ReactNode;
  actions?: ReactNode;
}

/** A property's name, place and standing. */
export function PropertyHeader({ product, property, name: given, chips, actions }: Props) {
  const name = property?.name ?? given;
  usePageTitle(name);
  return (
    <PageHead
      title={name}
      trail={<Trail steps={stepsTo(product, property, name)} />}
      actions={
        <>
          {actions}
          <Button
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Button>
          {property !== null && <AddToPortfolio product={product} property={property} />}
        </>
      }
    >
      {property === null ? (
        <Skeleton width={420} />
      ) : (
        <>
          <PropertyAddress property={property} pathOf={(kind, name) => placePath(product, kind, name)} />
          <PropertyStatus property={property} />
          {chips}
        </>
      )}
    </PageHead>
  );
}

function stepsTo(
  product: Product,
  property: Headed | null,
  name: string,
): { title: string; path?: string }[] {
  const { county, city } = property ?? {};
  return [
    { title: 'Search', path: routes.search },
    ...(county == null
      ? []
      : [{ title: `${formatPlace(county.name)} County`, path: placePath(product, 'COUNTY', county.name) }]),
    ...(city == null ? [] : [{ title: formatPlace(city.name), path: placePath(product, 'CITY', city.name) }]),
    { title: name },
  ];
}

interface AddressProps {
  property: Headed;
  /** The page of a place; null where it has none. */
  pathOf: (kind: PlaceKind, name: string) => string | null;
}

/** The address as filed, with the ways to all properties of its city, ZIP code and county. */
export function PropertyAddress({ property, pathOf }: AddressProps) {
  const { address, filedCity, state, zip, city, county, zipPlace, isElsewhere } = property;
  const street = address === '' ? '' : `${address}, `;
  const link = (kind: PlaceKind, place: Place | null, text: string) => {
    const path = place && pathOf(kind, place.name);
    return path === null ? text : <Link to={path}>{text}</Link>;
  };
  if (isElsewhere) {
    return (
      <span>
        {`${street}${formatPlace(filedCity)}, ${state} ${zip} · counts to `}
        {city === null
          ? link('COUNTY', county, county === null ? 'no place' : `${formatPlace(county.name)} County`)
          : link('CITY', city, formatPlace(city.name))}
      </span>
    );
  }
  return (
    <span>
      {street}
      <span title={filedCity}>{link('CITY', city, formatPlace(filedCity))}</span>
      {`, ${state} `}
      {link('ZIP', zipPlace, zip)}
      {county !== null && ' · '}
      {county !== null && link('COUNTY', county, `${formatPlace(county.name)} County`)}
    </span>
  );
}

/** True if it is still responsible for its tax. */
export function PropertyStatus({ property: { status, responsibilityEnd } }: { property: Headed }) {
  if (status === 'CURRENT') return <Chip tone="good">Current</Chip>;
  return <Chip>{`Permit Ended ${responsibilityEnd ?? ''}`.trim()}</Chip>;
}
