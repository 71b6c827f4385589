import { findRoute } from './addressRoutes.rules.ts';
import { splitUnits, type Units } from './addressUnits.rules.ts';
import {
  directions,
  frontage,
  fullWords,
  namingWords,
  numbers,
  ordinal,
  ordinals,
  otherSuffixes,
  streetNames,
  streetWords,
} from './addressWords.rules.ts';

/** The parts of an address in one spelling; empty if it has none. */
export interface Address extends Units {
  number: string;
  /** Direction before the street's name. */
  before: string;
  street: string;
  suffix: string;
  /** Direction after the street's name. */
  after: string;
  /** True if the street is a highway or a numbered road. */
  isRoute: boolean;
}

/** Initials that filings write as one word or as several. */
const initials = /\b(I H|F M|R M|R R|U S|S H|C R|P R|P O|W W(?= WHITE))\b/g;

/** One spelling of an address, `100 N MAIN ST STE 5`: equal for two filings of the same suite or building. */
export function normalAddress(filed: string): string {
  const { number, before, street, suffix, after, building, floor, unit } = parseAddress(filed);
  const units = [building && `BLDG ${building}`, floor && `FL ${floor}`, unit && `STE ${unit}`];
  return [number, before, street, suffix, after, ...units].filter((part) => part !== '').join(' ');
}

/** Parts of a filed address, in one spelling. */
export function parseAddress(filed: string): Address {
  const { words, ...units } = splitUnits(wordsOf(filed));
  const { number, letter, rest } = splitNumber(words);
  const unit = units.unit === letter ? letter : letter + units.unit;
  return { ...units, unit, number, ...parseStreet(rest) };
}

function wordsOf(filed: string): string[] {
  const text = filed
    .toUpperCase()
    // 'W.MULBERRY'
    .replaceAll(/\b([NSEW]|[NS][EW])\.(?=[A-Z]{3})/g, '$1 ')
    .replaceAll(/[.'"`()]/g, '')
    .replaceAll('#', ' # ')
    .replaceAll(/[,;:@*\\]/g, ' ')
    .replaceAll(/(?<!\d)\/|\/(?!\d)/g, ' ')
    .replaceAll(/(?<!\d)-|-(?!\d)/g, ' ')
    .replaceAll('&', ' & ')
    .replaceAll(/\bAND\b/g, '&')
    // 'IH35', 'FM1960', 'TX361', 'STE100'
    .replaceAll(/\b(IH|I|FM|RM|RR|CR|US|SH|TX|HWY|LOOP|SPUR|STE|UNIT|APT|BLDG)(?=\d)/g, '$1 ')
    // '808 HWY 46S', but not 'IH 35E' and 'CR 211E'
    .replaceAll(/\b(FM|RM|RR|US|SH|TX|HWY|HIGHWAY|LOOP) (\d+)([NSEW])\b/g, '$1 $2 $3')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(initials, (letters) => letters.replace(' ', ''));
  return text.split(' ').filter((word) => word !== '');
}

interface Numbered {
  number: string;
  /** A letter of the number, which others file as a unit. */
  letter: string;
  rest: string[];
}

function splitNumber(words: readonly string[]): Numbered {
  const [first = '', second = '', third] = words;
  const spelled = third === undefined && second === '' ? undefined : numbers.get(first);
  const [, digits, attached = ''] = /^0*(\d+(?:-\d+)?)([A-Z]?)$/.exec(spelled ?? first) ?? [];
  if (digits === undefined || isName(words)) return { number: '', letter: '', rest: [...words] };
  const half = /^\d\/\d$/.test(second) ? ` ${second}` : '';
  const rest = words.slice(half === '' ? 1 : 2);
  const isLetter = rest.length > 2 && /^[A-D] [A-Z]{2}/.test(rest.join(' '));
  const letter = attached === '' && isLetter ? (rest.shift() ?? '') : attached;
  return { number: digits + half, letter, rest };
}

/** '5 MILES NORTH OF …', '7TH & MAIN'. */
function isName([, second = '']: readonly string[]): boolean {
  return /^(MI|MILE|MILES|BLK|BLOCKS?|&)$/.test(second);
}

type Street = Omit<Address, keyof Units | 'number'>;

function parseStreet(filed: readonly string[]): Street {
  const words = filed
    .flatMap((word) => spread(word))
    .map((word) => streetWords.get(word) ?? directions.get(word) ?? word);
  const route = findRoute(words);
  if (route !== null) {
    const { name, before, after } = route;
    const isFirst = before.length > 0 && before.every((word) => directions.has(word));
    const other = [...(isFirst ? [] : before), name, ...after.filter((word) => !directions.has(word))];
    const turned = after.filter((word) => directions.has(word)).join(' ');
    const ahead = isFirst ? before.join(' ') : turned;
    return {
      before: ahead,
      street: other.join(' '),
      suffix: '',
      after: isFirst ? turned : '',
      isRoute: true,
    };
  }
  return parseName(words);
}

/** 'SSW LOOP 323' is the southwest loop's south side. */
function spread(word: string): string[] {
  return /^[NSEW](NE|NW|SE|SW)$/.test(word) ? [word.charAt(0), word.slice(1)] : [word];
}

const suffixOf = (word: string): string | undefined =>
  streetWords.get(word) ?? namingWords.get(word) ?? (otherSuffixes.has(word) ? word : undefined);

function parseName(filed: readonly string[]): Street {
  const words = [...filed];
  const last = words.findIndex((word, at) => at > 0 && frontage.test(word) && isRoadBeside(words, at));
  if (last > 0) words.splice(last);
  let after = '';
  if (words.length > 2 && directions.has(words.at(-1) ?? '')) after = words.pop() ?? '';
  let suffix = '';
  const ending = suffixOf(words.at(-1) ?? '');
  if (words.length > 1 && ending !== undefined) {
    suffix = ending;
    words.pop();
  }
  let before = '';
  while (words.length > 1 && directions.has(words[0] ?? ''))
    before = `${before} ${words.shift() ?? ''}`.trim();
  return { before, street: nameOf(words, suffix), suffix, after, isRoute: false };
}

/** 'GULF FWY SERVICE RD', but not 'S ACCESS RD' or 'BEACH ACCESS RD 1A'. */
function isRoadBeside(words: readonly string[], at: number): boolean {
  return /^(FWY|EXPY|TPKE|PKWY)$/.test(words[at - 1] ?? '') && words.length - at <= 3;
}

function nameOf(words: readonly string[], suffix: string): string {
  const spelled = words.map((word, at) => {
    const number = /^(\d+)(ST|ND|RD|TH)$/.exec(word)?.[1];
    if (number !== undefined) return ordinal(Number(number));
    if (word === 'ST' && at === 0 && words.length > 1) return 'SAINT';
    return ordinals.get(word) ?? fullWords.get(word) ?? word;
  });
  const [only = ''] = spelled;
  if (spelled.length === 1 && /^\d{1,3}$/.test(only) && /^(ST|AVE)$/.test(suffix))
    return ordinal(Number(only));
  const name = streetNames.reduce(
    (text, [pattern, other]) => text.replace(pattern, other),
    spelled.join(' '),
  );
  // 'H K DODGEN' and 'HK DODGEN'
  return name.replaceAll(/\b([A-Z]) (?=[A-Z] )/g, '$1');
}
