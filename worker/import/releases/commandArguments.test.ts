import { expect, test } from 'vitest';
import { UsageError } from '../../../server/platform/commands/commandLine.ts';
import { readArguments as readImports } from './imports.args.ts';
import { readArguments as readReleases } from './releases.args.ts';

test.each([
  ['toString', '5'],
  ['constructor', '5'],
  ['redo'],
  ['redo', '0'],
  ['show', '5', '6'],
  ['show', '5', '--limit', '5'],
  ['verify', '--reason', 'x'],
])('releases %s %s changes nothing: the help says what it takes', (...args) => {
  expect(() => readReleases(args)).toThrow(UsageError);
});

test.each([
  ['toString', '5'],
  ['accept', '1e3', '--note', 'x'],
  ['show', '3', '--limit', '5'],
  ['list', '--note', 'x'],
  ['diff', '3', '--top', 'all'],
])('imports %s %s changes nothing: the help says what it takes', (...args) => {
  expect(() => readImports(args)).toThrow(UsageError);
});

test('what they take is read', () => {
  expect(readReleases(['redo', '5', '--dry-run'])).toMatchObject({
    command: 'redo',
    releaseId: 5,
    dryRun: true,
  });
  expect(readImports(['accept', '7', '--note', ' checked '])).toMatchObject({ importId: 7, note: 'checked' });
  expect([readReleases([]), readImports([])]).toMatchObject([{ limit: 50 }, { limit: 50 }]);
});
