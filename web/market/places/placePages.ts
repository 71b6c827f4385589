import type { PlaceKind, Product } from '../../gql/graphql.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

/** The names of the files that a place's tables are exported to. */
interface Exports {
  months: string;
  years: string;
  all: string;
  cities: string;
}

/** Differences between the pages of places: area, tax and names. ZIP codes follow cities. */
export interface PlacePageKind {
  kind: PlaceKind;
  product: Product;
  heading: string;
  /** The tax's word for its receipts. */
  measure: string;
  chart: string;
  exports: Exports;
}

const lodging = { product: 'HOTEL', measure: 'Revenue' } as const;
const alcohol = { product: 'BEVERAGE', measure: 'Receipts' } as const;

export const placePages = {
  city: {
    ...lodging,
    kind: 'CITY',
    heading: 'Hotel Occupancy Tax Receipts',
    chart: 'Monthly Revenue and RevPAR Comparison',
    exports: { months: 'CityMonthlyRevenue', years: 'CityYearlyData', all: 'CityDataSet', cities: '' },
  },
  county: {
    ...lodging,
    kind: 'COUNTY',
    heading: 'County Data',
    chart: 'Monthly Revenue and RevPAR',
    exports: {
      months: 'CountyMonthlyRevenue',
      years: 'CountyYearlyRevenue',
      all: 'CountyDataSet',
      cities: 'CountyByCity',
    },
  },
  zip: {
    ...lodging,
    kind: 'ZIP',
    heading: 'Hotel Occupancy Tax Receipts',
    chart: 'Monthly Revenue and RevPAR Comparison',
    exports: { months: 'ZipMonthlyRevenue', years: 'ZipYearlyData', all: 'ZipDataSet', cities: '' },
  },
  beverageCity: {
    ...alcohol,
    kind: 'CITY',
    heading: 'Mixed Beverage Tax Receipts',
    chart: 'Monthly Receipts',
    exports: {
      months: 'MBTCityMonthlyRevenue',
      years: 'MBTCityYearlyRevenue',
      all: 'MBTCityCompleteDataset',
      cities: '',
    },
  },
  beverageCounty: {
    ...alcohol,
    kind: 'COUNTY',
    heading: 'Mixed Beverage County Data',
    chart: 'Monthly Receipts',
    exports: {
      months: 'MBTCountyMonthly',
      years: 'MBTCountyYearlyRevenue',
      all: 'MBTCountyCompleteDataset',
      cities: 'MBTCountyByCity',
    },
  },
  beverageZip: {
    ...alcohol,
    kind: 'ZIP',
    heading: 'Mixed Beverage Tax Receipts',
    chart: 'Monthly Receipts',
    exports: {
      months: 'MBTZipMonthlyRevenue',
      years: 'MBTZipYearlyRevenue',
      all: 'MBTZipCompleteDataset',
      cities: '',
    },
  },
} as const satisfies Record<string, PlacePageKind>;

const AREAS: Record<PlaceKind, string> = { CITY: 'city', COUNTY: 'county', ZIP: 'ZIP code' };

/** The kind of a place in running text: `city`, `county`, `ZIP code`. */
export function areaOf({ kind }: Pick<PlacePageKind, 'kind'>): string {
  return AREAS[kind];
}

/** The title of a place's page in the browser, which tells the pages of its two taxes apart: `Marfa hotels`. */
export function placePageTitle({ kind, product }: PlacePageKind, name: string): string {
  return `${placeTitle(kind, name)} ${product === 'HOTEL' ? 'hotels' : 'bars'}`;
}

/** The name as a title: `Marfa`, `Presidio County`, `ZIP 79843`. */
export function placeTitle(kind: PlaceKind, name: string): string {
  if (kind === 'COUNTY') return `${formatPlace(name)} County`;
  return kind === 'ZIP' ? `ZIP ${name}` : formatPlace(name);
}
