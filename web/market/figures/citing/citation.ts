import { formatDate } from '../../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import type { Product } from '../../../gql/graphql.ts';
import { isKnownByPermit, propertyPath } from '../../premises/property.ts';
import { citedFile } from './citedRelease.ts';
import type { CitedRelease } from './citedRelease.ts';

/** A property in a citation. */
export interface CitedProperty {
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
  address: string;
  addressCity: string;
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
  /** Query parameters that the citation's address has besides those of the page's address. */
  parameters?: Readonly<Record<string, string>>;
}

/** A property, or another page. */
export type CitedThing = { property: CitedProperty } | { page: CitedPage };

/** A tax and the latest of its releases that the figures include. */
export interface CitedSource {
  product: Product;
  release: CitedRelease;
}

interface Cited {
  /** At least one. */
  sources: readonly CitedSource[];
  page: CitedPage;
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
  const numbers = isKnownByPermit(property)
    ? `permit ${taxpayerNumber}`
    : `taxpayer ${taxpayerNumber}, location ${String(locationNumber)}`;
  return {
    title: `${placed(property)} (${numbers})`,
    figures: FIGURES[product],
    path: propertyPath(product, property),
  };
}

/** A citation of a page's figures, in one paragraph. */
export function citationOf({ sources, page, productName, retrievedOn, url }: Cited): string {
  return [
    `${page.title}.`,
    `${page.figures}.`,
    `Source: Texas Comptroller of Public Accounts, ${sources.map((each) => sourceText(each, productName)).join('; ')}.`,
    `${productName}, retrieved ${formatDate(retrievedOn)}: ${url}`,
  ].join(' ');
}

/**
 * `hotel occupancy tax, as of HOT2309.CSV, issued Jan 6, 2024, in Texas Receipts since Jan 9, 2024 (release:12)`. The
 * comptroller did not publish the file on the day on which it was imported.
 */
function sourceText({ product, release }: CitedSource, productName: string): string {
  const { id, issuedOn, publishedAt } = release;
  const issued = issuedOn === null ? '' : `, issued ${formatDate(issuedOn)}`;
  const since = `in ${productName} since ${formatDate(publishedAt)}`;
  return `${TAXES[product]}, as of ${citedFile(release)}${issued}, ${since} (${id})`;
}

/** The latest of the releases: as of it, each tax is as of its own. Ids count the releases of both taxes. */
export function latestOf(sources: readonly [CitedSource, ...CitedSource[]]): string {
  const numberOf = (id: string): number => Number(id.slice(id.indexOf(':') + 1));
  const ids = sources.map(({ release }) => release.id);
  return ids.reduce((latest, id) => (numberOf(id) > numberOf(latest) ? id : latest));
}

function placed({ name, address, addressCity, state, zip }: CitedProperty): string {
  const parts = [name, address, formatPlace(addressCity), `${state} ${zip}`.trim()];
  return parts.filter((part) => part !== '').join(', ');
}
