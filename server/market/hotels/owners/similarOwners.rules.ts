import { countingWords, devotionalWords, generalWords, legalWords, placeNames } from './ownerWords.ts';

/** A taxpayer's name as comparisons need it. */
interface Name {
  /** The words without company forms and numbers. */
  plain: string;
  /** Words without company forms, numbers and places. */
  words: readonly string[];
  /** Words that are not general. */
  own: readonly string[];
  /** Words that tell who it is. */
  telling: readonly string[];
  /** True if nothing in the name says that it is a company. */
  isPerson: boolean;
}

const places = new RegExp(`\\b(?:${placeNames.join('|')})\\b`, 'g');
const isRoman = (word: string): boolean => /^[IVXL]+$/.test(word);
const isCounting = (word: string): boolean =>
  /^\d+(ST|ND|RD|TH)?$/.test(word) || isRoman(word) || countingWords.has(word);

/** 'HOTELS' and 'HOTEL', 'STAYS' and 'STAY'. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('S') && !word.endsWith('SS') ? word.slice(0, -1) : word;

const splitWords = (name: string): string[] => name.split(/[^A-Z0-9]+/).filter((word) => word !== '');

const withoutMarks = (name: string): string => name.toUpperCase().replaceAll(/[.'’`]/g, '');

function readName(filed: string): Name {
  const name = withoutMarks(filed);
  const all = splitWords(name).map(singular);
  const plain = withoutForms(all).join(' ');
  const words = withoutForms(splitWords(name.replaceAll(places, ' ')).map(singular));
  const own = words.filter((word) => word.length > 1 && !generalWords.has(word));
  const telling = own.filter((word) => !devotionalWords.has(word));
  const isPerson = !all.some((word) => legalWords.has(word) || generalWords.has(word) || /\d/.test(word));
  return { plain, words, own, telling, isPerson };
}

const withoutForms = (words: readonly string[]): string[] =>
  words.filter((word) => !legalWords.has(word) && !isCounting(word));

/** Different first words of the names at an address from which on one shared word is no sign. */
const CROWDED = 8;

/** True if an address is that of accountants, agents or managers: many taxpayers whose names differ. */
export function isCrowded(names: readonly string[]): boolean {
  const firsts = names.map(readName).map(({ words, telling }) => telling[0] ?? words.join(' '));
  return new Set(firsts).size > CROWDED;
}

/** True if two taxpayers at one mailing address have similar names. */
export function areSimilar(one: string, other: string, isAtCrowded: boolean): boolean {
  const [left, right] = [readName(one), readName(other)];
  if (left.plain === right.plain) return left.plain !== '';
  if (left.telling.length === 0 || right.telling.length === 0) return haveSameOwn(left, right);
  if (left.isPerson || right.isPerson) return areSamePerson(left, right);
  const shared = new Set(left.telling.filter((word) => right.telling.includes(word)));
  if (shared.size > 1 || haveSameOwn(left, right)) return true;
  if (isAtCrowded) return shared.size === 1 && startAlike(left, right);
  return left.telling[0] === right.telling[0] || isMisspelled(left, right);
}

/** 'JAI AMBE HOSPITALITY LLC' and 'JAI AMBE LODGING INC'. */
function haveSameOwn(left: Name, right: Name): boolean {
  const [one, other] = [left, right].map(({ own }) => own.join(' '));
  return one === other && left.own.length > 1;
}

/** True if the names differ by no more than company forms and punctuation. */
export function haveSameName(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) =>
    splitWords(withoutMarks(name)).filter((word) => !legalWords.has(word)),
  );
  return left?.join(' ') === right?.join(' ');
}

/** First and last names agree, or all names of a person are in a company's. */
function areSamePerson(left: Name, right: Name): boolean {
  if (left.isPerson && right.isPerson)
    return left.words[0] === right.words[0] && left.words.at(-1) === right.words.at(-1);
  const [person, company] = left.isPerson ? [left, right] : [right, left];
  return person.telling.length > 1 && person.telling.every((word) => company.telling.includes(word));
}

/** The same first two words, general ones like 'HERITAGE INN' too. */
function startAlike({ words: left }: Name, { words: right }: Name): boolean {
  return left.length > 1 && left[0] === right[0] && left[1] === right[1];
}

const LEAST_LETTERS = 6;
const LEAST_LIKENESS = 0.6;

/** Nearly the same letters, as in 'ISLANDER' and 'ISLANDERS'. */
function isMisspelled(left: Name, right: Name): boolean {
  const [one = '', other = ''] = [left, right].map(({ telling }) => telling.join(' '));
  if (Math.min(one.length, other.length) < LEAST_LETTERS) return false;
  const [ours, theirs] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...ours].filter((trigram) => theirs.has(trigram)).length;
  return shared / (ours.size + theirs.size - shared) >= LEAST_LIKENESS;
}

function trigramsOf(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
