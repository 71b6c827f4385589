import { expect, test } from 'vitest';
import { corrections } from './misspelling.rules.ts';
import { placeStarts } from './search.rules.ts';

test('misspelled words and spellings of places, by themselves', () => {
  expect(corrections('drisskill', ['driskill', 'drill', 'driscoll', 'dallas'])).toEqual(['driskill']);
  expect(corrections('mariot', ['marriott', 'dallas'])).toEqual(['marriott']);
  expect(corrections('grnad', ['grand', 'grant', 'land'])).toEqual(['grand']);
  expect(corrections('bar', ['car'])).toEqual([]);
  expect(placeStarts('FT W')).toEqual(['FT W', 'FORT W']);
  expect(placeStarts('HARRIS COUNTY')).toEqual(['HARRIS']);
});
