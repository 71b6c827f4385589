import { expect, test } from 'vitest';
import { noSharedMonth } from './yearColumns.tsx';

test('a year after one of other months is not said to be the first', () => {
  const why = noSharedMonth([{ year: 2014 }, { year: 2015 }]);
  const receiptsChange = null;
  expect(why({ year: 2015, receiptsChange })).toBe('no month that 2014 has, too');
  expect(why({ year: 2014, receiptsChange })).toBeNull();
  expect(why({ year: 2015, receiptsChange: { amount: 1, percent: 1 } })).toBeNull();
});
