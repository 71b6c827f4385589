import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<string>(() => undefined);

test('work in time gives its own result or error, and no clock stays behind', async () => {
  expect(await within(Promise.resolve('done'), 1_000, () => 'late')).toBe('done');
  await expect(within(Promise.reject(new Error('failed')), 1_000, () => 'late')).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer gives what the caller says instead', async () => {
  const answer = within(never, 1_000, () => 'late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe('late');
});

test('the caller may refuse work that takes longer', async () => {
  const answer = within(never, 1_000, () => {
    throw new Error('too slow');
  });
  const refusal = expect(answer).rejects.toThrow('too slow');
  await vi.advanceTimersByTimeAsync(1_000);
  await refusal;
});

test('an error of the work after its time is harmless', async () => {
  const failing = new Promise<string>((_, reject) => {
    setTimeout(() => reject(new Error('failed later')), 2_000);
  });
  const answer = within(failing, 1_000, () => 'late');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe('late');
});
