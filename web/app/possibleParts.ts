import { isQuarterly, RESULT_ITEMS, RESULT_TYPES, routes } from './paths.ts';

/** Patterns of whole parts of an address, by the names of the parts; others may be any text. */
type Patterns = Readonly<Record<string, string>>;

const anyOf = (words: readonly string[]): string => words.join('|');

/** The database's limit: no taxpayer or location has a longer number. */
const NUMBER = '\\d{1,9}';
const items = { item: anyOf(RESULT_ITEMS) };
/** All of Texas' taxpayer numbers have eleven digits. */
const TAXPAYER = '\\d{11}';
/** Bars that filed before the releases named taxpayers have the permit's number instead: `MB123456`, `N 123456`. */
const TAXPAYER_OR_PERMIT = `${TAXPAYER}|[A-Za-z].*\\d.*`;

/**
 * Addresses that can lead to a page, by route: one of its alternatives must fit. No page of other addresses exists,
 * whatever is published; the server answers 404 there. Routes not listed here have no such addresses.
 */
export const possibleParts: Readonly<Record<string, readonly Patterns[] | undefined>> = {
  [routes.resultsOfPeriod]: [
    { type: anyOf(RESULT_TYPES.filter((type) => !isQuarterly(type))), period: '0?[1-9]|1[0-2]' },
    { type: anyOf(RESULT_TYPES.filter(isQuarterly)), period: '[1-4]' },
  ].map((each) => ({ ...each, year: '(?:19|20)\\d\\d', ...items })),
  [routes.results]: [{ type: anyOf(RESULT_TYPES), ...items }],
  [routes.hotel]: [{ taxpayernumber: TAXPAYER, locationnumber: NUMBER }],
  [routes.beverageProperty]: [{ taxpayernumber: TAXPAYER_OR_PERMIT, locationnumber: NUMBER }],
  [routes.owner]: [{ number: TAXPAYER_OR_PERMIT }],
  [routes.comparisonSet]: [{ id: NUMBER }],
  [routes.portfolioHotels]: [{ type: '[01]', id: NUMBER }],
  [routes.brand]: [{ id: NUMBER }],
  [routes.parentBrand]: [{ parentId: NUMBER }],
};

/** True if a route's address, of which these are the decoded parts, can lead to a page. */
export function arePossible(route: string, parts: Readonly<Record<string, string | undefined>>): boolean {
  const alternatives = possibleParts[route];
  return (
    alternatives === undefined ||
    alternatives.some((patterns) =>
      Object.entries(patterns).every(([name, text]) => new RegExp(`^(?:${text})$`).test(parts[name] ?? '')),
    )
  );
}
