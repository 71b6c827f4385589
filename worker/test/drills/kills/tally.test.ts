import { expect, test } from 'vitest';
import { newTally, nextKill, noteKill, tallyLines } from './tally.ts';

test('kinds are mixed evenly, one that may not be made now is made later, and a late kill is made again', () => {
  const tally = newTally({ worker: 20, postgres: 2, redis: 2, flush: 1 });
  expect(tally.waiting).toHaveLength(25);
  expect(tally.waiting.slice(0, 12).filter((kill) => kill !== 'worker')).toEqual(['postgres', 'redis']);
  expect(nextKill(tally, () => true)).toBe('worker');
  expect(nextKill(tally, (kill) => kill !== 'worker')).toBe('postgres');
  // Too far ahead.
  expect(nextKill(tally, (kill) => kill === 'flush')).toBeUndefined();
  noteKill(tally, 'postgres', 4_000);
  noteKill(tally, 'worker', null);
  noteKill(tally, 'worker', 12_000);
  noteKill(tally, 'worker', 1_000);
  expect(tally.waiting).toHaveLength(22);
  expect(nextKill(tally, (kill) => kill !== 'worker')).toBe('redis');
  expect(tallyLines(tally)).toEqual([
    'worker: 2 of 20 times, back after 6.5 s on average, 12.0 s at most (1 over 10 s); 1 more just after an import was published',
    'postgres: 1 of 2 times, back after 4.0 s on average, 4.0 s at most (0 over 10 s)',
    'redis: 0 of 2 times',
    'flush: 0 of 1 times',
  ]);
});
