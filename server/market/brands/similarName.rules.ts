import type { BrandRuleFacts } from './brandRule.rules.ts';

/**
 * Recognition of brands in misspelled names. The limits below were chosen with all names of the real releases, so
 * that no other hotel's name passes as a misspelling: a wrong brand is worse than none.
 */

/** Minimum letters: shorter texts are too close to ordinary words. */
const LEAST_LETTERS = 7;
/** Texts with fewer letters are recognized only if followed by a word for lodging or by nothing. */
const TELLING_LETTERS = 9;
/** Texts with fewer letters are looked for only at the start of the name. */
const ANYWHERE_LETTERS = 12;

/** Words that are not misspellings: names of other hotels and ordinary words that are one letter from a brand's. */
export const otherNames: readonly string[] = [
  'CITIZEN',
  'ELEGANCE',
  'ELEGANT',
  'FAIRMOUNT',
  'GARDNER',
  'HEART',
  'LAQUITA',
  'SEASON',
  'SHELTON',
  'SIMPLE',
  'SPAR',
  'TEXAN',
  'WATERWALL',
  'WESTON',
];

const lodging = new Set(['INN', 'INNS', 'HOTEL', 'HOTELS', 'MOTEL', 'MOTELS', 'SUITE', 'SUITES', 'LODGE']);

/** A rule's text as words, and as letters without blanks. */
export interface BrandText<Rule> {
  rule: Rule;
  order: number;
  words: readonly string[];
  letters: string;
}

interface Place {
  words: readonly string[];
  at: number;
  isStart: boolean;
}

export function wordsOf(name: string): string[] {
  return name
    .replace(/['`’]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}

/** Texts of rules. A text that ends in punctuation, such as 'EXTENDED STAY -', needs an exact match. */
export function brandTexts<Rule extends BrandRuleFacts>(rules: readonly Rule[]): BrandText<Rule>[] {
  return rules.flatMap((rule, order) => {
    const words = wordsOf(rule.match_text);
    const canDiffer = /[A-Z0-9]$/.test(rule.match_text) && words.length > 0;
    return canDiffer ? [{ rule, order, words, letters: words.join('') }] : [];
  });
}

/**
 * True if the name has the text at this place, apart from spaces and punctuation or from one letter that is missing,
 * extra, different or swapped with the next. Words in `known` are not misspelled.
 */
export function isSimilar(place: Place, text: BrandText<unknown>, known: ReadonlySet<string>): boolean {
  if (!place.isStart && text.letters.length < ANYWHERE_LETTERS) return false;
  return hasOtherBlanks(place, text) || hasOneMisspelling(place, text, known);
}

function hasOtherBlanks({ words, at }: Place, text: BrandText<unknown>): boolean {
  const { letters } = text;
  const hasDigit = /\d/.test(letters);
  if (letters.length < LEAST_LETTERS && !hasDigit) return false;
  let length = 0;
  let end = at;
  for (; length < letters.length; end++) {
    const word = words[end];
    if (word === undefined || !`${letters}S`.startsWith(word, length)) return false;
    length += word.length;
  }
  // 'SILVER LEAF' is not 'SILVERLEAF': a word split in two is recognized only if one part is not a word by itself.
  const isSplit = text.words.length === 1 && end - at > 1;
  return !isSplit || hasDigit || words.slice(at, end).some((word) => word.length <= 3);
}

function hasOneMisspelling(place: Place, text: BrandText<unknown>, known: ReadonlySet<string>): boolean {
  if (text.letters.length < LEAST_LETTERS) return false;
  let other: OtherWord | null = null;
  for (const [at, wanted] of text.words.entries()) {
    const given = place.words[place.at + at];
    if (given === wanted || (at === text.words.length - 1 && given === `${wanted}S`)) continue;
    if (given === undefined || other !== null || Math.abs(given.length - wanted.length) > 2) return false;
    other = { wanted, given, at };
  }
  return other !== null && isMisspelled(other, { place, text, known });
}

interface OtherWord {
  wanted: string;
  given: string;
  at: number;
}

function isMisspelled(
  { wanted, given, at }: OtherWord,
  { place, text, known }: { place: Place; text: BrandText<unknown>; known: ReadonlySet<string> },
): boolean {
  const last = text.words.length - 1;
  // 'IN' for 'INN' is frequent; within a name it is more often the other word.
  if (wanted === 'INN') return /^IN{1,3}$/.test(given) && (place.isStart || at < last);
  if (known.has(given) || !given.startsWith(wanted.charAt(0)) || /\d/.test(wanted)) return false;
  const letters = text.letters.length;
  const isLong =
    wanted.length >= 6 || (letters >= 10 && (wanted.length === 5 || (wanted.length === 4 && at < last)));
  if (!isLong) return false;
  const edit = oneEdit(wanted, given) ?? (at === last ? oneEdit(`${wanted}S`, given) : null);
  if (edit === null) return false;
  // A different letter makes another word more often than an extra or missing one.
  const isTelling = letters >= TELLING_LETTERS && !(edit === 'OTHER' && last === 0);
  const next = place.words[place.at + text.words.length];
  return isTelling || next === undefined || lodging.has(next);
}

/** The single edit that turns one word into another; null if it takes more. */
export function oneEdit(one: string, other: string): 'MISSING' | 'OTHER' | 'SWAPPED' | null {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [from, to] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (from.length <= 1 && to.length <= 1) return from.length === to.length ? 'OTHER' : 'MISSING';
  return from.length === 2 && `${from.charAt(1)}${from.charAt(0)}` === to ? 'SWAPPED' : null;
}
