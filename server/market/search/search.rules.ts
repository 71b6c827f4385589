/** Minimum length of a text for suggestions. */
export const SHORTEST_TEXT = 3;
const LONGEST_TEXT = 60;
const MOST_WORDS = 8;

/** The first 60 characters of a typed text, in the words of the index. */
export function searchText(typed: string): string {
  return plainWords(typed).slice(0, LONGEST_TEXT).trim();
}

/** A text in the words of the index: upper case letters and digits with single spaces. See `search_words`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/['’‘]|\p{M}/gu, '')
    .replace(/\b([A-Z])[.&](?=[A-Z])/g, '$1')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Spellings of one word. In addresses ST is STREET, in names SAINT. */
const spellings: readonly (readonly string[])[] = [
  ['FT', 'FORT'],
  ['MT', 'MOUNT'],
  ['PT', 'PORT', 'POINT'],
  ['ST', 'SAINT', 'STREET'],
  ['STE', 'SAINTE', 'SUITE'],
  ['AVE', 'AV', 'AVENUE'],
  ['BLVD', 'BOULEVARD'],
  ['RD', 'ROAD'],
  ['DR', 'DRIVE'],
  ['LN', 'LANE'],
  ['PKWY', 'PARKWAY'],
  ['HWY', 'HIGHWAY'],
  ['FWY', 'FREEWAY'],
  ['EXPY', 'EXPRESSWAY'],
  ['IH', 'I', 'INTERSTATE'],
  ['SQ', 'SQUARE'],
  ['CTR', 'CENTER', 'CENTRE'],
  ['N', 'NORTH'],
  ['S', 'SOUTH'],
  ['E', 'EAST'],
  ['W', 'WEST'],
  ['INTL', 'INTERNATIONAL'],
  ['CO', 'COUNTY'],
];

/** Words that members add and that names, addresses and owners have or lack by chance: they only help to rank. */
const optional = new Set([
  'THE',
  'AND',
  'OF',
  'AT',
  'IN',
  'ON',
  'BY',
  'A',
  'TX',
  'TEXAS',
  'COUNTY',
  'CITY',
  'ZIP',
  'NEAR',
  'HOTEL',
  'HOTELS',
  'INN',
  'SUITES',
  'SUITE',
  'BAR',
  'GRILL',
  'RESTAURANT',
  'CLUB',
  'LLC',
  'INC',
  'LP',
  'LTD',
  'ST',
  'STREET',
  'SAINT',
  'AVE',
  'AVENUE',
  'RD',
  'ROAD',
  'DR',
  'DRIVE',
  'LN',
  'LANE',
  'BLVD',
  'BOULEVARD',
  'HWY',
  'HIGHWAY',
  'PKWY',
  'PARKWAY',
  'STE',
  'IH',
  'INTERSTATE',
  'N',
  'S',
  'E',
  'W',
  'NORTH',
  'SOUTH',
  'EAST',
  'WEST',
]);

/** A typed word: how it is found in documents, and whether they must have it. */
export interface SearchWord {
  word: string;
  /** A part of a text search query: the word's spellings, as a beginning from two letters on. */
  query: string;
  isOptional: boolean;
}

/** A number or a letter by itself is meant whole: the 6 of MOTEL 6. Beginnings of longer words are found. */
function partOf(word: string): string {
  return word.length > 1 ? `${word}:*` : word;
}

function spellingsOf(word: string): string[] {
  return spellings
    .filter((group) => group.some((each) => each === word || (word.length > 2 && each.startsWith(word))))
    .flat()
    .filter((each) => each !== word);
}

/** The words of a searched text. If all of them are optional, none is. */
export function searchWords(text: string): SearchWord[] {
  const words = text.split(' ').slice(0, MOST_WORDS);
  const found = words.map((word, at) => ({
    word,
    query: [partOf(word), ...spellingsOf(word)].join(' | ').toLowerCase(),
    // A last letter by itself is the beginning of a word that is being typed.
    isOptional: optional.has(word) || (at > 0 && at === words.length - 1 && /^[A-Z]$/.test(word)),
  }));
  return found.every(({ isOptional }) => isOptional)
    ? found.map((word) => ({ ...word, isOptional: false }))
    : found;
}

/** A text without the state at its end, which names of places lack. */
export function withoutState(text: string): string {
  return text.replace(/ (TX|TEXAS)$/, '');
}

/** The starts that names of places may have: FT W is FT W or FORT W. */
export function placeStarts(text: string): string[] {
  const words = text.replace(/ (COUNTY|CITY)$/, '').split(' ');
  const last = words.length - 1;
  const start = words.reduce<string[]>(
    (starts, word, at) => {
      // The last word may be the start of another one.
      const forms =
        at === last && last > 0 ? [word] : [word, ...spellingsOf(word).filter(() => word.length < 4)];
      return starts.flatMap((each) => forms.map((form) => (each === '' ? form : `${each} ${form}`)));
    },
    [''],
  );
  return start.slice(0, 6);
}
