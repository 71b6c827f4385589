import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityWords } from './securityWords.ts';

test.each([
  ['EXPORTED', 'hotelMonths.csv, 12345 rows', 'Monthly figures of hotels as CSV, 12,345 rows'],
  [
    'EXPORTED',
    'beverageFilings.csv.gz, cut off at 1000 rows',
    'Published filings of bars and restaurants as CSV, compressed, cut off at 1,000 rows',
  ],
  ['EXPORTED', 'query.xlsx, 1 rows, prepared', 'Query as Excel, 1 row, prepared in the background'],
  ['EXPORTED', 'ListOfUsers.csv, 3 rows', 'ListOfUsers.csv, 3 rows'],
  ['EXPORTED', '/rest/admin, 3 rows', 'All users by REST, 3 rows'],
  ['EXPORTED', 'Monthly, quarterly.csv, 3 rows', 'Monthly, quarterly.csv, 3 rows'],
  ['EXPORTED', 'own data', 'own data'],
  ['THROTTLED', 'requestReset', 'link for a new password'],
  ['THROTTLED', 'constructor', 'constructor'],
  ['DENIED', 'export hotelMonths.parquet', 'export: Monthly figures of hotels as Parquet'],
  ['DENIED', 'members', 'members'],
  ['DENIED', 'brandRules, moveDemonstrationClock', 'brand rules, move demonstration clock'],
  ['SIGNED_IN', 'password', 'password'],
] as const)('%s %s reads: %s', (kind, details, words) => {
  expect(securityWords(kind, details)).toBe(words);
});

test('every limit of attempts has words', () => {
  // The web does not import the server.
  const rules = readFileSync('server/platform/limits/throttle/throttle.rules.ts', 'utf8');
  const names = [...rules.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name = '']) => name);
  expect(names).toContain('requestReset');
  const words = names.map((name) => securityWords('THROTTLED', name));
  expect(words.filter((text) => /[a-z][A-Z]/.test(text))).toEqual([]);
});
