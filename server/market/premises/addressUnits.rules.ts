import { directions, ordinals, streetWords, unitWords } from './addressWords.rules.ts';

/** Parts of a building in an address; empty if it has none. */
export interface Units {
  building: string;
  floor: string;
  /** Suite, unit, apartment, room or space. */
  unit: string;
}

const column: Readonly<Record<string, keyof Units>> = {
  BLDG: 'building',
  FL: 'floor',
  TERM: 'building',
  STE: 'unit',
};

/** The suite of an address that the source cut off after its word, as in '4747 RESEARCH FOREST DR STE'. */
export const CUT = '?';

/** Takes the units out of the words of an address. */
export function splitUnits(filed: readonly string[]): Units & { words: string[] } {
  const units: Units = { building: '', floor: '', unit: '' };
  const words: string[] = [];
  for (let at = 0; at < filed.length; at++) {
    const word = filed[at] ?? '';
    const kind = unitWords.get(word);
    if (kind === undefined || at === 0 || !isUnit(filed, at, words.at(-1) ?? '')) {
      words.push(word);
      continue;
    }
    const { values, taken } = valuesFrom(filed, at + 1);
    // 'FIRST FLOOR', '2ND FL'
    const before = values.length === 0 && kind === 'FL' ? floorBefore(words) : undefined;
    if (before !== undefined) words.pop();
    const value = before ?? join(values);
    units[column[kind] ?? 'unit'] += kind === 'TERM' && value !== '' ? `T${value}` : value;
    if (at + 1 === filed.length && Object.values(units).every((part) => part === '')) units.unit = CUT;
    at += taken;
  }
  return { ...units, words: withoutCutWord(words, units) };
}

/** 'RESEARCH FOREST DR ST', where the source cut 'STE 200' off. */
function withoutCutWord(words: readonly string[], units: Units): string[] {
  const [before = '', last = ''] = words.slice(-2);
  const isCut = words.length > 3 && streetWords.has(before) && /^(ST|SUI|UNI)$/.test(last);
  if (!isCut || units.unit !== '') return [...words];
  units.unit = CUT;
  return words.slice(0, -1);
}

/** Not 'SPACE CENTER BLVD', 'TERMINAL RD', 'RM 853'. */
function isUnit(words: readonly string[], at: number, before: string): boolean {
  const [word = '', next] = words.slice(at);
  if (word === '#') return true;
  if (word === 'RM' && !streetWords.has(before)) return false;
  if (at === 1 && word.length < 3 && words.length > 3) return false;
  if (next === undefined || unitWords.has(next)) return true;
  if (streetWords.has(next)) return false;
  return /\d/.test(next) || next.length <= 2 || directions.has(next) || next === 'NO';
}

function valuesFrom(words: readonly string[], from: number): { values: string[]; taken: number } {
  const start = /^(NO|#)$/.test(words[from] ?? '') ? from + 1 : from;
  let at = start;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const isSigned = words[at - 1] === '#' || directions.has(word);
    const isValue = /\d/.test(word) || word.length <= 2 || isSigned;
    if (unitWords.has(word) || streetWords.has(word) || !isValue) break;
  }
  return { values: words.slice(start, at), taken: at === start ? 0 : at - from };
}

function floorBefore(words: readonly string[]): string | undefined {
  const word = words.at(-1) ?? '';
  const spelled = ordinals.get(word) ?? word;
  return /^(\d+)(ST|ND|RD|TH)$/.exec(spelled)?.[1];
}

/** 'A 1' and 'A1', '007' and '7', '1ST' and '1'. */
function join(values: readonly string[]): string {
  return values
    .map((value) => directions.get(value) ?? value)
    .join('')
    .replaceAll('-', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+)(ST|ND|RD|TH)$/, '$1');
}
