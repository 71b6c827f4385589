import { frontage } from './addressWords.rules.ts';

/** A highway or numbered road, and what stands before and after its name in an address. */
export interface Route {
  /** For example `IH 10`, `HWY 290 BUS`, `FM 1960`. */
  name: string;
  before: string[];
  after: string[];
}

const number = '(\\d{1,4}[A-Z]?(?:\\/\\d{1,4})*)';
const state = '(?:(?:US|STATE|ST|SH|TX|TEXAS|OLD) )*';
const business = '(?:(?:BUS|BUSINESS|BYP|BYPASS) )?';

/**
 * Kinds of roads with numbers. US and state highways are one kind: filings leave the word out or take the wrong one,
 * and no ZIP code has the same house number on two highways of one number. So are farm and ranch roads, which the
 * state numbers together. `PR` is a private road, as in most filings; park roads say so.
 */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = (
  [
    ['IH', `${business}(?:INTERSTATE|INTERSTAE|INTRST|INTER|IH|I)(?: (?:HWY|RTE|RD))?(?: IH)? ${number}`],
    [
      'FM',
      `(?:HWY |STATE |ST )*(?:FARM TO MARKET|FARM TO MKT|FARM MARKET|FARM|FM|RANCH TO MARKET|RANCH|RNCH|RM|RR)(?: (?:RD|HWY))* ${number}(?: RD)?`,
    ],
    ['LOOP', `(?:HWY |STATE |TX )*LOOP(?: HWY)? ${number}`],
    ['SPUR', `(?:HWY |STATE |TX )*SPUR(?: HWY)? ${number}`],
    ['CR', `(?:(?:COUNTY|COUTY|COUNTRY|CO|CNTY|CTY)(?: (?:RD|RTE|HWY))|CR) ${number}`],
    ['PARK RD', `(?:STATE )?PARK RD ${number}`],
    ['PR', `(?:(?:PRIVATE|PVT|PRV)(?: (?:RD|DR))|PR) ${number}`],
    [
      'HWY',
      `${state}${business}(?:HWY|HWYS|US|SH|TX|EXPY|RTE|STATE RD|US EXPY) ${business}(?:US |TX )?(?:HWY |EXPY )?${number}`,
    ],
    ['HWY', `(?:BYP|BYPASS|BUS|BUSINESS) ${number}`],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(`(?<=^| )${pattern}(?= |$)`)]);

/** Finds the road in the words of a street; null if it has no number. */
export function findRoute(words: readonly string[]): Route | null {
  if (!words.some((word, at) => at > 0 && /^\d/.test(word))) return null;
  const street = words.join(' ');
  for (const [kind, pattern] of kinds) {
    const found = pattern.exec(street);
    if (found?.[1] === undefined) continue;
    const before = wordsOf(street.slice(0, found.index));
    const after = wordsOf(street.slice(found.index + found[0].length));
    return named(kind, found[1], {
      before,
      after,
      isBusiness: /\b(BUS|BUSINESS)\b/.test(found[0]),
      isBypass: /\bBYP(ASS)?\b/.test(found[0]),
    });
  }
  return null;
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

interface Around {
  before: string[];
  after: string[];
  isBusiness: boolean;
  isBypass: boolean;
}

function named(kind: string, digits: string, { before, after, ...is }: Around): Route {
  const rest = [...after];
  let number = digits;
  // Only Interstate 35 divides, in Dallas and Fort Worth, and it runs from north to south.
  if (kind === 'IH' && number === '35' && !is.isBusiness && (rest[0] === 'E' || rest[0] === 'W'))
    number += rest.shift() ?? '';
  const side = rest.findIndex((word) => frontage.test(word));
  if (side >= 0) rest.splice(side);
  let ending = is.isBypass ? ' BYP' : is.isBusiness ? ' BUS' : '';
  for (; rest.length > 0; rest.shift()) {
    const [word = ''] = rest;
    if (/^(BUS|BUSINESS|BYP|BYPASS)$/.test(word)) ending = word.startsWith('BY') ? ' BYP' : ' BUS';
    else if (!/^(RD|HWY|EXPY|FWY)$/.test(word)) break;
  }
  return { name: `${kind} ${number}${ending}`, before, after: rest };
}
