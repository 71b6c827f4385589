import type { Db } from '../../platform/lib/db.ts';
import type { Product } from '../enums.ts';
import { toPlace } from '../places/place.ts';
import type { Place } from '../places/place.type.ts';
import type { PlaceKind } from '../places/placeKind.ts';
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

/** At most 10 suggestions in total; none for texts shorter than 3 characters. */
export async function suggest(db: Db, product: Product, typed: string): Promise<Suggestions> {
  const text = searchText(typed);
  if (text.length < SHORTEST_TEXT) return { places: [], propertyIds: [] };
  const name = product === 'HOTEL' ? 'hotel' : 'beverage';
  const found = await db.query<Found[]>(sql.byPrefix(name), [name, text]);
  const places = found.flatMap((row) =>
    row.kind === 'PROPERTY' ? [] : [toPlace(row.kind, row.key, row.name)],
  );
  const ids = found.flatMap((row) => (row.kind === 'PROPERTY' ? [row.id] : []));
  const properties = await withSimilar(db, name, text, ids);
  const shown = places.slice(0, Math.max(MOST_PLACES, MOST - properties.length));
  return { places: shown, propertyIds: properties.slice(0, MOST - shown.length) };
}

type Found = { kind: PlaceKind; key: string; name: string } | { kind: 'PROPERTY'; id: number };

/** Names that start with the text, then names with its words, then, if few are found, names spelled similarly. */
async function withSimilar(
  db: Db,
  product: sql.SearchedProduct,
  text: string,
  first: readonly number[],
): Promise<number[]> {
  const words = text.split(' ');
  const found = new Set(first);
  const take = (rows: { id: number }[]): void => {
    for (const { id } of rows) if (found.size < MOST) found.add(id);
  };
  if (found.size < MOST) {
    const patterns = words.flatMap((word) => [`${word}%`, `% ${word}%`]);
    take(
      await db.query<{ id: number }[]>(sql.propertiesByWords(product, words.length), [
        product,
        text,
        ...patterns,
      ]),
    );
  }
  if (found.size < FEW) take(await findSimilar(db, product, text, words));
  return [...found];
}

/** The threshold applies only within the request's transaction. */
async function findSimilar(db: Db, name: string, text: string, words: string[]): Promise<{ id: number }[]> {
  await db.query(sql.setSimilarity);
  return db.query<{ id: number }[]>(sql.propertiesBySimilarity, [name, text, words]);
}
