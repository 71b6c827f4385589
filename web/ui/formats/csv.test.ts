import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes what needs quotes and ends every line', () => {
  expect(toCsv(['Name', 'Receipts'], [['THE "BIG", INN\n2', 198204.5]])).toBe(
    'Name,Receipts\r\n"THE ""BIG"", INN\n2",198204.5\r\n',
  );
});

test.each(['=HYPERLINK("x")', '+1', '-1+1', '-A1', '@SUM(A1)', '\tx', ' =1'])(
  'a cell like a formula is made harmless: %s',
  (cell) => {
    const line = toCsv(['a'], [[cell]]).split('\r\n')[1] ?? '';
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('negative numbers stay numbers and the unknown stays empty', () => {
  expect(toCsv(['a', 'b'], [[-5.25, null]])).toBe('a,b\r\n-5.25,\r\n');
  expect(toCsv(['a'], [['-51999800.51']])).toBe('a\r\n-51999800.51\r\n');
});
