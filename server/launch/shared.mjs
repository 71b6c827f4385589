import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf } from './system.mjs';

const self = () => JSON.stringify({ pid: process.pid, command: commandOf(process.pid) });

/** @param {string} file of one written by self(); @returns {boolean} does that process still run? */
function isHeld(file) {
  try {
    const { pid, command } = JSON.parse(readFileSync(file, 'utf8'));
    return commandOf(pid) === command;
  } catch {
    return false;
  }
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
    while (!tryLink(mine, file)) {
      if (isHeld(file)) return null;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
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
  return !readdirSync(holders).some((name) => isHeld(join(holders, name)));
}
