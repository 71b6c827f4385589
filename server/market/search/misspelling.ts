import type { Db } from '../../platform/lib/db.ts';
import { required, type Searched } from './matching.ts';
import { closest, corrections, swapped, type Known, type Likeness } from './misspelling.rules.ts';
import * as sql from './misspelling.sql.ts';
import { withoutState } from './search.rules.ts';
import type { ProductName } from '../productName.rules.ts';

/** A text with similar words beside those that are misspelled. */
export interface Corrected extends Searched {
  /** Letters that the misspelled words differ in. */
  edits: number;
  /** The most letters that a single word differs in. */
  mostEdits: number;
}

/**
 * The text with similar words of the index beside those that the index does not have, or beside all if it has all of
 * them; null if there are none.
 */
export async function corrected(
  db: Db,
  products: readonly ProductName[],
  { text, words }: Searched,
): Promise<Corrected | null> {
  const typed = required(words).flatMap(({ word }) => (/^[A-Z]{4,}$/.test(word) ? [word.toLowerCase()] : []));
  if (typed.length === 0) return null;
  const rows = await db.query<SimilarWord[]>(sql.similarWords, [products, typed, typed.flatMap(swapped)]);
  const alike = typed.map((_, at) => rows.filter(({ position }) => position === at + 1 || position === 0));
  const unknown = typed.filter((word, at) => alike[at]?.every((each) => !each.word.startsWith(word)));
  const isCorrected = (word: string): boolean => unknown.length === 0 || unknown.includes(word);
  const similarTo = (word: string): Likeness[] =>
    isCorrected(word) ? corrections(word, alike[typed.indexOf(word)] ?? []) : [];
  const found = words.map((word) => ({ word, similar: similarTo(word.word.toLowerCase()) }));
  if (found.every(({ similar }) => similar.length === 0)) return null;
  const edits = found.map(({ similar }) => similar[0]?.edits ?? 0);
  return {
    text,
    words: found.map(({ word, similar }) => ({
      ...word,
      query: [word.query, ...similar.map((each) => each.word)].join(' | '),
    })),
    edits: edits.reduce((sum, each) => sum + each, 0),
    mostEdits: Math.max(...edits),
  };
}

interface SimilarWord extends Known {
  /** Position of the typed word, from 1; 0 for a word with two letters swapped. */
  position: number;
}

const MOST_WORDS_OF_PLACE = 3;

/** The city or county whose whole name a text is, but for at most so many letters; null if it is none. */
export async function misspelledPlace(
  db: Db,
  products: readonly ProductName[],
  { text }: Searched,
  mostEdits: number,
): Promise<string | null> {
  const name = withoutState(text);
  if (!/^[A-Z ]{4,}$/.test(name) || name.split(' ').length > MOST_WORDS_OF_PLACE) return null;
  const names = await db.query<Known[]>(sql.placeNames, [products, name.charAt(0), name.length - 2]);
  const place = closest(name, names);
  return place !== null && place.edits <= mostEdits ? place.word : null;
}
