import { expect, test } from 'vitest';
import { problemsOf, type OperatorsState } from './operatorsState.ts';

const fine: OperatorsState = {
  data: {
    releases: [],
    imports: {},
    mailsWaiting: 0,
    oldestMailSeconds: 0,
    mailsFailed: 0,
    backupAgeSeconds: null,
  },
  isMigrated: true,
  queue: undefined,
  diskFreeBytes: null,
};

test('migrations are pending only if the database says so', () => {
  expect(problemsOf(fine)).toEqual([]);
  expect(problemsOf({ ...fine, isMigrated: false })).toEqual(['Migrations are pending.']);
  expect(problemsOf({ ...fine, isMigrated: null })).toEqual([
    'The database did not say whether migrations are pending.',
  ]);
});
