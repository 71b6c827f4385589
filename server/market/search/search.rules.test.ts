import { expect, test } from 'vitest';
import { closest, corrections, type Known } from './misspelling.rules.ts';
import { placeStarts } from './search.rules.ts';

const known = (words: Record<string, number>): Known[] =>
  Object.entries(words).map(([word, entries]) => ({ word, entries }));

const corrected = (wrong: string, words: Record<string, number>): string[] =>
  corrections(wrong, known(words)).map(({ word }) => word);

test('misspelled words', () => {
  expect(corrected('drisskill', { driskill: 4, drill: 9, driscoll: 9, dallas: 9 })).toEqual(['driskill']);
  expect(corrected('mariot', { marriott: 9, dallas: 9 })).toEqual(['marriott']);
  expect(corrected('grnad', { grand: 9, grant: 9, land: 9 })).toEqual(['grand']);
  expect(corrected('bar', { car: 9 })).toEqual([]);
  // A beginning of a longer word is found without; a frequent word comes first, also beside a filed misspelling.
  expect(corrected('cristi', { cristina: 9, christi: 9 })).toEqual(['christi']);
  expect(corrected('houstn', { houstin: 1, houston: 9 })).toEqual(['houston', 'houstin']);
  expect(corrected('raddison', { addison: 900, radison: 1, radisson: 60 })).toEqual(['radison', 'radisson']);
});

test('the place that a misspelled name is closest to', () => {
  expect(closest('ABELINE', known({ AMARILLO: 9, ABILENE: 9 }))?.word).toBe('ABILENE');
  expect(closest('HILTON', known({ HOUSTON: 9, HUTTO: 9 }))).toBeNull();
});

test('spellings of places', () => {
  expect(placeStarts('FT W')).toEqual(['FT W', 'FORT W']);
  expect(placeStarts('PT ARANSAS')).toContain('PORT ARANSAS');
  expect(placeStarts('HARRIS COUNTY')).toEqual(['HARRIS']);
});
