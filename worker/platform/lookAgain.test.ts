import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { createLog } from '../../server/platform/log.ts';
import { startLooking, type Look, type RunningLooks } from './lookAgain.ts';

const idle: Look = { run: () => Promise.resolve(), failed: 'Nothing was done' };

function start(onSignal: Look, ...byClock: Look[]): RunningLooks {
  const log = createLog('test', 'silent');
  return startLooking({ queue: 'none', redisUrl: null, onSignal, byClock, everyMs: 5, log });
}

/** A look that counts its runs, each of which lasts until it is released. */
function slow(): Look & { runs: () => number; release: () => void } {
  const held = new EventEmitter();
  const released = once(held, 'release');
  let runs = 0;
  const run = (): Promise<unknown> => {
    runs += 1;
    return released;
  };
  return { run, failed: 'It failed', runs: () => runs, release: () => held.emit('release') };
}

/** Looks of the same clock have run a few times since. */
async function later(): Promise<void> {
  let runs = 0;
  const others = start(idle, { run: () => Promise.resolve((runs += 1)), failed: 'No' });
  await expect.poll(() => runs).toBeGreaterThan(3);
  await others.stop();
}

test('a slow look neither delays the others nor begins twice', async () => {
  const [signalled, clocked] = [slow(), slow()];
  let others = 0;
  const looks = start(signalled, clocked, { run: () => Promise.resolve((others += 1)), failed: 'No' });
  await expect.poll(() => others).toBeGreaterThan(3);
  expect([signalled.runs(), clocked.runs()]).toEqual([1, 1]);
  signalled.release();
  clocked.release();
  await looks.stop();
});

test('a look that fails is tried again', async () => {
  let tries = 0;
  const run = (): Promise<unknown> => Promise.reject(new Error(String((tries += 1))));
  const looks = start({ run, failed: 'It failed' });
  await expect.poll(() => tries).toBeGreaterThan(2);
  await looks.stop();
});

test.each([
  ['by signal or clock', (look: Look) => start(look)],
  ['by the clock alone', (look: Look) => start(idle, look)],
])('stopping waits for a running look %s, and begins none', async (_, startWith) => {
  const look = slow();
  const looks = startWith(look);
  await expect.poll(look.runs).toBe(1);
  let isStopped = false;
  const stopping = looks.stop().then(() => (isStopped = true));
  await later();
  expect(isStopped).toBe(false);
  look.release();
  await stopping;
  await later();
  expect(look.runs()).toBe(1);
});
