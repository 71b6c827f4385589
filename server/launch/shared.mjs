import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf } from './system.mjs';

const self = () => JSON.stringify({ pid: process.pid, command: commandOf(process.pid) });

/**
 * Files of the locks that this process has. Any other lock with our number is left from a killed container, in which a
 * process had our number and command line.
 * @type {Set<string>}
 */
const ours = new Set();

/** @param {string} file @returns {string | null} null if it is gone */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Does the process still run that wrote this with self()? @param {string | null} content */
function isRunning(content) {
  try {
    const { pid, command } = JSON.parse(content ?? '');
    return commandOf(pid) === command;
  } catch {
    return false;
  }
}

/** @param {string} file @param {string | null} content */
function isHeld(file, content) {
  return content === self() ? ours.has(file) : isRunning(content);
}

/**
 * Takes a lock if it is free; the lock of a killed process is taken over.
 * @param {string} file
 * @returns {(() => void) | null} gives it back; null if a running process has it
 */
export function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, self());
  try {
    // A link appears whole or not at all, so nobody reads a half-written lock.
    while (!tryLink(mine, file)) if (isHeld(file, contentOf(file)) || !removeStale(file)) return null;
  } finally {
    rmSync(mine, { force: true });
  }
  ours.add(file);
  return () => {
    ours.delete(file);
    rmSync(file, { force: true });
  };
}

/**
 * Removes the lock of a killed process. Only one process may do so at a time: a second one would remove the lock that the
 * first has taken meanwhile.
 * @param {string} file
 * @returns {boolean} false if another process is doing so
 */
function removeStale(file) {
  const release = tryLock(`${file}.takeover`);
  if (release === null) return false;
  const content = contentOf(file);
  // Read again, because its process may have given it back and ended since.
  if (content !== null && !isHeld(file, content) && contentOf(file) === content)
    rmSync(file, { force: true });
  release();
  return true;
}

/**
 * Runs work that only one process may do at a time; the lock of a killed process is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  let release = tryLock(file);
  while (release === null) {
    await delay(50);
    release = tryLock(file);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Several commands may share one data directory at once (`npm start` and an import). Each enters; the last to
 * leave stops what they shared.
 * @param {string} runDir
 */
export function enter(runDir) {
  const holders = join(runDir, 'holders');
  mkdirSync(holders, { recursive: true });
  writeFileSync(join(holders, String(process.pid)), self());
}

/** @param {string} runDir @returns {boolean} was this the last one? */
export function leave(runDir) {
  const holders = join(runDir, 'holders');
  if (!existsSync(holders)) return false;
  rmSync(join(holders, String(process.pid)), { force: true });
  return !isShared(runDir);
}

/** Has a command entered that still runs? @param {string} runDir */
export function isShared(runDir) {
  const holders = join(runDir, 'holders');
  return readdirSync(holders).some((name) => isRunning(contentOf(join(holders, name))));
}
