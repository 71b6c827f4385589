import { formatDate } from '../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import type { Product } from '../../gql/graphql.ts';
import { citedName } from './citedRelease.ts';
import type { CitedRelease } from './citedRelease.ts';

/** A property in a citation. */
export interface CitedProperty {
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
  address: string;
  filedCity: string;
  state: string;
  zip: string;
}

interface Cited {
  product: Product;
  property: CitedProperty;
  /** The latest one that the figures include. */
  release: CitedRelease;
  productName: string;
  /** The day of the citation (`2026-11-23`). */
  retrievedOn: string;
  /** The page as of the release. */
  url: string;
}

const SOURCES: Record<Product, { figures: string; tax: string }> = {
  HOTEL: { figures: 'Room receipts by month', tax: 'hotel occupancy tax' },
  BEVERAGE: { figures: 'Mixed beverage receipts by month', tax: 'mixed beverage gross receipts' },
};

/** A citation of the figures of a property's page, in one paragraph. */
export function citationOf({ product, property, release, productName, retrievedOn, url }: Cited): string {
  const { figures, tax } = SOURCES[product];
  return [
    `${placed(property)} (taxpayer ${property.taxpayerNumber}, location ${String(property.locationNumber)}).`,
    `${figures}.`,
    `Source: Texas Comptroller of Public Accounts, ${tax},`,
    `as of ${citedName(release)} (${release.id}).`,
    `${productName}, retrieved ${formatDate(retrievedOn)}: ${url}`,
  ].join(' ');
}

function placed({ name, address, filedCity, state, zip }: CitedProperty): string {
  const parts = [name, address, formatPlace(filedCity), `${state} ${zip}`.trim()];
  return parts.filter((part) => part !== '').join(', ');
}
