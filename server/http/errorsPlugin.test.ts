import { expect, test } from 'vitest';
import { AppError, notFound } from '../platform/errors.ts';
import { shorten } from './errorsPlugin.ts';

test('the first error of each code is kept, because codes decide the status', () => {
  const refusal = new AppError('QUERY_TOO_COMPLEX', 'This reads too many rows.');
  const errors = [...Array.from({ length: 1_100 }, () => notFound('A hotel')), refusal, refusal];
  expect(shorten(errors)).toEqual([
    { message: '1,001 more errors are left out.', extensions: { code: 'NOT_FOUND' } },
  ]);
  expect(errors).toHaveLength(101);
  expect(errors.at(-1)).toBe(refusal);
});

test('one error more is said instead of counted', () => {
  const errors = Array.from({ length: 101 }, () => notFound('A hotel'));
  expect(shorten(errors)).toEqual([]);
  expect(errors).toHaveLength(101);
});
