import { badInput } from '../errors.ts';
import type { TypedDocumentString } from '../gql/graphql.ts';
import { plainText } from './plainText.ts';

/** What a route sees of a call. */
export interface RestCall {
  /** The path's parameters, decoded; '' for one that the path does not have. */
  param: (name: string) => string;
  /** A field of the JSON body as text; '' where it is missing. */
  field: (name: string) => string;
  /** The call's bearer token; '' where it has none. */
  token: string;
  /** Sets a header of the answer, for what its documented shape has no room for. */
  setHeader: (name: string, value: string) => void;
  /** Runs an operation as whoever calls; its types are made of it. Throws what it fails with. */
  run: <Data, Variables extends Record<string, unknown>>(
    operation: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
}

/** A line of the REST facade. What it answers is sent as JSON. */
export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  answer: (call: RestCall) => Promise<unknown>;
}

/** Beyond the specification's fields, and only of a month that was published though rows are missing. */
export function ifIncomplete({ isIncomplete }: { isIncomplete: boolean }): { is_incomplete?: 1 } {
  return isIncomplete ? { is_incomplete: 1 } : {};
}

/** Names in paths have '/' and '#' written out. Throws BAD_USER_INPUT for control characters. */
export function decodeName(text: string): string {
  return plainText(text).replaceAll('(slash)', '/').replaceAll('(hash)', '#');
}

/** A whole number in a path. Throws BAD_USER_INPUT. */
export function wholeNumber(text: string, name: string): number {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  throw badInput(`${name} must be a whole number.`);
}

/** Several values in one part of a path. */
export function splitValues(text: string): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** What identifies a property of either tax, as variables of an operation. */
export interface PropertyNumbers {
  taxpayerNumber: string;
  locationNumber: number;
}

/** The property that a path names. Its name there is for people: the numbers say which it is. */
export function propertyNumbers({ param }: RestCall): PropertyNumbers {
  return {
    taxpayerNumber: param('taxpayer'),
    locationNumber: wholeNumber(param('location'), 'location number'),
  };
}
