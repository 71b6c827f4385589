import { expect, test } from 'vitest';
import { dueAfter } from './freshness.rules.ts';

test.each([
  ['2026-11-04T23:59:00Z', 'CURRENT'],
  ['2026-11-05T00:00:00Z', 'DUE'],
  ['2026-11-19T12:00:00Z', 'DUE'],
  ['2026-11-20T00:00:00Z', 'LATE'],
] as const)('after August, September is due five weeks after its end: at %s it is %s', (now, state) => {
  expect(dueAfter('2026-08', new Date(now))).toEqual({ dueMonth: '2026-09', dueOn: '2026-11-04', state });
});
