import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** Number of earlier logs that are kept. */
const OLD_LOGS = 5;

/**
 * A larger log makes room when its process starts again, and while it runs. With its earlier ones it takes about 100 MB,
 * as much as that of a container.
 */
export const LARGE_BYTES = 16 * 1024 * 1024;

const LOOKED_AT_EVERY_MS = 60_000;

/** @param {string} log @returns {number} in bytes */
export function sizeOf(log) {
  return existsSync(log) ? statSync(log).size : 0;
}

/**
 * Makes room for the log of a new start: `server.log` becomes `server.1.log`, that one `server.2.log`, and the oldest
 * goes.
 * @param {string} log
 * @param {string} [latest] the file that becomes `server.1.log`
 */
export function rotateLog(log, latest = log) {
  const old = (/** @type {number} */ age) => log.replace(/\.log$/, `.${age}.log`);
  // Earlier versions kept one, in which links of emails may stand.
  rmSync(log.replace(/\.log$/, '.previous.log'), { force: true });
  if (!existsSync(latest)) return;
  for (let age = OLD_LOGS - 1; age > 0; age -= 1)
    if (existsSync(old(age))) renameSync(old(age), old(age + 1));
  renameSync(latest, old(1));
  for (let age = 1; age <= OLD_LOGS; age += 1) if (existsSync(old(age))) chmodSync(old(age), 0o600);
}

/** The same for a log that has grown large. @param {string} log */
export function rotateLargeLog(log) {
  if (sizeOf(log) > LARGE_BYTES) rotateLog(log);
}

/** Makes room in logs that grow while their processes run. @param {string} folder of these logs */
export function keepLogsSmall(folder) {
  const cut = () =>
    ['server', 'worker', 'postgres', 'redis'].forEach((name) => cutLargeLog(join(folder, `${name}.log`)));
  setInterval(cut, LOOKED_AT_EVERY_MS).unref();
}

/**
 * Makes room in the log of a running process. It would follow a renamed file, so its log is copied and emptied, and it
 * appends to the empty one. Lines that it writes between the two are lost.
 * @param {string} log
 */
export function cutLargeLog(log) {
  if (sizeOf(log) <= LARGE_BYTES) return;
  const copy = `${log}.copy`;
  try {
    copyFileSync(log, copy);
    rotateLog(log, copy);
    truncateSync(log);
  } catch {
    // A full disk has no room for the copy. The earlier logs stay, and the next look tries again.
    rmSync(copy, { force: true });
  }
}
