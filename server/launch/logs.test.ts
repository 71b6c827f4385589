import {
  closeSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endOfLog, noteIncident, openLog } from './logs.mjs';
import { OwnProcess } from './processes.mjs';
import { LARGE_BYTES, cutLargeLog, rotateLog } from './rotation.mjs';

const LONG = 3 * 1024 ** 3;

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texas-receipts-logs-'));
  log = join(folder, 'server.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('five old logs are kept, for their owner only', () => {
  // As an earlier version left it, with links in it.
  writeFileSync(join(folder, 'server.previous.log'), 'link');
  for (let start = 1; start <= 8; start += 1) {
    rotateLog(log);
    closeSync(openLog(log));
    writeFileSync(log, `start ${start}`);
  }
  const names = [5, 4, 3, 2, 1].map((age) => `server.${age}.log`);
  expect(readdirSync(folder)).toEqual([...names, 'server.log'].sort());
  expect(readFileSync(join(folder, 'server.1.log'), 'utf8')).toBe('start 7');
  expect(readFileSync(join(folder, 'server.5.log'), 'utf8')).toBe('start 3');
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('the end of a log is read, however large it is', () => {
  writeFileSync(log, 'begun');
  // Sparse: it takes no room on the disk.
  truncateSync(log, LONG);
  writeFileSync(log, 'it broke', { flag: 'a' });
  expect(endOfLog(log, LONG - 1)).toBe('\0it broke');
  expect(endOfLog(log)).toHaveLength(64 * 1024);
});

test('the end of a log that was emptied meanwhile is all of it', () => {
  writeFileSync(log, 'it broke');
  expect(endOfLog(log, 1000)).toBe('it broke');
});

test('a large log makes room while its process appends to it', () => {
  const output = openLog(log);
  writeSync(output, 'a small log stays');
  cutLargeLog(log);
  expect(readdirSync(folder)).toEqual(['server.log']);
  writeSync(output, Buffer.alloc(LARGE_BYTES));
  cutLargeLog(log);
  writeSync(output, 'next');
  closeSync(output);
  expect(readFileSync(log, 'utf8')).toBe('next');
  expect(statSync(join(folder, 'server.1.log')).size).toBeGreaterThan(LARGE_BYTES);
  expect(readdirSync(folder)).toEqual(['server.1.log', 'server.log']);
});

test('a process that starts again makes room in its large log', async () => {
  const own = new OwnProcess('The server', { file: 'gone.mjs', flags: [], env: process.env, log });
  await own.start().ended;
  truncateSync(log, LARGE_BYTES + 1);
  await own.start().ended;
  expect(readdirSync(folder)).toEqual(['server.1.log', 'server.log']);
});

test('an incident that cannot be written down is said on the terminal', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  // A file stands where the folder of the logs should be, as good as a full disk.
  writeFileSync(log, '');
  noteIncident(log, 'The server ended.');
  expect(said.mock.calls[0]?.[0]).toMatch(/^The server ended\. It could not be written to .*launcher\.log: /);
  said.mockRestore();
});
