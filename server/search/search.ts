import type { Db } from '../lib/db.ts';
import type { Product } from '../lib/enums.ts';
import { toPlace } from '../places/place.ts';
import type { Place, PlaceKind } from '../places/place.type.ts';
import * as sql from './search.sql.ts';
import { searchText, SHORTEST_TEXT } from './search.rules.ts';

const MOST = 10;
/** Places never take more than this many of the suggestions while there are properties to show. */
const MOST_PLACES = 5;
/** With fewer properties than this, the text is probably misspelled. */
const FEW = 5;

export interface Suggestions {
  places: Place[];
  /** Best first. */
  propertyIds: number[];
}

/** At most 10 suggestions in all; none for texts shorter than 3 characters. */
export async function suggest(db: Db, product: Product, typed: string): Promise<Suggestions> {
  const text = searchText(typed);
  if (text.length < SHORTEST_TEXT) return { places: [], propertyIds: [] };
  const [places, properties] = await Promise.all([
    findPlaces(db, product, text),
    findProperties(db, product, text),
  ]);
  const shown = places.slice(0, Math.max(MOST_PLACES, MOST - properties.length));
  return { places: shown, propertyIds: properties.slice(0, MOST - shown.length) };
}

async function findPlaces(db: Db, product: Product, text: string): Promise<Place[]> {
  const rows = await db.query<{ kind: PlaceKind; key: string; name: string }[]>(sql.placesByPrefix, [
    product.toLowerCase(),
    text,
  ]);
  return rows.map(({ kind, key, name }) => toPlace(kind, key, name));
}

/** Names that begin with the text, then names with its words, then, where few are found, names spelled like it. */
async function findProperties(db: Db, product: Product, text: string): Promise<number[]> {
  const name = product.toLowerCase();
  const words = text.split(' ');
  const found = new Set<number>();
  const take = (rows: { id: number }[]): void => {
    for (const { id } of rows) if (found.size < MOST) found.add(id);
  };
  take(await db.query<{ id: number }[]>(sql.propertiesByPrefix, [name, text]));
  if (found.size < MOST) {
    const patterns = words.flatMap((word) => [`${word}%`, `% ${word}%`]);
    take(await db.query<{ id: number }[]>(sql.propertiesByWords(words.length), [name, text, ...patterns]));
  }
  if (found.size < FEW) take(await findSimilar(db, name, text, words));
  return [...found];
}

/** The threshold holds for the request's transaction, and ends with it. */
async function findSimilar(db: Db, name: string, text: string, words: string[]): Promise<{ id: number }[]> {
  await db.query(sql.setSimilarity);
  return db.query<{ id: number }[]>(sql.propertiesBySimilarity, [name, text, words]);
}
