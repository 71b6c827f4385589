import { once } from 'node:events';
import { expect, test } from 'vitest';
import { keepAlive, keepDuring } from './keep.mjs';
import { reasonInServerLog, reasonOf } from './reasons.mjs';

/** A process that ends right after its start; counts its starts. */
function failing(isVital: boolean) {
  let starts = 0;
  const said: string[] = [];
  const start = () => {
    starts += 1;
    // The second one cannot even be started.
    if (starts === 2) return Promise.reject(new Error('there is no room'));
    return Promise.resolve({ ended: Promise.resolve('it broke') });
  };
  const keeping = {
    tell: (text: string) => void said.push(text),
    signal: new AbortController().signal,
    waits: [0, 1],
  };
  const kept = { name: 'The worker', where: 'logs/worker.log', isVital, start };
  return { said, starts: () => starts, over: keepAlive(kept, Promise.resolve('it fell'), keeping) };
}

test('a program that keeps failing quickly is given up, and the rest goes on', async () => {
  const { said, starts, over } = failing(false);
  await over;
  expect(starts()).toBe(2);
  expect(said).toEqual([
    'The worker ended unexpectedly: it fell. It is being restarted (see logs/worker.log).',
    'The worker ended unexpectedly: it broke. It restarts in 0.001 s (see logs/worker.log).',
    'The worker ended 3 times in a row soon after its start: there is no room (see logs/worker.log). ' +
      'It is not restarted; everything else keeps running.',
  ]);
});

test('if a vital program fails, everything ends and the reason is shown', async () => {
  await expect(failing(true).over).rejects.toThrow(
    'The worker ended 3 times in a row soon after its start: there is no room (see logs/worker.log).',
  );
});

test('after work that failed nothing restarts any more', async () => {
  const events: string[] = [];
  const keep = (signal: AbortSignal) => [
    once(signal, 'abort')
      .then(() => new Promise(setImmediate))
      .then(() => void events.push('the last restart is over')),
  ];
  const work = () => Promise.reject(new Error('no'));
  await keepDuring(keep, work).catch(() => events.push('the work failed'));
  expect(events).toEqual(['the last restart is over', 'the work failed']);
});

const listening = '{"level":30,"name":"server","msg":"Listening"}\n';

test.each([
  [listening, null, 'SIGKILL', 'it was killed (SIGKILL), by hand or by the system for want of memory'],
  [listening, 0, null, 'it ended with exit code 0'],
  [listening, 134, null, 'it ended with SIGABRT'],
  [
    `${listening}node:internal/x\n\nTypeError: x is no function\n    at y\n\nNode.js v24\n`,
    1,
    null,
    'x is no function',
  ],
  [`${listening}PORT must be a whole number.\n`, 1, null, 'PORT must be a whole number.'],
  ['{"level":60,"err":{"message":"no room"},"msg":"It broke"}\n', 1, null, 'no room'],
] as const)(
  'the reason of an end is how it ended, or the error said at last: %#',
  (said, code, signal, reason) => {
    expect(reasonOf(said, code, signal)).toBe(reason);
  },
);

test('a server that is gone says its reason in its log, or none', () => {
  const log =
    '2026-11-22 LOG:  starting\n2026-11-22 08:00:00 UTC [7] PANIC:  could not write: No space left on device\n';
  expect(reasonInServerLog(log)).toBe('PANIC:  could not write: No space left on device');
  const sessions = 'FATAL:  the database system is starting up\nFATAL:  terminating connection due to …\n';
  expect(reasonInServerLog(sessions)).toMatch(/^its process is gone/);
});
