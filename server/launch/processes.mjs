import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endOfLog, openLog } from './logs.mjs';
import { reasonOf } from './reasons.mjs';
import { Refusal } from './refusal.mjs';
import { rotateLargeLog, rotateLog, sizeOf } from './rotation.mjs';
import { root, shortened } from './settings.mjs';
import { asTask, hasEnded, stopProcess } from './system.mjs';

const READY_WITHIN_MS = 60_000;
/** Longer than the server's limit for running requests. */
const DRAIN_MS = 15_000;

/** A process that loads it ends when its launcher is killed; they need a channel between them. */
export const follow = new URL('./follow.mjs', import.meta.url).href;

/**
 * One of our own processes. It has a process group of its own, so that Ctrl-C reaches only the launcher, which stops
 * everything in order; and it follows the launcher, should that be killed.
 */
export class OwnProcess {
  /** Ends with why the present one has ended. @type {Promise<string>} */
  ended = new Promise(() => undefined);
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #file;
  #flags;
  #env;

  /**
   * @param {string} name as a sentence calls it
   * @param {{ file: string, flags: string[], env: NodeJS.ProcessEnv, log: string }} program a file below the checkout,
   *   flags of Node, an environment that is read at each start, and the file of its log
   */
  constructor(name, { file, flags, env, log }) {
    this.name = name;
    this.log = log;
    this.#file = file;
    this.#flags = flags;
    this.#env = env;
    rotateLog(log);
  }

  /** @returns {this} */
  start() {
    // Not every time: a process that keeps failing would push out the log of how that began.
    rotateLargeLog(this.log);
    const from = sizeOf(this.log);
    const output = openLog(this.log);
    const child = spawn(process.execPath, [...this.#flags, '--import', follow, join(root, this.#file)], {
      cwd: root,
      env: this.#env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    this.#child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(reasonOf(endOfLog(this.log, from), code, signal)));
    });
    return this;
  }

  /** Ends it as if it had ended by itself. */
  interrupt() {
    this.#child?.kill('SIGTERM');
  }

  async stop() {
    const child = this.#child;
    if (child && !hasEnded(child)) await stopProcess(child.pid ?? 0, { graceMs: DRAIN_MS });
  }
}

/**
 * Rejects with one sentence as soon as one of them ends.
 * @param {OwnProcess[]} processes
 * @returns {Promise<never>}
 */
export function whenOneEnds(processes) {
  const ends = processes.map(async ({ name, log, ended }) => {
    throw new Refusal(`${name} ended unexpectedly: ${await ended} (see ${shortened(log)})`);
  });
  return Promise.race(ends);
}

/**
 * Waits until the server says that it can answer.
 * @param {number} port
 * @param {AbortSignal} signal
 */
export async function whenReady(port, signal) {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline)
      throw new Refusal(`The server was not ready within ${READY_WITHIN_MS / 1000} s.`);
    await delay(50);
  }
}

/**
 * Runs one of our own programs to its end, line by line.
 * @param {string} file below the checkout
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} onLine
 */
export async function runProgram(file, env, onLine) {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  asTask(child);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const lines = createInterface({ input: child.stdout }).on('line', onLine);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  lines.close();
  if (code !== 0) throw new Refusal(errors.trim() || `${file} failed with exit code ${code}.`);
}
