import type { PlaceKind } from '../gql/graphql.ts';

/** The patterns of all routes, as the router wants them. */
export const routes = {
  home: '/',
  login: '/login',
  logout: '/logout',
  register: '/register/:email?',
  passwordRequest: '/passwordrequest',
  passwordReset: '/passwordreset/token/:token',
  confirmEmail: '/confirmemail/token/:token',
  unsubscribe: '/unsubscribe/:key',
  account: '/account',
  feedback: '/feedback',
  paymentPlan: '/paymentplan',
  paymentForm: '/paymentform/:subscriptionPlan',
  trial: '/trial',
  trialHotel: '/trial/hotel',
  trialCity: '/trial/city/:city?',
  trialCounty: '/trial/county/:county?',
  privacy: '/privacy',
  terms: '/terms',
  search: '/stt/search',
  resultsOfPeriod: '/stt/results/:type/:period/:year/:item/:itemvalue?',
  results: '/stt/results/:type/:item/:itemvalue?',
  hotel: '/stt/hotelinfo/:hotelname/:taxpayernumber/:locationnumber',
  beverageProperty: '/stt/mbthotelinfo/:hotelname/:taxpayernumber/:locationnumber',
  beverageRedirect: '/stt/mbtredirect',
  city: '/stt/city/:city',
  beverageCity: '/stt/mbtcity/:city',
  county: '/stt/county/:county',
  beverageCounty: '/stt/mbtcounty/:county',
  zip: '/stt/zip/:zip',
  beverageZip: '/stt/mbtzip/:zip',
  explore: '/stt/explore',
  compare: '/stt/compare',
  map: '/stt/map',
  comparisonSet: '/stt/set/:id',
  news: '/stt/new',
  aboutData: '/stt/about-data',
  analyst: '/stt/analyst',
  restApi: '/stt/rest-api',
  schemaChanges: '/stt/api-changes',
  exports: '/stt/exports',
  portfolio: '/stt/portfolio',
  portfolioHotels: '/stt/portfoliohotel/:type/:id/:portfolio',
  trends: '/stt/trends',
  recentlyViewed: '/stt/recentlyviewed',
  owner: '/stt/owner/:number',
  brands: '/stt/brands',
  brand: '/stt/brand/:id/:brand/:brandNot/:name',
  parentBrand: '/stt/brand/:parentId/:parent',
  settings: '/stt/settings',
  updatePayment: '/stt/updatepayment',
  updateCard: '/stt/updatecard',
  admin: '/stt/admin',
  brandRules: '/stt/admin/brands',
  business: '/stt/admin/business',
  doubtful: '/stt/admin/doubtful',
  premises: '/stt/admin/premises',
  data: '/stt/admin/data',
} as const;

export const RESULT_TYPES = ['monthly', 'quarterly', 'quarterlymonthly', 'mbt'] as const;
export type ResultType = (typeof RESULT_TYPES)[number];
export type LodgingType = Exclude<ResultType, 'mbt'>;

export const RESULT_ITEMS = ['city', 'county', 'zip'] as const;
export type ResultItem = (typeof RESULT_ITEMS)[number];

/** Name of each kind of place in the address of a results page. */
export const itemOfKind: Record<PlaceKind, ResultItem> = { CITY: 'city', COUNTY: 'county', ZIP: 'zip' };
export const kindOfItem: Record<ResultItem, PlaceKind> = { city: 'CITY', county: 'COUNTY', zip: 'ZIP' };

/** True if a type lists quarters, so that the second part of its address is a quarter. */
export function isQuarterly(type: ResultType): boolean {
  return type === 'quarterly' || type === 'quarterlymonthly';
}

/** A name as it is written in an address: '/' as (slash), '#' as (hash), the rest percent-encoded. */
export function encodeName(name: string): string {
  return encodeURIComponent(name.replaceAll('/', '(slash)').replaceAll('#', '(hash)'));
}

/** The reverse of {@link encodeName}, for what the router has already percent-decoded. */
export function decodeName(name: string): string {
  return name.replaceAll('(slash)', '/').replaceAll('(hash)', '#');
}

/** Identifies a property among all of its tax. */
export interface PropertyNumbers {
  taxpayerNumber: string;
  locationNumber: number;
}

interface Property extends PropertyNumbers {
  name: string;
}

/** A property's numbers as an address writes them: `32049649729-22`. */
export function propertyKeyText({ taxpayerNumber, locationNumber }: PropertyNumbers): string {
  return `${taxpayerNumber}-${String(locationNumber)}`;
}

