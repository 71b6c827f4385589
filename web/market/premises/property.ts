import { beveragePath, hotelPath } from '../../app/paths.ts';
import type { PropertyNumbers } from '../../app/paths.ts';
import type { FactsOf } from '../../app/factsOf.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product, PropertyVisitFragment } from '../../gql/graphql.ts';
import { formatDate, formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import type { Visit } from '../search/recent/useVisit.ts';

/** The property that a part of its page asks about. */
export type PropertyKey = PropertyNumbers;

/** True if both numbers are equal; for properties of the same tax. */
export function isSameProperty(one: PropertyKey, other: PropertyKey): boolean {
  return one.taxpayerNumber === other.taxpayerNumber && one.locationNumber === other.locationNumber;
}

/** A property in a line of a list, and the way to its page. */
graphql(`
  fragment PropertyLine on PropertySummary {
    taxpayerNumber
    locationNumber
    name
    address
    addressCity
  }
`);

/** The street and the city of a property, the street only if it was filed. */
export function addressLine({ address, addressCity }: { address: string; addressCity: string }): string {
  const city = formatPlace(addressCity);
  return address === '' ? city : `${address}, ${city}`;
}

/** When responsibility ended, as filed, and when a property ended, which may be at its last filed month. */
export interface Ended {
  endedOn: string | null;
  responsibilityEnd: string | null;
}

/** The status of a property that has ended: with the day as filed, or with its last filed month if no day is known. */
export function permitEnded({ endedOn, responsibilityEnd }: Ended): string {
  if (endedOn === null) return 'Permit Ended';
  return endedOn === responsibilityEnd
    ? `Permit Ended ${formatDate(endedOn)}`
    : `Permit Ended, last filed ${formatMonth(endedOn)}`;
}

/** True for a bar that only legacy releases know: they state no taxpayer, and its number is its permit. */
export function isKnownByPermit({ locationNumber }: { locationNumber: number }): boolean {
  return locationNumber === 0;
}

graphql(`
  fragment PropertyVisit on PropertyFacts {
    name
    cityName
    countyName
  }
`);

/**
 * The visit to note when the page of a property is left; nothing while the property is unknown. On every owner's page it
 * is the latest owner's property, so that a hotel or bar is noted once.
 */
export function visitOf(
  product: Product,
  property: (PropertyKey & FactsOf<PropertyVisitFragment>) | null,
): Visit | null {
  if (property === null) return null;
  return {
    type: product === 'HOTEL' ? 0 : 1,
    taxpayer_number: property.taxpayerNumber,
    location_number: property.locationNumber,
    location_name: property.name,
    location_city: property.cityName ?? '',
    location_county: property.countyName ?? '',
  };
}

/** The page of a property of either tax. */
export function propertyPath(product: Product, property: PropertyKey & { name: string }): string {
  return product === 'HOTEL' ? hotelPath(property) : beveragePath(property);
}
