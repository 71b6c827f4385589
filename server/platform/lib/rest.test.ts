import { expect, test } from 'vitest';
import { sayLeftOutOfCities } from './rest.ts';

function namedOf(count: number): string {
  let named = '';
  const months = Array.from({ length: count }, (_, at) => ({
    city: `PEÑITAS ${String(at)}`,
    month: { month: '2023-04' },
  }));
  sayLeftOutOfCities({ setHeader: (_, value) => void (named = value) }, months);
  return named;
}

test('a header names months left out by city, in ASCII', () => {
  expect(namedOf(2)).toBe('PE?ITAS 0 2023-04, PE?ITAS 1 2023-04');
  expect(namedOf(0)).toBe('');
});

test('a header that would be too long for clients counts the months that it does not name', () => {
  expect(namedOf(200)).toMatch(/PE\?ITAS 199 2023-04$/);
  expect(namedOf(5_000)).toMatch(/PE\?ITAS 199 2023-04, and 4800 more$/);
  expect(namedOf(5_000).length).toBeLessThan(6_000);
});
