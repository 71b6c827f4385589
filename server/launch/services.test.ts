import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServices } from './services.mjs';
import { enter, tryLock } from './shared.mjs';
import { commandOf } from './system.mjs';

let dataDir: string;
let runDir: string;
let postgres: ChildProcess;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-services-'));
  chmodSync(dataDir, 0o755);
  runDir = join(dataDir, 'run');
  const cluster = join(dataDir, 'postgres');
  mkdirSync(cluster);
  // A launcher takes it for PostgreSQL, which it knows by its file and by the folder in its command line.
  postgres = spawn('sh', ['-c', 'read line', cluster], { stdio: ['pipe', 'ignore', 'ignore'] });
  writeFileSync(join(cluster, 'postmaster.pid'), `${postgres.pid ?? 0}\n`);
});
afterEach(() => {
  postgres.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const isRunning = (): boolean => commandOf(postgres.pid ?? 0) !== null;

test('the last to leave stops PostgreSQL', async () => {
  enter(runDir);
  await closeServices({ dataDir, runDir });
  expect(isRunning()).toBe(false);
});

test('PostgreSQL stays for a command that enters while the last one leaves', async () => {
  enter(runDir);
  const release = tryLock(join(runDir, 'postgres.lock'));
  const closed = closeServices({ dataDir, runDir });
  const other = { pid: process.ppid, command: commandOf(process.ppid) };
  writeFileSync(join(runDir, 'holders', String(other.pid)), JSON.stringify(other));
  release?.();
  await closed;
  expect(isRunning()).toBe(true);
});
