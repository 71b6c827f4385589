import { expect, test } from 'vitest';
import { everyRelease, releasesText } from './releasesText.ts';

const released = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    fileName: `HOT230${String(index + 1)}.CSV`,
    issuedOn: null,
    synthetic: false,
  }));

test('few releases are named on the page, more are counted; the file names them all', () => {
  expect(releasesText({ releases: released(4) })).toBe('HOT2301; HOT2302; HOT2303; HOT2304');
  expect(releasesText({ releases: released(5) })).toBe('5 releases, the first HOT2301, the last HOT2305');
  expect(everyRelease({ releases: released(5) })).toBe('HOT2301; HOT2302; HOT2303; HOT2304; HOT2305');
});
