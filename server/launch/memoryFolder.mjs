import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { commandOf } from './system.mjs';

const GIBIBYTE = 1024 ** 3;
/** A whole run needs about 2 GiB; the rest is for what else it runs. */
const LEAST_ROOM = 6 * GIBIBYTE;
const LEAST_MEMORY = 10 * GIBIBYTE;
const NAME = /^texas-receipts-tests-(\d+)-/;

/**
 * A folder in memory for the temporary files of a whole test run, until this process ends; null where there is no room. A
 * file system on disk spends a tenth of the run on the files of databases that are made and dropped.
 * @param {string} place where files are in memory
 * @returns {string | null}
 */
export function openMemoryFolder(place = '/dev/shm') {
  if (process.platform !== 'linux') return null;
  removeLeftOver(place);
  if (freemem() < LEAST_MEMORY || roomIn(place) < LEAST_ROOM) return null;
  const folder = mkdtempSync(join(place, `texas-receipts-tests-${process.pid}-`));
  // PostgreSQL runs as its own user if we are root.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} place @returns {number} bytes; 0 if there is no such folder */
function roomIn(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Runs that were killed leave theirs. @param {string} place */
function removeLeftOver(place) {
  try {
    for (const name of readdirSync(place)) {
      const pid = NAME.exec(name)?.[1];
      if (pid && commandOf(Number(pid)) === null) rmSync(join(place, name), { recursive: true, force: true });
    }
  } catch {
    // Nobody else's folder is ours to remove.
  }
}
