import type { Db } from '../../platform/lib/db.ts';
import type { Product } from '../enums.ts';
import { toPlace } from '../places/place.ts';
import type { Place } from '../places/place.type.ts';
import type { PlaceKind } from '../places/placeKind.ts';
import * as propertySql from './properties.sql.ts';
import { placeStarts, searchWords, withoutState, type SearchWord } from './search.rules.ts';
import * as sql from './search.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/** A property that a search found. */
export interface Match {
  product: Product;
  propertyId: number;
  isCurrent: boolean;
  /** 0: by its name and city or brand; 1: by its address too; 2: by its owner too. */
  fit: number;
}

/** A searched text with its words. */
export interface Searched {
  text: string;
  words: readonly SearchWord[];
}

export function searched(text: string): Searched {
  return { text, words: searchWords(text) };
}

interface FoundPlace {
  kind: PlaceKind;
  key: string;
  name: string;
}

const toPlaces = (rows: readonly FoundPlace[]): Place[] =>
  rows.map(({ kind, key, name }) => toPlace(kind, key, name));

/** Places that start with the text, in any spelling of its words. One that says county names a county, if there is. */
export async function placesByStart(
  db: Db,
  products: readonly ProductName[],
  { text }: Searched,
): Promise<Place[]> {
  const name = withoutState(text);
  const starts = placeStarts(name);
  const rows = await db.query<FoundPlace[]>(sql.placesByStart(products, starts.length), [name, ...starts]);
  const counties = name.endsWith(' COUNTY') ? rows.filter(({ kind }) => kind === 'COUNTY') : [];
  return toPlaces(counties.length > 0 ? counties : rows);
}

/** Words that say of what kind a place is, or where. */
const BESIDE_NAMES = new Set(['TX', 'TEXAS', 'COUNTY', 'CITY', 'ZIP', 'THE', 'OF', 'IN', 'NEAR']);

/** Places with all words of the text: a COMFORT INN is not in Comfort. */
export async function placesByWords(
  db: Db,
  products: readonly ProductName[],
  { text, words }: Searched,
): Promise<Place[]> {
  const named = words.filter(({ word, isOptional }) => !isOptional || !BESIDE_NAMES.has(word));
  return toPlaces(await db.query<FoundPlace[]>(sql.placesByWords(products), [text, allQuery(named)]));
}

/** The best properties for a text, of all taxes together. */
export function bestProperties(
  db: Db,
  products: readonly ProductName[],
  { text, words }: Searched,
  limit: number,
  /** True for those alone that have all words in name, place and brand: the others may be thousands. */
  isNamed = false,
): Promise<Match[]> {
  const narrow = `(${requiredQuery(words, 'AB')}) & (${anyQuery(words, 'A')})`;
  const whole = words.map((word) => ({ ...word, query: word.query.replaceAll(':*', '') }));
  return db.query<Match[]>(propertySql.bestProperties(products), [
    text,
    isNamed ? narrow : requiredQuery(words),
    narrow,
    requiredQuery(words, 'ABC'),
    whole.map((word) => within(word)),
    whole.map((word) => within(word, 'AB')),
    allQuery(words),
    allQuery(words, 'AB'),
    allQuery(words, '', ' <-> '),
    limit,
  ]);
}

/** A word's query within the lines of the document that the letters name; without letters, in all. */
function within({ query }: SearchWord, lines = ''): string {
  if (lines === '') return `(${query})`;
  const parts = query
    .split(' | ')
    .map((part) => (part.endsWith(':*') ? `${part}${lines}` : `${part}:${lines}`));
  return `(${parts.join(' | ')})`;
}

export const required = (words: readonly SearchWord[]): SearchWord[] =>
  words.filter(({ isOptional }) => !isOptional);

/** The words that must match, as a text search query of Postgres. */
export function requiredQuery(words: readonly SearchWord[], lines = ''): string {
  return allQuery(required(words), lines);
}

const allQuery = (words: readonly SearchWord[], lines = '', operator = ' & '): string =>
  words.map((word) => within(word, lines)).join(operator);

const anyQuery = (words: readonly SearchWord[], lines: string): string =>
  allQuery(required(words), lines, ' | ');
