import { appendFileSync, chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rotateLargeLog, sizeOf } from './rotation.mjs';

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

/**
 * The end of a log from a place in it on, at most so much of it as a person would read. Reads no more than that: Node
 * refuses to read a file of more than 2 GiB at once.
 * @param {string} log
 * @param {number} from in bytes; a log that is shorter by now was emptied meanwhile, and is read from its beginning
 */
export function endOfLog(log, from = 0) {
  if (!existsSync(log)) return '';
  const size = sizeOf(log);
  const start = Math.max(from > size ? 0 : from, size - MOST_READ_BYTES);
  const end = Buffer.alloc(size - start);
  const descriptor = openSync(log, 'r');
  try {
    return end.toString('utf8', 0, readSync(descriptor, end, 0, end.length, start));
  } finally {
    closeSync(descriptor);
  }
}

const MOST_READ_BYTES = 64 * 1024;

/**
 * Records an incident in the launcher's own log, in the form of the other logs.
 * @param {string} folder
 * @param {string} msg
 */
export function noteIncident(folder, msg) {
  const line = JSON.stringify({ level: 50, time: new Date().toISOString(), name: 'launcher', msg });
  const log = join(folder, 'launcher.log');
  try {
    makeLogFolder(folder);
    rotateLargeLog(log);
    appendFileSync(log, `${line}\n`, { mode: 0o600 });
  } catch (error) {
    // A full disk must not end the launcher, which starts again what ended for that reason.
    console.error(`${msg} It could not be written to ${log}: ${String(error)}`);
  }
}
