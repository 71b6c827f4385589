import type { Db } from '../../platform/lib/db.ts';
import type { Product } from '../enums.ts';
import { toPlace } from '../places/place.ts';
import type { Place } from '../places/place.type.ts';
import type { PlaceKind } from '../places/placeKind.ts';
import { corrections, swapped } from './misspelling.rules.ts';
import { placeStarts, searchWords, type SearchWord } from './search.rules.ts';
import * as sql from './search.sql.ts';

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

/** Places that start with the text, in any spelling of its words. */
export async function placesByStart(
  db: Db,
  products: readonly sql.SearchedProduct[],
  { text }: Searched,
): Promise<Place[]> {
  const starts = placeStarts(text);
  return toPlaces(
    await db.query<FoundPlace[]>(sql.placesByStart(products, starts.length), [text, ...starts]),
  );
}

/** Places with all words of the text. */
export async function placesByWords(
  db: Db,
  products: readonly sql.SearchedProduct[],
  { text, words }: Searched,
): Promise<Place[]> {
  return toPlaces(await db.query<FoundPlace[]>(sql.placesByWords(products), [text, requiredQuery(words)]));
}

/** The best properties for a text, of all taxes together. */
export function bestProperties(
  db: Db,
  products: readonly sql.SearchedProduct[],
  { text, words }: Searched,
  limit: number,
): Promise<Match[]> {
  const narrow = `(${requiredQuery(words, 'AB')}) & (${anyQuery(words, 'A')})`;
  const whole = words.map(({ query }) => query.replaceAll(':*', ''));
  return db.query<Match[]>(sql.bestProperties(products), [
    ...[text, requiredQuery(words), narrow, requiredQuery(words, 'ABC')],
    ...[whole, limit],
  ]);
}

/** A word's query within the lines of the document that the letters name; without letters, in all. */
function within({ query }: SearchWord, lines: string): string {
  if (lines === '') return `(${query})`;
  const parts = query
    .split(' | ')
    .map((part) => (part.endsWith(':*') ? `${part}${lines}` : `${part}:${lines}`));
  return `(${parts.join(' | ')})`;
}

const required = (words: readonly SearchWord[]): SearchWord[] =>
  words.filter(({ isOptional }) => !isOptional);

export function requiredQuery(words: readonly SearchWord[], lines = ''): string {
  return required(words)
    .map((word) => within(word, lines))
    .join(' & ');
}

function anyQuery(words: readonly SearchWord[], lines: string): string {
  return required(words)
    .map((word) => within(word, lines))
    .join(' | ');
}

/**
 * The text with similar words of the index beside those that the index does not have, or beside all if it has all of
 * them; null if there are none.
 */
export async function corrected(
  db: Db,
  products: readonly sql.SearchedProduct[],
  { text, words }: Searched,
): Promise<Searched | null> {
  const typed = required(words).flatMap(({ word }) => (/^[A-Z]{4,}$/.test(word) ? [word.toLowerCase()] : []));
  if (typed.length === 0) return null;
  const rows = await db.query<SimilarWord[]>(sql.similarWords, [products, typed, typed.flatMap(swapped)]);
  const alike = typed.map((_, at) =>
    rows.flatMap((row) => (row.position === at + 1 || row.position === 0 ? [row.word] : [])),
  );
  const unknown = typed.filter((word, at) => alike[at]?.every((each) => !each.startsWith(word)));
  const isCorrected = (word: string): boolean => unknown.length === 0 || unknown.includes(word);
  const similarTo = (word: string): string[] =>
    isCorrected(word) ? corrections(word, alike[typed.indexOf(word)] ?? []) : [];
  const similar = words.map((word) => ({
    ...word,
    query: [word.query, ...similarTo(word.word.toLowerCase())].join(' | '),
  }));
  return similar.some(({ query }, at) => query !== words[at]?.query) ? { text, words: similar } : null;
}

interface SimilarWord {
  /** Of the typed word, from 1; 0 for a word with two letters swapped. */
  position: number;
  word: string;
}
