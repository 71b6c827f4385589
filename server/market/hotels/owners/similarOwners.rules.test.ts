import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areSimilar, haveSameName, isCrowded } from './similarOwners.rules.ts';

const similar: readonly [string, string][] = [
  ['HOTEL ST GERMAIN INC', 'HOTEL ST. GERMAIN, INC.'],
  ['CHALAK RESTAURANTS GARLAND, LLC', 'CHALAK VENTURE GROUP, LP'],
  ['MATTITO’S FIVE, LLC', "NORTH TEXAS MATTITO'S, LLC"],
  ['JAI AMBE HOSPITALITY LLC', 'JAI AMBE LODGING, INC.'],
  ['GUEST STAYS LONGVIEW HAVENWOOD LLC', 'HAVENWOOD, LP'],
  ['MARIANNE COOK', 'MARIANNE L COOK'],
  ['EDWARD B FRANKEL', 'EDWARD B FRANKEL ENTERPRISES LLC'],
  ['M & S RESTAURANTS #2, LTD.', 'M & S RESTAURANTS #3, LTD.'],
];

/** General words, numbers, places and devotion are no sign of one owner. */
const different: readonly [string, string][] = [
  ['TEXAS HOSPITALITY II LLC', 'TEXAS LODGING II LLC'],
  ['HOUSTON HOTEL GROUP, LP', 'HOUSTON BAR GROUP, LP'],
  ['PLANO WEST HOTELS LLC', 'WEST KATY HOTELS LLC'],
  ['SAI LODGING INC', 'SAI HOTELS LLC'],
  ['HARI RAM HOSPITALITY, INC.', 'B1 STOCKYARD, INC.'],
  ['MARK DYSON', 'MARK SMITH'],
  ['JOHN SMITH', 'JOHN SMYTHE HOLDINGS LLC'],
  ['LOS PEREZ MEXICAN RESTAURANT INC', 'LOS CUCOS MEXICAN CAFE XV, INC'],
  ['RUTHS HOTEL OF THE WEST', 'KENTS HOTEL OF THE WEST'],
  ['LLC', 'INC'],
];

test('names are similar by the words that say who it is', () => {
  for (const [one, other] of similar) expect(areSimilar(one, other, false), `${one} ~ ${other}`).toBe(true);
  for (const [one, other] of different)
    expect(areSimilar(one, other, false), `${one} ~ ${other}`).toBe(false);
  for (const [one, other] of [...similar, ...different]) {
    expect(areSimilar(other, one, false), `${other} ~ ${one}`).toBe(areSimilar(one, other, false));
  }
});

test('at an address of many dissimilar names, one shared word is no sign', () => {
  const agents = [
    'RLJ II',
    'ASHFORD TRS',
    'MHC PALMS',
    'MRG ATX',
    'CP ADDISON',
    'BH DFW',
    'HP FW',
    'BT CO',
    'OTB',
  ];
  expect(isCrowded(agents)).toBe(true);
  expect(isCrowded(Array.from({ length: 58 }, (_, at) => `HERITAGE INN NUMBER ${String(at)}. OPCO`))).toBe(
    false,
  );
  expect(areSimilar('SUMMIT HOTEL TRS 140, LLC', 'SUMMIT CANTINA, INC.', false)).toBe(true);
  expect(areSimilar('SUMMIT HOTEL TRS 140, LLC', 'SUMMIT CANTINA, INC.', true)).toBe(false);
  expect(areSimilar('SUMMIT HOTEL TRS 140, LLC', 'SUMMIT HOTEL TRS 161, LLC', true)).toBe(true);
  expect(haveSameName('HOTEL ST GERMAIN INC', 'HOTEL ST. GERMAIN, LLC')).toBe(true);
  expect(haveSameName('MESA ROSA, INC.', 'MESA ROSA IV INC')).toBe(false);
});

/** 50 pairs that the rules found in the real releases on 2026-11-25, read by hand. */
const file = fileURLToPath(new URL('./judgedOwners.csv', import.meta.url));

test('of 50 judged pairs, at least 95% of those that are found are the same owner', () => {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1).map(fieldsOf);
  const found = rows.filter(([, , crowded, , one = '', other = '']) =>
    areSimilar(one, other, crowded === 'crowded'),
  );
  const right = found.filter(([verdict]) => verdict === 'same');
  expect(rows).toHaveLength(50);
  expect(found.length).toBeGreaterThanOrEqual(48);
  expect(right.length / found.length).toBeGreaterThanOrEqual(0.95);
});

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}
