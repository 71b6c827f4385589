import { expect, test } from 'vitest';
import { comparePath } from '../../../app/paths.ts';
import { idOf, keyOfId, readQuestion } from './compareAddress.ts';

const marfa = { taxpayerNumber: '32049649729', locationNumber: 22 };
const alpine = { taxpayerNumber: '32000000011', locationNumber: 1 };

test('an address names the subject and whom to compare it with', () => {
  expect(comparePath(marfa, [alpine])).toBe('/stt/compare?subject=32049649729-22&with=32000000011-1');
  expect(comparePath(marfa)).toBe('/stt/compare?subject=32049649729-22');
  expect(readQuestion({ subject: '32049649729-22', with: '32000000011-1' })).toEqual({
    subject: marfa,
    competitors: [alpine],
  });
});

test('invalid hotels are dropped, and no hotel appears twice or beside itself', () => {
  const others = '32000000011-1, 32000000011-01,nonsense,,32049649729-22,1-2-3';
  expect(readQuestion({ subject: '32049649729-22', with: others }).competitors).toEqual([alpine]);
  expect(readQuestion({ subject: 'nonsense', with: '' })).toEqual({ subject: null, competitors: [] });
});

test('keys and ids come back from each other', () => {
  expect(idOf(marfa)).toBe('hotel:32049649729-00022');
  expect(keyOfId(idOf(marfa))).toEqual(marfa);
  expect(keyOfId('city:MARFA')).toBeNull();
});
