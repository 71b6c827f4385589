import { expect, test } from 'vitest';
import { lockKeys } from './locks.sql.ts';

test('no lock waits for another: each has a key of its own', () => {
  const keys = Object.values(lockKeys);
  expect(new Set(keys).size).toBe(keys.length);
});
