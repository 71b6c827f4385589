import { badInput } from '../errors.ts';
import type { TypedDocumentString } from './gql/graphql.ts';
import { plainText } from './plainText.ts';

/** Header with the periods of an answer that no release has, such as `2023-04`. */
export const NOT_PUBLISHED = 'X-Not-Published';

/** A call as a route sees it. */
export interface RestCall {
  /** The path's parameters, decoded; '' for one that the path does not have. */
  param: (name: string) => string;
  /** A field of the JSON body as text; '' if it is missing. Throws BAD_USER_INPUT for control characters. */
  field: (name: string) => string;
  /** The call's bearer token; '' if it has none. */
  token: string;
  /** Sets a header of the answer, for facts that its documented shape has no field for. */
  setHeader: (name: string, value: string) => void;
  /** Runs an operation as the caller; types come from the document. Throws its errors. */
  run: <Data, Variables extends Record<string, unknown>>(
    operation: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
}

/** A route of the REST facade. Its result is sent as JSON. */
export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** True for a GET that changes something, as specified for its path. */
  changes?: true;
  answer: (call: RestCall) => Promise<unknown>;
}

/** Not in the specification; sent only for a month that was published although rows are missing. */
export function ifIncomplete({ isIncomplete }: { isIncomplete: boolean }): { is_incomplete?: 1 } {
  return isIncomplete ? { is_incomplete: 1 } : {};
}

/** Not in the specification; sent only for a month or quarter that the property opened or closed in. */
export function ifPartial(row: { responsibleDays: number | null }): { responsible_days?: number } {
  return row.responsibleDays === null ? {} : { responsible_days: row.responsibleDays };
}

/** Not in the specification; sent only for a year of fewer than 12 months. */
export function ifShort({ months }: { months: number }): { months?: number } {
  return months < 12 ? { months } : {};
}

/** Header with the months of which nothing counts, because an operator left out what was filed: no row is of them. */
export const LEFT_OUT = 'X-Left-Out';

type HasHeaders = Pick<RestCall, 'setHeader'>;

/** Names the months that a list has no rows of, because an operator left them out. */
export function sayLeftOut({ setHeader }: HasHeaders, months: readonly { month: string }[]): void {
  if (months.length > 0) setHeader(LEFT_OUT, months.map(({ month }) => month).join(', '));
}

/** Months of cities that a header names: Node and proxies refuse headers of more than 8 to 16 KB. */
const MOST_NAMED = 200;

/** The same of a list of several cities: each month after its city, as the other cities' rows may be of it. */
export function sayLeftOutOfCities(
  call: HasHeaders,
  months: readonly { city: string; month: { month: string } }[],
): void {
  // Headers carry only ASCII; names of cities are as filed.
  const named = months
    .slice(0, MOST_NAMED)
    .map(({ city, month }) => `${city.replaceAll(/[^ -~]/g, '?')} ${month.month}`);
  const more = months.length - named.length;
  const all = more > 0 ? [...named, `and ${String(more)} more`] : named;
  sayLeftOut(
    call,
    all.map((month) => ({ month })),
  );
}

/** Names in paths have '/' and '#' spelled out. Throws BAD_USER_INPUT for control characters. */
export function decodeName(text: string): string {
  return plainText(text).replaceAll('(slash)', '/').replaceAll('(hash)', '#');
}

/** A whole number in a path. Throws BAD_USER_INPUT. */
export function wholeNumber(text: string, name: string, example = 3): number {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  throw badInput(`${name} must be a whole number, such as ${example}; not ${JSON.stringify(text)}.`);
}

/** Several values in one segment of a path. */
export function splitValues(text: string): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Taxpayer and location number of a property, as variables of an operation. */
export interface PropertyNumbers {
  taxpayerNumber: string;
  locationNumber: number;
}

/** The property in a path. Only its numbers identify it; its name is for people. */
export function propertyNumbers({ param }: RestCall): PropertyNumbers {
  return {
    taxpayerNumber: param('taxpayer'),
    locationNumber: wholeNumber(param('location'), 'location number'),
  };
}
