import { graphql } from '../../../gql/gql.ts';
import type { NearbyPropertyFragment, Product } from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { ListedBar, ListedHotel } from '../../search/portfolios/ListedProperty.tsx';
import type { ListedProperty } from '../../search/portfolios/ListedProperty.tsx';

/** The months that figures of nearby properties cover, and how far away these may be. */
export const NearbyMonths = graphql(`
  fragment NearbyMonths on Nearby {
    from
    to
    monthsPublished
    withinMiles
  }
`);

export const NearbyProperty = graphql(`
  fragment NearbyProperty on NearbyProperty {
    hotel {
      ...ListedHotel
    }
    beverageProperty {
      ...ListedBar
    }
    distance
    miles
    rooms
    brandName
    monthsFiled
    receipts
    revpar
    revparMonths
    partialMonths
    reasons
  }
`);

/** A property near another one. */
export interface NearbyRow extends Omit<
  NearbyPropertyFragment,
  'hotel' | 'beverageProperty' | ' $fragmentName'
> {
  property: ListedProperty;
}

/** Rows of properties that are known by name. */
export function nearbyRows(properties: readonly FragmentType<typeof NearbyProperty>[]): NearbyRow[] {
  return readFragment(NearbyProperty, properties).flatMap(({ hotel, beverageProperty, ...rest }) => {
    const property =
      (hotel && readFragment(ListedHotel, hotel)) ??
      (beverageProperty && readFragment(ListedBar, beverageProperty));
    return property === null ? [] : [{ ...rest, property }];
  });
}

/** The words of a tax for its properties. */
export const nearbyWords: Record<Product, { one: string; several: string }> = {
  HOTEL: { one: 'hotel', several: 'Hotels' },
  BEVERAGE: { one: 'property', several: 'Bars and restaurants' },
};

/** The number of the 12 months that the figures cover. Monthly and quarterly filers of hotels are published separately. */
export function monthsText(product: Product, monthsPublished: number, to: string): string {
  const twelve = `the 12 months that end with ${to}`;
  if (monthsPublished === 12) return twelve;
  const published = String(monthsPublished);
  return product === 'HOTEL'
    ? `${twelve}, of which ${published} are published for monthly filers; quarterly filers may have others`
    : `the ${published} published of ${twelve}`;
}
