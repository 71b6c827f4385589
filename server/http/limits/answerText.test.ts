import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerText } from './answerText.ts';
import { fixedLimits } from '../../platform/limits/limits.ts';

test('writes what JSON.stringify writes', async () => {
  const rows = (value: unknown): unknown => Array.from({ length: 60 }, () => value);
  await fc.assert(
    fc.asyncProperty(fc.object({ withDate: true, withNullPrototype: true }), async (value) => {
      for (const each of [value, rows(value), { a: { b: rows({ c: rows(value), d: undefined }) } }]) {
        expect(await answerText(each)).toBe(JSON.stringify(each));
      }
    }),
    { numRuns: 20 },
  );
});

test('a long answer lets others have their turn, however its lists lie within each other', async () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? 'x'.repeat(60) : Array.from({ length: 48 }, () => nested(depth - 1));
  let turns = 0;
  let isWritten = false;
  const count = (): void => {
    turns += 1;
    if (!isWritten) setImmediate(count);
  };
  setImmediate(count);
  const text = await answerText(nested(3)).finally(() => (isWritten = true));
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(turns).toBeGreaterThan(1);
});

test('stops where an answer becomes too long', async () => {
  const row = { text: 'x'.repeat(1_000) };
  const rows = Array.from({ length: fixedLimits.characters / 1_000 }, () => row);
  await expect(answerText({ rows })).rejects.toThrow('more than 20 million characters');
});
