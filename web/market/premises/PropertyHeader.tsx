import { Button } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../app/about.ts';
import type { FactsOf } from '../../app/factsOf.ts';
import { placePath, routes } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { graphql } from '../../gql/gql.ts';
import type { PlaceKind, Product, PropertyHeaderFragment } from '../../gql/graphql.ts';
import { pathAsOf, useAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';
import { CiteButton } from '../figures/citing/CiteButton.tsx';
import { permitEnded } from './property.ts';
import { AddToPortfolio } from '../search/portfolios/AddToPortfolio.tsx';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

graphql(`
  fragment PropertyHeader on PropertyFacts {
    ...RelatedProperty @unmask
    cityName
    countyName
    zipName
    filedCity
    endedOn
    responsibilityEnd
  }
`);

export interface Headed extends FactsOf<PropertyHeaderFragment> {
  /** True for a marketplace, which counts toward a place other than its address. */
  isMarketplace?: boolean;
}

interface Props {
  product: Product;
  /** Null while loading; the header then shows the name in the URL. */
  property: Headed | null;
  name: string;
  /** Chips that only one tax has. */
  chips?: ReactNode;
  actions?: ReactNode;
}

/** A property's name, address and status. As of an earlier release, only the name and address as last filed. */
export function PropertyHeader({ product, property, name: given, chips, actions }: Props) {
  const name = property?.name ?? given;
  // A hotel and the bar in it often have one name.
  usePageTitle(`${name} · ${product === 'HOTEL' ? 'Hotel' : 'Bar'}`);
  const asOf = useAsOf();
  const isPast = asOf !== null;
  return (
    <PageHead
      isWaiting={property === null}
      title={name}
      trail={<Trail steps={stepsTo(product, property, { name, asOf })} />}
      actions={
        <>
          {actions}
          {property !== null && <CiteButton products={[product]} property={property} />}
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
          {!isPast && <PropertyStatus property={property} />}
          {!isPast && chips}
        </>
      )}
    </PageHead>
  );
}

function stepsTo(
  product: Product,
  property: Headed | null,
  { name, asOf }: { name: string; asOf: AsOf | null },
): { title: string; path?: string }[] {
  const { countyName: county, cityName: city } = property ?? {};
  const pathTo = (kind: PlaceKind, place: string): string => pathAsOf(placePath(product, kind, place), asOf);
  return [
    { title: 'Search', path: routes.search },
    ...(county == null ? [] : [{ title: `${formatPlace(county)} County`, path: pathTo('COUNTY', county) }]),
    ...(city == null ? [] : [{ title: formatPlace(city), path: pathTo('CITY', city) }]),
    { title: name },
  ];
}

interface AddressProps {
  property: Headed;
  /** The page of a place; null if it has none. */
  pathOf: (kind: PlaceKind, name: string) => string | null;
}

/** The address, with links to its city, ZIP code and county, and the city as filed as a tooltip. */
export function PropertyAddress({ property, pathOf }: AddressProps) {
  const {
    address,
    addressCity,
    filedCity,
    state,
    zip,
    cityName,
    countyName,
    zipName,
    isMarketplace = false,
  } = property;
  const street = address === '' ? '' : `${address}, `;
  const link = (kind: PlaceKind, name: string | null, text: string) => {
    const path = name === null ? null : pathOf(kind, name);
    return path === null ? text : <LinkAsOf to={path}>{text}</LinkAsOf>;
  };
  const county = countyName === null ? null : `${formatPlace(countyName)} County`;
  if (isMarketplace) {
    return (
      <span>
        {`${street}${formatPlace(addressCity)}, ${state} ${zip} · counts toward `}
        {cityName === null
          ? link('COUNTY', countyName, county ?? 'no place')
          : link('CITY', cityName, formatPlace(cityName))}
      </span>
    );
  }
  return (
    <span>
      {street}
      <span title={filedCity}>{link('CITY', cityName, formatPlace(addressCity))}</span>
      {`, ${state} `}
      {link('ZIP', zipName, zip)}
      {county !== null && ' · '}
      {county !== null && link('COUNTY', countyName, county)}
    </span>
  );
}

export function PropertyStatus({ property }: { property: Headed }) {
  if (property.status === 'CURRENT') return <Chip tone="good">Current</Chip>;
  return <Chip>{permitEnded(property)}</Chip>;
}
