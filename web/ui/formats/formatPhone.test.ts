import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';

test.each([
  ['2194722900', '(219) 472-2900'],
  ['361', '361'],
])('%s reads %s', (filed, shown) => {
  expect(formatPhone(filed)).toBe(shown);
});
