import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS } from '../../web/test/patience.ts';
import { nodeRefusal } from './node.mjs';
import { freePort } from './system.mjs';

let dataDir: string;
let occupied: Server;
let port: number;
let takenPort: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-refusals-'));
  port = await freePort();
  takenPort = await freePort();
  occupied = createServer().listen(takenPort);
});
afterAll(() => {
  occupied.close();
  rmSync(dataDir, { recursive: true });
});

function start(env: Record<string, string>, nodeArgs: string[] = []): SpawnSyncReturns<string> {
  const own = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', SAMPLE: 'off' };
  return spawnSync(process.execPath, [...nodeArgs, 'server/launch/start.mjs'], {
    env: { ...process.env, ...own, ...env },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
}

/** Flags of Node with which a property of `process` has this value, as code. */
function pretending(name: string, value: string): string[] {
  const code = `Object.defineProperty(process, '${name}', { value: ${value} })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

describe('npm start refuses in one sentence', () => {
  test('a port that is taken', () => {
    const { status, stderr, stdout } = start({ PORT: String(takenPort) });
    const sentence = `Port ${takenPort} is taken by another program: stop that one, or choose another port with PORT.`;
    expect({ status, stderr, stdout }).toEqual({ status: 1, stderr: `${sentence}\n`, stdout: '' });
  });

  test('a database that cannot be reached', () => {
    const { status, stderr } = start({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/texas` });
    const sentence = `The database at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): check DATABASE_URL.`;
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
  });

  test('values that make no sense', () => {
    expect(start({ PORT: 'many' })).toMatchObject({
      status: 1,
      stderr: 'PORT must be a whole number from 1 to 65535.\n',
    });
    expect(start({ DATABASE_URL: 'localhost' })).toMatchObject({
      status: 1,
      stderr: 'DATABASE_URL must be a URL such as postgres://user:password@localhost:5432/texas.\n',
    });
  });

  test('Windows, unless there is a database', () => {
    const { status, stderr } = start({}, pretending('platform', `'win32'`));
    const sentence =
      'PostgreSQL cannot be started on Windows. Run this in WSL (https://learn.microsoft.com/windows/wsl/install), ' +
      'or set DATABASE_URL to a PostgreSQL of your own.';
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
  });

  test('a Node that is too old', () => {
    const { status, stderr } = start({}, pretending('versions', `{ ...process.versions, node: '18.20.4' }`));
    const sentence =
      'Node.js 20.19 or newer is needed, and this is 18.20.4: get a current one at https://nodejs.org.';
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
  });
});

test('a command with --json that cannot start answers a program', () => {
  const command = ['server/launch/run.mjs', 'worker/import/releases/releases.cli.ts', 'list', '--json'];
  const { status, stdout } = spawnSync(process.execPath, command, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/texas` },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    error: `The database at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): check DATABASE_URL.`,
  });
});

test('Node is new enough from 20.19 on', () => {
  expect(
    ['20.18.3', '18.20.4', '20.19.0', '22.1.0', '24.0.0'].map((version) => nodeRefusal(version) === null),
  ).toEqual([false, false, true, true, true]);
});
