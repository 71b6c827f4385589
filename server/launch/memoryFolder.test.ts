import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemoryFolder } from './memoryFolder.mjs';

test.skipIf(process.platform !== 'linux')('a run removes the folder that a killed one left in memory', () => {
  const place = mkdtempSync(join(tmpdir(), 'memory-'));
  const [killed, running] = ['4194305', String(process.pid)].map((pid) =>
    join(place, `texas-receipts-tests-${pid}-abcdef`),
  );
  for (const folder of [killed, running]) mkdirSync(folder ?? '');
  const folder = openMemoryFolder(place);
  expect([killed, running].map((each) => existsSync(each ?? ''))).toEqual([false, true]);
  // Null on a small machine.
  if (folder !== null) expect(existsSync(folder)).toBe(true);
  rmSync(place, { recursive: true });
});
