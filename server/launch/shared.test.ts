import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReachable } from './place.mjs';
import { enter, leave, tryLock, withLock } from './shared.mjs';
import { commandOf } from './system.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texas-receipts-shared-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ofADeadProcess = JSON.stringify({ pid: 2 ** 22 + 1, command: 'node gone.mjs' });
const heldBy = (pid: number): string => JSON.stringify({ pid, command: commandOf(pid) });

test('a lock lets one in at a time', async () => {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
  };
  await Promise.all([withLock(join(folder, 'a'), work('one')), withLock(join(folder, 'a'), work('two'))]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a lock that a killed process left is taken over, and a failure gives it back', async () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, ofADeadProcess);
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(lock, () => Promise.resolve('mine'))).toBe('mine');
});

test('a lock that a killed container left with our number is taken over', () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, heldBy(process.pid));
  const release = tryLock(lock);
  expect(release).not.toBeNull();
  expect(tryLock(lock)).toBeNull();
  release?.();
  expect(readdirSync(folder)).toEqual([]);
});

test('only one process at a time takes over a lock', () => {
  const lock = join(folder, 'lock');
  writeFileSync(lock, ofADeadProcess);
  writeFileSync(`${lock}.takeover`, heldBy(process.ppid));
  expect(tryLock(lock)).toBeNull();
  expect(readFileSync(lock, 'utf8')).toBe(ofADeadProcess);
  writeFileSync(`${lock}.takeover`, ofADeadProcess);
  expect(tryLock(lock)).not.toBeNull();
  expect(readFileSync(lock, 'utf8')).toBe(heldBy(process.pid));
});

test('only the last one to leave turns off the light', () => {
  enter(folder);
  writeFileSync(join(folder, 'holders', '4194305'), ofADeadProcess);
  expect(leave(folder)).toBe(true);
  enter(folder);
  writeFileSync(join(folder, 'holders', 'other'), heldBy(process.ppid));
  expect(leave(folder)).toBe(false);
});

test('a folder below a private one is out of reach for another user, whatever its own mode', () => {
  const inner = join(folder, 'private', 'inner');
  mkdirSync(inner, { recursive: true });
  const stranger = { uid: 54_321, gid: 54_321 };
  expect(isReachable(inner, stranger)).toBe(true);
  chmodSync(join(folder, 'private'), 0o700);
  expect(isReachable(inner, stranger)).toBe(false);
});
