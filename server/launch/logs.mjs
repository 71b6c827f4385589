import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Number of logs of earlier starts that are kept. */
const OLD_LOGS = 5;

/** Servers that outlive a start keep writing to their log until it reaches this size. */
const LARGE_BYTES = 5 * 1024 * 1024;

/**
 * Makes room for the log of a new start: `server.log` becomes `server.1.log`, that one `server.2.log`, and the oldest
 * goes.
 * @param {string} log
 */
export function rotateLog(log) {
  const old = (/** @type {number} */ age) => log.replace(/\.log$/, `.${age}.log`);
  // Earlier versions kept one, in which links of emails may stand.
  rmSync(log.replace(/\.log$/, '.previous.log'), { force: true });
  if (!existsSync(log)) return;
  for (let age = OLD_LOGS - 1; age > 0; age -= 1)
    if (existsSync(old(age))) renameSync(old(age), old(age + 1));
  renameSync(log, old(1));
  for (let age = 1; age <= OLD_LOGS; age += 1) if (existsSync(old(age))) chmodSync(old(age), 0o600);
}

/** The same for a log that has grown large. @param {string} log */
export function rotateLargeLog(log) {
  if (existsSync(log) && statSync(log).size > LARGE_BYTES) rotateLog(log);
}

/**
 * Opens a log for appending, readable only by its owner, even if an earlier version created it.
 * @param {string} log
 * @returns {number} a file descriptor
 */
export function openLog(log) {
  makeLogFolder(dirname(log));
  const descriptor = openSync(log, 'a', 0o600);
  chmodSync(log, 0o600);
  return descriptor;
}

/** @param {string} folder */
function makeLogFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** @param {string} log @returns {number} in bytes */
export function sizeOf(log) {
  return existsSync(log) ? statSync(log).size : 0;
}

/**
 * The end of a log from a place in it on, at most so much of it as a person would read.
 * @param {string} log
 * @param {number} from in bytes
 */
export function endOfLog(log, from = 0) {
  if (!existsSync(log)) return '';
  return readFileSync(log).subarray(from).subarray(-MOST_READ_BYTES).toString('utf8');
}

const MOST_READ_BYTES = 64 * 1024;

/**
 * Records an incident in the launcher's own log, in the form of the other logs.
 * @param {string} folder
 * @param {string} msg
 */
export function noteIncident(folder, msg) {
  makeLogFolder(folder);
  const line = JSON.stringify({ level: 50, time: new Date().toISOString(), name: 'launcher', msg });
  const log = join(folder, 'launcher.log');
  rotateLargeLog(log);
  appendFileSync(log, `${line}\n`, { mode: 0o600 });
}
