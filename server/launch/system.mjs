import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

/** Short enough to restart ended programs within seconds. */
const WATCHED_EVERY_MS = 250;

export const isRoot = process.getuid?.() === 0;

/** @param {string} name a program's name @returns {string | null} its path, where PATH has it */
export function which(name) {
  const files = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return files.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Ports below those that the system gives to outgoing connections: one of these may be taken before a program listens. */
const PORTS = { from: 20_000, to: 32_000 };
const MOST_TRIES = 1_000;

/** @returns {Promise<number>} a port of this machine that nothing uses at this moment, nor the one after it */
export async function freePort() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if ((await isFreePort(port)) && (await isFreePort(port + 1))) return port;
  }
  throw new Refusal(`No two ports from ${PORTS.from} to ${PORTS.to} are free. End programs that use them.`);
}

/** @param {number} port @returns {Promise<boolean>} could something listen there on this machine at this moment? */
export function isFreePort(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Resolves once a process is gone, also one that we did not start. @param {number} pid */
export async function whenGone(pid) {
  while (commandOf(pid) !== null) await delay(WATCHED_EVERY_MS, null, { ref: false });
}

/**
 * The command line of a running process; null if it is gone or only waits to be reaped. Distinguishes our
 * process from a later one with the same number.
 * @param {number} pid
 * @returns {string | null}
 */
export function commandOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    // Asking Windows for a command line takes a second. Locks work without one, and PostgreSQL is refused there (checkSystem).
    if (process.platform === 'win32') return 'running';
    if (process.platform === 'linux') return readCommandLine(pid);
    return psCommandLine(pid);
  } catch {
    return null;
  }
}

/** @param {number} pid */
function readCommandLine(pid) {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
}

/** Whole: without `-ww`, it may be cut to the width of a terminal. @param {number} pid */
export function psCommandLine(pid) {
  const args = ['-ww', '-p', String(pid), '-o', 'command='];
  return execFileSync('ps', args, { encoding: 'utf8' }).trim() || null;
}

/** @param {import('node:child_process').ChildProcess} child */
export function hasEnded({ pid, exitCode, signalCode }) {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/**
 * Asks a process to stop, waits until it is gone, and kills it if it does not stop in time.
 * @param {number} pid
 * @param {{ signal?: NodeJS.Signals, graceMs?: number, force?: NodeJS.Signals }} [options]
 */
export async function stopProcess(pid, { signal = 'SIGTERM', graceMs = 10_000, force = 'SIGKILL' } = {}) {
  send(pid, signal);
  const deadline = Date.now() + graceMs;
  while (commandOf(pid) !== null) {
    if (Date.now() > deadline) send(pid, force);
    await delay(20);
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone, as requested.
  }
}

/**
 * Calls back on Ctrl-C, on SIGTERM and when the terminal goes away, and also if npm was stopped, because its
 * shell may die without telling us.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => stop(name));
  const parent = process.ppid;
  const hasLostNpm = () => process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent;
  setInterval(() => hasLostNpm() && stop('SIGTERM'), 200).unref();
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const tasks = new Set();

/** Remembers a child that works for us, to be ended with us. @param {import('node:child_process').ChildProcess} child */
export function asTask(child) {
  tasks.add(child);
  child.once('close', () => tasks.delete(child));
}

/** Ends the running program: its result is no longer needed. */
export function stopTasks() {
  for (const child of tasks) child.kill('SIGTERM');
}

/**
 * Runs a program to its end and keeps its output in case it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, shell?: boolean, isPatient?: boolean, lines?: number, failure: string }} options `failure` is the sentence to refuse with; what is patient is never cut off
 * @returns {Promise<string>} its output
 */
export function runQuietly(program, args, { failure, isPatient = false, lines = 15, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    if (!isPatient) asTask(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => reject(new Refusal(`${failure}: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Refusal(`${failure}:\n${lastLines(output, lines)}`));
    });
  });
}

/** @param {string} text @param {number} count */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** @param {string[]} distributions ids as in /etc/os-release; @returns {boolean} can we install with apt here? */
export function canInstallWithApt(distributions) {
  if (!isRoot || !which('apt-get') || !existsSync('/etc/os-release')) return false;
  const id = /^ID="?([\w.-]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  return distributions.includes(id);
}

/**
 * Installs a Debian package without letting it start a service of its own.
 * @param {string} name
 */
export async function installWithApt(name) {
  // RUNLEVEL=1 keeps the package's scripts from starting the daemon: we start our own, and end it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runQuietly('apt-get', ['update', '-q'], { env, isPatient: true, failure: 'apt-get update failed' });
  const install = ['install', '-q', '-y', '--no-install-recommends', name];
  await runQuietly('apt-get', install, {
    env,
    isPatient: true,
    failure: `apt-get could not install ${name}`,
  });
}
