import { expect, test } from 'vitest';
import { binarySize } from './binarySize.ts';

test.each([
  [1024 ** 3, '1 GiB'],
  [4096 * 1024 ** 2, '4 GiB'],
  [1024 ** 2, '1 MiB'],
  [1536, '1,536 bytes'],
])('%i bytes are %s', (bytes, words) => {
  expect(binarySize(bytes)).toBe(words);
});
