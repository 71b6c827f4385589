import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { root } from './settings.mjs';
import { freePort } from './system.mjs';

let dataDir: string;
let port: number;
let started: ChildProcess;
let output = '';
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-dev-'));
  chmodSync(dataDir, 0o755);
  port = await freePort();
  const empty = { DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', SAMPLE: 'off' };
  started = spawn(process.execPath, ['server/launch/dev.mjs'], {
    cwd: root,
    // With CI set, vite would colour its lines.
    env: { ...process.env, ...empty, PORT: String(port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = (chunk: Buffer): void => void (output += String(chunk));
  started.stdout?.on('data', read);
  started.stderr?.on('data', read);
});
afterAll(() => {
  started.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

// A failed test prints the output of `npm run dev`, which names the cause.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(output);
});

async function productName(): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ about { productName } }' }),
  }).catch(() => null);
  return response?.ok ? response.json() : null;
}

const answer = { data: { about: { productName: 'Texas Receipts' } } };

const count = (text: string): number => output.split(text).length - 1;

test('npm run dev serves pages that reload themselves, and the API behind them', async () => {
  await expect.poll(() => productName()).toEqual(answer);
  const page = await (await fetch(`http://localhost:${port}/stt/search`)).text();
  expect(page).toContain('/@vite/client');
  await expect.poll(() => output).toMatch(/^server │ Listening/m);
  await expect.poll(() => output).toMatch(/^worker │ Worker ready/m);
  const debugPort = /^Debuggers connect to port (\d+) /m.exec(output)?.[1];
  expect(output).toMatch(new RegExp(`^server │ Debugger listening on ws://127.0.0.1:${debugPort}/`, 'm'));
});

test('a changed source replaces server and worker; the pages stay', async () => {
  const now = new Date();
  utimesSync(join(root, 'server/main.ts'), now, now);
  await expect.poll(() => count('server │ Listening')).toBe(2);
  await expect.poll(() => count('worker │ Worker ready')).toBe(2);
  await expect.poll(() => productName()).toEqual(answer);
  expect(output.match(/VITE v/g)).toHaveLength(1);
});

test('SIGTERM ends all of it', async () => {
  const ended = new Promise((resolve) => started.once('exit', resolve));
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
