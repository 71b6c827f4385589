import { otherNames } from '../../server/market/brands/similarName.rules.ts';

/**
 * Texts that a name resembles, by expressions of all allowed misspellings: by other means than the product's.
 */

export interface SpelledRule<Rule> {
  rule: Rule;
  order: number;
  text: string;
}

const GAP = '[^A-Z0-9]+';
const END = '(?![A-Z0-9])';
const LODGING = `(?=[^A-Z0-9]*$|${GAP}(?:INNS?|HOTELS?|MOTELS?|SUITES?|LODGE)${END})`;
const ANY = '[A-Z0-9]';

interface Expression {
  pattern: RegExp;
  /** True if the word that the expression captures must not be spelled right. */
  isWord: boolean;
}

/** Every spelling of a word that has its first letter and is one edit away. */
function spellings(word: string): { other: string[]; rest: string[] } {
  const at = Array.from({ length: word.length }, (_, i) => i).slice(1);
  const part = (from: number, to?: number): string => word.slice(from, to);
  return {
    other: at.map((i) => part(0, i) + ANY + part(i + 1)),
    rest: [
      ...at.map((i) => part(0, i) + part(i + 1)),
      ...[...at, word.length].map((i) => part(0, i) + ANY + part(i)),
      ...at.slice(1).map((i) => part(0, i - 1) + part(i, i + 1) + part(i - 1, i) + part(i + 1)),
    ],
  };
}

/** Allowed misspellings of a word, as an expression; null if none are allowed. */
function misspelled(words: readonly string[], i: number): string | null {
  const word = words[i] ?? '';
  const isLast = i === words.length - 1;
  const size = words.join('').length;
  if (word === 'INN') return '(IN|INNN)';
  const isLong = word.length > 5 || (size > 9 && (word.length === 5 || (word.length === 4 && !isLast)));
  if (!isLong || /\d/.test(word)) return null;
  const forms = [spellings(word), ...(isLast ? [spellings(`${word}S`)] : [])];
  const other = forms.flatMap((form) => form.other).join('|');
  const rest = forms.flatMap((form) => form.rest).join('|');
  if (size < 9) return `(${other}|${rest})${END}${LODGING}`;
  return words.length === 1 ? `(?:(${other})${END}${LODGING}|(${rest}))` : `(${other}|${rest})`;
}

/** A word unchanged, and in parts of which one has at most three letters. */
function inTwo(word: string): string[] {
  const cuts = Array.from({ length: word.length - 1 }, (_, i) => i + 1);
  const short = cuts.filter((cut) => Math.min(cut, word.length - cut) <= 3);
  return [word, ...short.map((cut) => word.slice(0, cut) + GAP + word.slice(cut))];
}

function expressionsOf(text: string): Expression[] {
  const words = text.replaceAll("'", '').match(/[A-Z0-9]+/g) ?? [];
  const size = words.join('').length;
  if (!/[A-Z0-9]$/.test(text)) return [];
  const start = size >= 12 ? '(?<![A-Z0-9])' : `^[^A-Z0-9]*(?:THE${GAP})?`;
  const found: Expression[] = [];
  if (size >= 7 || /\d/.test(text)) {
    const isOne = words.length === 1 && !/\d/.test(text);
    for (const apart of isOne
      ? inTwo(words.join(''))
      : [words.join('').replace(/(?<=.)(?=.)/g, '[^A-Z0-9]*')])
      found.push({ pattern: new RegExp(`${start}${apart}(?:[^A-Z0-9]*S)?${END}`), isWord: false });
  }
  if (size < 7) return found;
  for (const [i, word] of words.entries()) {
    const wrong = misspelled(words, i);
    if (wrong === null) continue;
    const around = words.map((each, j) => (j === i ? wrong : each + (j === words.length - 1 ? 'S?' : '')));
    const isEndOfText = word === 'INN' && i === words.length - 1;
    const from = isEndOfText ? `^[^A-Z0-9]*(?:THE${GAP})?` : start;
    found.push({ pattern: new RegExp(`${from}${around.join(GAP)}${END}`), isWord: word !== 'INN' });
  }
  return found;
}

/** Finds the rules whose texts a name resembles. */
export function similarNames<Rule>(
  rules: readonly SpelledRule<Rule>[],
): (name: string) => readonly SpelledRule<Rule>[] {
  const texts = rules.map((rule) => ({ rule, expressions: expressionsOf(rule.text) }));
  const told = rules.map(({ text }) => text).filter((text) => /[A-Z0-9]$/.test(text));
  const right = new Set([
    ...otherNames,
    ...told.flatMap((text) => text.replaceAll("'", '').split(/[^A-Z0-9]+/)),
  ]);
  return (name) => {
    const plain = name.replace(/['`’]/g, '');
    const isFound = ({ pattern, isWord }: Expression): boolean => {
      const found = pattern.exec(plain);
      return found !== null && !(isWord && found.slice(1).some((word) => right.has(word)));
    };
    return texts.filter(({ expressions }) => expressions.some(isFound)).map(({ rule }) => rule);
  };
}
