import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

/** A process that ends so soon after its start has failed quickly. */
const QUICK_MS = 30_000;

/** Before each start that follows a quick failure; when there is none left, it is given up. */
export const WAITS_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];

/**
 * A process that is kept alive: `name` begins a sentence, `where` says where to read more. `start` starts it again and answers a
 * promise of why it ended; without what is vital everything ends.
 * @typedef {{ name: string, where: string, isVital: boolean, start: () => Promise<{ ended: Promise<string> }> }} Kept
 */

/** @typedef {{ signal: AbortSignal, tell: (sentence: string) => void, waits?: readonly number[] }} Keeping */

/**
 * Restarts something whenever it ends, until the signal. Rejects if something vital fails repeatedly;
 * otherwise the rest continues without it.
 * @param {Kept} kept
 * @param {Promise<string> | null} running why the one that runs already has ended; null if `start` is to join or start it
 * @param {Keeping} keeping
 */
export async function keepAlive(kept, running, { signal, tell, waits = WAITS_MS }) {
  let began = Date.now();
  let ended = running ?? (await restart(kept)).ended;
  let failures = 0;
  for (;;) {
    const reason = await beforeSignal(ended, signal);
    if (reason === null) return;
    failures = Date.now() - began < QUICK_MS ? failures + 1 : 1;
    const wait = waits[failures - 1];
    if (wait === undefined) {
      giveUp(kept, failures, reason, tell);
      return;
    }
    const when = wait === 0 ? 'It is being restarted' : `It restarts in ${wait / 1000} s`;
    tell(`${kept.name} ended unexpectedly: ${reason}. ${when} (see ${kept.where}).`);
    await delay(wait, null, { signal }).catch(() => null);
    if (signal.aborted) return;
    began = Date.now();
    ({ ended } = await restart(kept));
  }
}

/**
 * Keeps things alive while some work runs. When it ends, nothing restarts any more, so that they can be stopped.
 * @template T
 * @param {(signal: AbortSignal) => Promise<void>[]} keep
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function keepDuring(keep, work) {
  const over = new AbortController();
  const kept = Promise.allSettled(keep(over.signal));
  try {
    return await work();
  } finally {
    over.abort();
    await kept;
  }
}

/** A process that cannot even be started has ended for that reason. @param {Kept} kept */
async function restart({ start }) {
  try {
    // In an object, since a promise of a promise would be waited for to its end.
    return { ended: (await start()).ended };
  } catch (error) {
    return { ended: Promise.resolve(error instanceof Error ? error.message : String(error)) };
  }
}

/** @param {Kept} kept @param {number} failures @param {string} reason @param {(sentence: string) => void} tell */
function giveUp({ name, where, isVital }, failures, reason, tell) {
  const sentence = `${name} ended ${failures} times in a row soon after its start: ${reason} (see ${where}).`;
  if (isVital) throw new Refusal(sentence);
  tell(`${sentence} It is not restarted; everything else keeps running.`);
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal} signal
 * @returns {Promise<T | null>} null if the signal came first
 */
function beforeSignal(promise, signal) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
    promise.then(resolve, reject);
  });
}