/** The comparison of a hotel with others; without any, where they are chosen. */
export function comparePath(subject: PropertyNumbers, competitors: readonly PropertyNumbers[] = []): string {
  const others = competitors.length === 0 ? '' : `&with=${competitors.map(propertyKeyText).join(',')}`;
  return `${routes.compare}?subject=${propertyKeyText(subject)}${others}`;
}

/** The page of a comparison set, whose id is such as `comparison-set:7`. */
export function setPath(id: string): string {
  return `/stt/set/${id.replace('comparison-set:', '')}`;
}

function propertyPath(page: 'hotelinfo' | 'mbthotelinfo', property: Property): string {
  const name = encodeName(property.name) || '-';
  const numbers = `${encodeURIComponent(property.taxpayerNumber)}/${String(property.locationNumber)}`;
  return `/stt/${page}/${name}/${numbers}`;
}

/** The page of a hotel. */
export function hotelPath(hotel: Property): string {
  return propertyPath('hotelinfo', hotel);
}

/** The page of a bar or restaurant. */
export function beveragePath(property: Property): string {
  return propertyPath('mbthotelinfo', property);
}

function placeNames(names: readonly string[]): string {
  return names.map(encodeName).join(',');
}

/** Results of the latest period for places of one kind. */
export function resultsPath(type: ResultType, item: ResultItem, names: readonly string[]): string {
  return `/stt/results/${type}/${item}/${placeNames(names)}`;
}

/** Results of a month or, for quarterly types, of a quarter. */
export function resultsOfPeriodPath(
  type: ResultType,
  period: { number: number; year: number },
  item: ResultItem,
  names: readonly string[],
): string {
  return `/stt/results/${type}/${String(period.number)}/${String(period.year)}/${item}/${placeNames(names)}`;
}

/** The places named in an address, separated by commas; blanks and repetitions are dropped. */
export function placesIn(itemvalue: string | undefined): string[] {
  const names = (itemvalue ?? '').split(',').map((name) => decodeName(name).trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The page of a city, county or ZIP code for one of the taxes. */
export function placePath(product: 'HOTEL' | 'BEVERAGE', kind: PlaceKind, name: string): string {
  return `/stt/${product === 'HOTEL' ? '' : 'mbt'}${itemOfKind[kind]}/${encodeName(name)}`;
}

/** The sample city or county; with a name, as the sample hotel links to it. */
export function trialPlacePath(kind: 'CITY' | 'COUNTY', name?: string): string {
  return `/trial/${itemOfKind[kind]}${name === undefined ? '' : `/${encodeName(name)}`}`;
}

/** The contents of a portfolio, whose id is such as `portfolio:12`. Type 0 is lodging, 1 alcohol. */
export function portfolioPath({
  id,
  name,
  product,
}: {
  id: string;
  name: string;
  product: 'HOTEL' | 'BEVERAGE';
}): string {
  const type = product === 'HOTEL' ? '0' : '1';
  return `/stt/portfoliohotel/${type}/${id.replace('portfolio:', '')}/${encodeName(name)}`;
}

/** Codes in addresses of the plans that can be bought. */
export const planCodes = { MONTHLY: '2', YEARLY: '3' } as const;

/** The payment page of a plan. */
export function paymentFormPath(plan: keyof typeof planCodes): string {
  return `/paymentform/${planCodes[plan]}`;
}

/** The key of a brand in addresses, from an id such as `brand:12`. */
export interface BrandNames {
  id: string;
  name: string;
  matchText: string;
  excludeText: string | null;
}

/** The page of a brand; if nothing is excluded, the address says 0. */
export function brandPath({ id, name, matchText, excludeText }: BrandNames): string {
  const texts = [matchText, excludeText ?? '0', name].map((text) => encodeName(text) || '-');
  return `/stt/brand/${id.replace('brand:', '')}/${texts.join('/')}`;
}

/** The page of a company with brands, whose id is such as `parent-company:3`. */
export function parentCompanyPath({ id, name }: { id: string; name: string }): string {
  return `/stt/brand/${id.replace('parent-company:', '')}/${encodeName(name) || '-'}`;
}

/** The page of an owner, by taxpayer number. */
export function ownerPath(number: string): string {
  return `/stt/owner/${encodeURIComponent(number)}`;
}

/** The data dictionary's entry of a term, by an id such as `ttm-revpar`. */
export function definitionPath(id: string): string {
  return `${routes.aboutData}#${id}`;
}
