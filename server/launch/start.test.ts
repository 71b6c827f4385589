import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, freePort } from './system.mjs';

let dataDir: string;
let port: number;
let launched: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-start-'));
  chmodSync(dataDir, 0o755);
  port = await freePort();
});
afterAll(() => {
  launched?.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

/** Starts the product empty, on servers of its own, and waits until it says that it is ready. */
async function start(): Promise<ChildProcess> {
  const own = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', SAMPLE: 'off' };
  launched = spawn(process.execPath, ['server/launch/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      if (output.includes(`is ready: http://localhost:${port}`)) resolve();
    };
    launched?.stdout?.on('data', read);
    launched?.stderr?.on('data', read);
    launched?.once('exit', () => reject(new Error(`It ended instead of starting:\n${output}`)));
  });
  return launched;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

/** All processes below this one, however deep. */
function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** A process that was told to stop by its launcher's death needs a moment. */
async function expectGone(pids: number[]): Promise<void> {
  const running = (): string[] => pids.flatMap((pid) => commandOf(pid) ?? []);
  await expect.poll(running, { timeout: 10_000 }).toEqual([]);
}

const isOurs = (pid: number): boolean => commandOf(pid)?.includes('/dist/') ?? false;

test('npm start serves the product; SIGTERM ends every process', async () => {
  const product = await start();
  for (const path of ['/', '/healthz', '/readyz']) {
    expect((await fetch(`http://localhost:${port}${path}`)).status, path).toBe(200);
  }
  const processes = descendants(product.pid ?? 0);
  expect(processes.filter(isOurs).length, 'server and worker').toBe(2);
  product.kill('SIGTERM');
  expect(await ended(product)).toBe(0);
  await expectGone(processes);
});

test('a killed launcher takes server and worker with it, and the next start puts the rest in order', async () => {
  const killed = await start();
  const own = descendants(killed.pid ?? 0);
  killed.kill('SIGKILL');
  await ended(killed);
  await expectGone(own.filter(isOurs));
  const next = await start();
  next.kill('SIGINT');
  expect(await ended(next)).toBe(0);
  await expectGone(own);
});

test('a server that dies ends everything with a sentence', async () => {
  const product = await start();
  const processes = descendants(product.pid ?? 0);
  let said = '';
  product.stderr?.on('data', (chunk) => (said += String(chunk)));
  const server = processes.find((pid) => commandOf(pid)?.endsWith('dist/server/main.js'));
  process.kill(server ?? 0, 'SIGKILL');
  expect(await ended(product)).toBe(1);
  expect(said).toMatch(/^The server ended unexpectedly/);
  await expectGone(processes);
});
