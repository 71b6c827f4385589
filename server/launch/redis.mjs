import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endOfLog, openLog } from './logs.mjs';
import { Refusal } from './refusal.mjs';
import { rotateLargeLog } from './rotation.mjs';
import {
  canInstallWithApt,
  commandOf,
  freePort,
  hasEnded,
  installWithApt,
  isFreePort,
  lastLines,
  stopProcess,
  which,
} from './system.mjs';

/** @typedef {{ pid: number, port: number, url: string }} Running */

/** Instructions for a machine without Redis on which we cannot install it. */
export const howToGetRedis =
  'install it (macOS: brew install redis; Debian, Ubuntu: sudo apt-get install redis-server) or set REDIS_URL';

/** @returns {string | null} the program, Redis or its twin Valkey */
export function findRedis() {
  return which('redis-server') ?? which('valkey-server');
}

/** @returns {boolean} may we install it ourselves? */
export function canInstallRedis() {
  return canInstallWithApt(['debian', 'ubuntu']);
}

export async function installRedis() {
  await installWithApt('redis-server');
}

/** A disk that is busy with other things can keep Redis from answering for seconds. */
const ANSWERS_WITHIN_MS = 30_000;

/**
 * Starts a Redis for a data directory on a private port, or joins the one that already runs there. One that runs but
 * does not answer in time is replaced.
 * @param {string} dataDir
 * @param {string} program
 * @param {number} [patienceMs] time for a running one to answer
 * @returns {Promise<Running>}
 */
export async function startRedis(dataDir, program, patienceMs = ANSWERS_WITHIN_MS) {
  const known = readRunning(dataDir);
  if (known && (await answersWithin(known, patienceMs))) return known;
  // Two of them would write into the same files, and nothing would ever stop the first.
  if (known) await stopProcess(known.pid, { graceMs: 2_000 });
  const folder = join(dataDir, 'redis');
  const log = redisLog(dataDir);
  for (const path of [folder, join(dataDir, 'run')]) mkdirSync(path, { recursive: true });
  const { port, password } = await chooseAddress(dataDir);
  rotateLargeLog(log);
  const output = openLog(log);
  const child = spawn(program, ['-'], { cwd: folder, detached: true, stdio: ['pipe', output, 'inherit'] });
  closeSync(output);
  // Its settings go in through standard input, so that the password is in no process list.
  child.stdin?.end(configuration(folder, port, password));
  child.once('error', () => undefined);
  child.unref();
  const started = { pid: child.pid ?? 0, port, url: `redis://:${password}@127.0.0.1:${port}` };
  // Before it is up, so that the next start finds it even if we are killed meanwhile.
  writeState(dataDir, started);
  while (!(await answers(started))) {
    if (hasEnded(child)) {
      throw new Refusal(`Redis did not start:\n${lastLines(endOfLog(log), 4)}`);
    }
    await delay(20);
  }
  return started;
}

/**
 * The address of this data directory, the same at each start, so that known addresses stay valid; a new one if
 * it has none or another program uses its port.
 * @param {string} dataDir
 */
async function chooseAddress(dataDir) {
  const last = readState(dataDir);
  if (last && (await isFreePort(last.port))) {
    return { port: last.port, password: decodeURIComponent(new URL(last.url).password) };
  }
  return { port: await freePort(), password: randomBytes(16).toString('hex') };
}

/** @param {string} dataDir */
export function redisLog(dataDir) {
  return join(dataDir, 'logs', 'redis.log');
}

/** @param {string} dataDir */
export async function stopRedis(dataDir) {
  const running = readRunning(dataDir);
  if (running) await stopProcess(running.pid);
}

/** @param {string} folder @param {number} port @param {string} password */
function configuration(folder, port, password) {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    'save 60 1',
    // A snapshot once a minute would lose entries in a crash: the schedule is written when the worker starts, and only then.
    'appendonly yes',
    'maxmemory-policy noeviction',
    'daemonize no',
    'always-show-logo no',
    '',
  ].join('\n');
}

/** @param {string} dataDir */
function stateFile(dataDir) {
  return join(dataDir, 'run', 'redis.json');
}

/** @param {string} dataDir @returns {Running | null} */
function readRunning(dataDir) {
  const running = readState(dataDir);
  return running && isRunning(running) ? running : null;
}

/** Distinguishes it from a later process with its number. @param {Running} running */
function isRunning({ pid, port }) {
  // Its command line ends in a dash until it is up, and then in its address.
  return new RegExp(`(redis|valkey)-server (-|127\\.0\\.0\\.1:${port})$`).test(commandOf(pid) ?? '');
}

/** @param {string} dataDir @param {Running} running */
function writeState(dataDir, running) {
  // Whole or not at all: a reader of half a file would take Redis for a new one, at another address.
  const unfinished = `${stateFile(dataDir)}.unfinished`;
  writeFileSync(unfinished, JSON.stringify(running), { mode: 0o600 });
  renameSync(unfinished, stateFile(dataDir));
}

/** The facts of the last one that was started. @param {string} dataDir @returns {Running | null} */
function readState(dataDir) {
  try {
    return JSON.parse(readFileSync(stateFile(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {Running} running @param {number} patienceMs @returns {Promise<boolean>} false too if it ends meanwhile */
async function answersWithin(running, patienceMs) {
  const deadline = Date.now() + patienceMs;
  while (isRunning(running)) {
    if (await answers(running)) return true;
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return false;
}

/** @param {{ url: string }} redis @returns {Promise<boolean>} does it answer a PING? */
export function answers({ url }) {
  const { hostname, port, password } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname);
    const login = password ? `AUTH ${decodeURIComponent(password)}\r\n` : '';
    socket.setTimeout(2000, () => socket.destroy());
    socket.once('connect', () => socket.write(`${login}PING\r\n`));
    socket.on('data', (chunk) => String(chunk).includes('PONG') && socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false)).once('close', () => resolve(false));
  });
}
