import { expect, test } from 'vitest';
import { decodeName, encodeName, hotelPath, placesIn, resultsOfPeriodPath } from './paths.ts';

test('names in addresses write / and # as words, and everything comes back', () => {
  const path = hotelPath({ name: 'THE 50/50 INN #2 100%', taxpayerNumber: '32000000037', locationNumber: 1 });
  expect(path).toBe('/stt/hotelinfo/THE%2050(slash)50%20INN%20(hash)2%20100%25/32000000037/1');
  expect(decodeName(decodeURIComponent(encodeName('A/B #1')))).toBe('A/B #1');
});

test('several places stand in one address, without repetitions', () => {
  expect(resultsOfPeriodPath('monthly', { number: 9, year: 2023 }, 'city', ['EL PASO', 'MARFA'])).toBe(
    '/stt/results/monthly/9/2023/city/EL%20PASO,MARFA',
  );
  expect(placesIn('EL PASO,MARFA, MARFA,')).toEqual(['EL PASO', 'MARFA']);
});
