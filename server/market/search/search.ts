import type { Db } from '../../platform/lib/db.ts';
import { productNames, type Product } from '../enums.ts';
import type { Place } from '../places/place.type.ts';
import {
  bestProperties,
  placesByStart,
  placesByWords,
  searched,
  type Match,
  type Searched,
} from './matching.ts';
import { corrected, misspelledPlace, type Corrected } from './misspelling.ts';
import { propertiesByStart } from './properties.sql.ts';
import { searchText, SHORTEST_TEXT } from './search.rules.ts';
import type { ProductName } from '../productName.rules.ts';
import type { FoundProperty } from './search.type.ts';

const MOST = 10;
/** Places never take more than this many of the suggestions while there are properties to show. */
const MOST_PLACES = 5;
/** Counties that show although more cities start with the text. */
const LEAST_COUNTIES = 2;

/** Beyond the fits of properties. */
const NOT_FOUND = 3;

export interface Suggestions {
  places: Place[];
  /** Current properties first, each group by how well they match. */
  properties: FoundProperty[];
}

/** At most 10 suggestions in total; none for texts shorter than 3 characters. */
export async function suggest(db: Db, product: Product, typed: string): Promise<Suggestions> {
  const text = searchText(typed);
  if (text.length < SHORTEST_TEXT) return { places: [], properties: [] };
  const products = [productNames[product]] as const;
  const asked = searched(text);
  const found = await findPlacesAndProperties(db, products, asked, MOST);
  const places = shownPlaces(found.places, Math.max(MOST_PLACES, MOST - found.properties.length));
  const properties = currentFirst(found.properties.slice(0, MOST - places.length));
  return { places, properties: foundBy(found.asked, properties) };
}

/** Properties with the words that they were found by. */
export function foundBy(asked: Searched, properties: readonly Match[]): FoundProperty[] {
  return properties.map(({ product, propertyId }) => ({ product, propertyId, asked }));
}

/** Puts current properties before ended ones, and keeps the order within both. */
export function currentFirst(properties: readonly Match[]): Match[] {
  return properties.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export interface Found {
  places: Place[];
  properties: Match[];
  /** The text by which they were found: with similar words if it is misspelled. */
  asked: Searched;
}

/**
 * Places and properties of the taxes for a text. If only owners have its words, or nothing has, those with similar
 * words too; if only addresses have them, those whose name has them but for a letter. One or two words that are in no
 * name may also be a misspelled place: some addresses are filed like that.
 */
export async function findPlacesAndProperties(
  db: Db,
  products: readonly ProductName[],
  asked: Searched,
  limit: number,
): Promise<Found> {
  const [places, properties] = await Promise.all([
    placesByStart(db, products, asked),
    findProperties(db, products, asked, limit),
  ]);
  const best = Math.min(...properties.map(({ fit }) => fit), NOT_FOUND);
  if (places.length > 0 || best === 0 || (best === 1 && isAddress(asked)))
    return { places, properties, asked };
  const similar = await corrected(db, products, asked);
  // The text may mean an existing address: a place counts as its correction only if a single letter differs.
  const mostEdits = Math.min(similar?.edits ?? Infinity, best === 1 ? 1 : Infinity);
  const place = await misspelledPlace(db, products, asked, mostEdits);
  if (place !== null) return findPlace(db, products, place, properties, limit);
  if (similar === null) return { places, properties, asked };
  const similarPlaces = await placesByWords(db, products, similar);
  if (best === 1) {
    const named = await namedAlmost(db, products, similar, limit - properties.length);
    return { places: similarPlaces, properties: joined(properties, named), asked };
  }
  const more = await bestProperties(db, products, similar, limit);
  return { places: similarPlaces, properties: joined(properties, more).slice(0, limit), asked: similar };
}

/** Words for a kind of business, which addresses do not have. */
const BUSINESSES = new Set(['HOTEL', 'HOTELS', 'INN', 'BAR', 'GRILL', 'RESTAURANT', 'CLUB']);

/** True if a text that was found in addresses is one: it begins with a house number, or is longer than most names. */
function isAddress({ text, words }: Searched): boolean {
  return /^\d/.test(text) || words.filter(({ word }) => !BUSINESSES.has(word)).length > 2;
}

/** Properties whose name, place and brand have the corrected words: FAIRMOUNT AUSTIN is an avenue, and almost a hotel. */
async function namedAlmost(
  db: Db,
  products: readonly ProductName[],
  similar: Corrected,
  limit: number,
): Promise<Match[]> {
  if (similar.mostEdits > 1 || limit <= 0) return [];
  const named = await bestProperties(db, products, similar, limit, true);
  return named.filter(({ fit }) => fit === 0);
}

/** A place and the properties that have its name, then those that have the words as typed. */
async function findPlace(
  db: Db,
  products: readonly ProductName[],
  name: string,
  typed: readonly Match[],
  limit: number,
): Promise<Found> {
  const asked = searched(name);
  const places = await placesByStart(db, products, asked);
  const properties = joined(await findProperties(db, products, asked, limit), typed).slice(0, limit);
  return { places, properties, asked };
}

/** More words seldom start enough names. */
const MOST_WORDS_OF_START = 2;

/** Names that start with the text, if there are enough current ones: these are found in half the time. */
async function findProperties(
  db: Db,
  products: readonly ProductName[],
  asked: Searched,
  limit: number,
): Promise<Match[]> {
  const [product, ...others] = products;
  if (product !== undefined && others.length === 0 && asked.words.length <= MOST_WORDS_OF_START) {
    const found = await namedLike(db, product, asked);
    if (found.filter(({ isCurrent }) => isCurrent).length >= limit) return found;
  }
  return bestProperties(db, products, asked, limit);
}

function namedLike(db: Db, product: ProductName, { text }: Searched): Promise<Match[]> {
  return db.query<Match[]>(propertiesByStart(product), [text]);
}

function joined(first: readonly Match[], more: readonly Match[]): Match[] {
  const isKnown = ({ product, propertyId }: Match): boolean =>
    first.some((each) => each.product === product && each.propertyId === propertyId);
  return [...first, ...more.filter((match) => !isKnown(match))];
}

/** As many places as there is room for: ZIP codes, cities, counties. Cities leave room for counties. */
export function shownPlaces(places: readonly Place[], room: number): Place[] {
  const counties = places.filter(({ kind }) => kind === 'COUNTY');
  const others = places.filter(({ kind }) => kind !== 'COUNTY');
  const kept = others.slice(0, Math.max(room - counties.length, room - LEAST_COUNTIES));
  return [...kept, ...counties.slice(0, room - kept.length)];
}
