import { formatDate } from '../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import type { Product } from '../../gql/graphql.ts';
import { propertyPath } from '../premises/property.ts';
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

/** A page with figures of several properties in a citation. */
export interface CitedPage {
  /** `Marfa, Texas` */
  title: string;
  /** `Room receipts of all hotels by month` */
  figures: string;
  path: string;
  /** What the address says besides the release. */
  parameters?: Readonly<Record<string, string>>;
}

/** A property, or another page. */
export type CitedThing = { property: CitedProperty } | { page: CitedPage };

interface Cited {
  product: Product;
  page: CitedPage;
  /** The latest one that the figures include. */
  release: CitedRelease;
  productName: string;
  /** The day of the citation (`2026-11-23`). */
  retrievedOn: string;
  /** The page as of the release. */
  url: string;
}

const TAXES: Record<Product, string> = {
  HOTEL: 'hotel occupancy tax',
  BEVERAGE: 'mixed beverage gross receipts',
};

const FIGURES: Record<Product, string> = {
  HOTEL: 'Room receipts by month',
  BEVERAGE: 'Mixed beverage receipts by month',
};

/** The page of a property as a citation names it. */
export function pageOfProperty(product: Product, property: CitedProperty): CitedPage {
  const { taxpayerNumber, locationNumber } = property;
  return {
    title: `${placed(property)} (taxpayer ${taxpayerNumber}, location ${String(locationNumber)})`,
    figures: FIGURES[product],
    path: propertyPath(product, property),
  };
}

/** A citation of a page's figures, in one paragraph. */
export function citationOf({ product, page, release, productName, retrievedOn, url }: Cited): string {
  return [
    `${page.title}.`,
    `${page.figures}.`,
    `Source: Texas Comptroller of Public Accounts, ${TAXES[product]},`,
    `as of ${citedName(release)} (${release.id}).`,
    `${productName}, retrieved ${formatDate(retrievedOn)}: ${url}`,
  ].join(' ');
}

function placed({ name, address, filedCity, state, zip }: CitedProperty): string {
  const parts = [name, address, formatPlace(filedCity), `${state} ${zip}`.trim()];
  return parts.filter((part) => part !== '').join(', ');
}
