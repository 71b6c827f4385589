import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test.each([
  ['Presidio County: Monthly Revenue By City.png', 'Presidio County, Monthly Revenue By City.png'],
  ['THE 50/50 INN #2.csv', 'THE 50-50 INN #2.csv'],
  ['HotelSearchResults.csv', 'HotelSearchResults.csv'],
])('%s is saved as %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
