import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';
import { root, shortened } from './settings.mjs';
import { asTask, hasEnded, lastLines, stopProcess } from './system.mjs';

const READY_WITHIN_MS = 60_000;
/** Longer than the server gives requests that have begun. */
const DRAIN_MS = 15_000;

/** @typedef {{ name: string, log: string, child: import('node:child_process').ChildProcess }} Started */

/**
 * Starts one of our own processes. It has a process group of its own, so that Ctrl-C reaches only the launcher,
 * which stops everything in order; and it follows the launcher, should that be killed.
 * @param {string} name as a sentence calls it
 * @param {string} file below the checkout
 * @param {NodeJS.ProcessEnv} env
 * @param {string} log
 * @returns {Started}
 */
export function startProcess(name, file, env, log) {
  const output = openLog(log);
  const follow = new URL('./follow.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', follow, join(root, file)], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return { name, log, child };
}

/** The log of the run before is kept beside the new one. @param {string} log */
function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  if (existsSync(log)) renameSync(log, join(dirname(log), `${basename(log, '.log')}.previous.log`));
  return openSync(log, 'a');
}

/** @param {Started[]} processes */
export async function stopProcesses(processes) {
  await Promise.all(
    processes.map(({ child }) =>
      hasEnded(child) ? undefined : stopProcess(child.pid ?? 0, { graceMs: DRAIN_MS }),
    ),
  );
}

/**
 * Rejects with one sentence as soon as one of them ends.
 * @param {Started[]} processes
 * @returns {Promise<never>}
 */
export function whenOneEnds(processes) {
  const ends = processes.map(
    ({ name, log, child }) =>
      /** @type {Promise<never>} */ (
        new Promise((_, reject) => child.once('exit', () => reject(new Refusal(farewell(name, log)))))
      ),
  );
  return Promise.race(ends);
}

/** @param {string} name @param {string} log */
function farewell(name, log) {
  const lines = lastLines(readFileSync(log, 'utf8'), 30).split('\n');
  const reason = lines.map(reasonIn).findLast((text) => text !== null);
  return `${name} ended unexpectedly${reason ? `: ${reason}` : ''} (see ${shortened(log)})`;
}

/**
 * What a person wants of a line: the message of a JSON log, or of the error that Node prints as it dies.
 * @param {string} line
 * @returns {string | null}
 */
function reasonIn(line) {
  try {
    const { msg, err } = JSON.parse(line);
    return err?.message ?? msg ?? null;
  } catch {
    return /^(?:[A-Z]\w*)?Error(?: \[\w+\])?: (.+)/.exec(line)?.[1] ?? null;
  }
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
