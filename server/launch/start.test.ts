import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileServer, compileWeb } from './compile.mjs';
import { commandOf, freePort, hasEnded } from './system.mjs';

let dataDir: string;
let port: number;
let launched: ChildProcess | undefined;
let output = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-start-'));
  chmodSync(dataDir, 0o755);
  port = await freePort();
  // Before the memory is scarce.
  await compileServer();
  await compileWeb();
});
afterAll(() => {
  launched?.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

/** With this setting, one of our processes uses up its memory. */
const greedy = `process.on('SIGUSR2', () => { for (const kept = []; ; ) kept.push(new Array(4e6).fill(0.5)); })`;
const scarce = `--max-old-space-size=128 --import=data:text/javascript,${encodeURIComponent(greedy)}`;

/** Starts the product empty, on servers of its own, and waits until it says that it is ready. */
async function start(): Promise<ChildProcess> {
  const own = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', SAMPLE: 'off' };
  launched = spawn(process.execPath, ['server/launch/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: scarce, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  output = '';
  const began = Date.now();
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      if (output.includes(`is ready: http://localhost:${port}`)) resolve();
    };
    launched?.stdout?.on('data', read);
    launched?.stderr?.on('data', read);
    launched?.once('exit', () => reject(new Error(`It ended instead of starting:\n${output}`)));
  });
  back.timeout = Math.max(5_000, 1.5 * (Date.now() - began));
  return launched;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

/** All descendants of this process. */
function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** A process that stops because of its launcher's death needs a moment. */
async function expectGone(pids: number[]): Promise<void> {
  const running = (): string[] => pids.flatMap((pid) => commandOf(pid) ?? []);
  await expect.poll(running, { interval: 20 }).toEqual([]);
}

const isOurs = (pid: number): boolean => commandOf(pid)?.includes('/dist/') ?? false;

/** The process of the running product whose command line says so. */
function find(text: string): number | undefined {
  const found = descendants(launched?.pid ?? 0).filter((pid) => commandOf(pid)?.includes(text));
  // PostgreSQL's own children have its name as well, and came later.
  return found.sort((one, other) => one - other)[0];
}

async function statusOf(path: string): Promise<number> {
  return fetch(`http://localhost:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );
}

async function mutate<Answer>(query: string): Promise<Answer> {
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: Answer }).data;
}

/** Five seconds, or longer if slow starts show a busy machine. */
const back = { timeout: 5_000, interval: 50 };

/** Kills processes of the product together and waits for their replacements. */
async function end(kinds: readonly string[], signal: NodeJS.Signals): Promise<void> {
  const pids = kinds.map((kind) => find(kind) ?? 0);
  expect(pids).not.toContain(0);
  for (const pid of pids) process.kill(pid, signal);
  await expectGone(pids);
  for (const kind of kinds) await expect.poll(() => find(kind), back).toBeDefined();
}

/** The number of mails with a link to reset the password. Others, such as a welcome, may come late. */
function resetMails(): number {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.filter((name) => /^Subject: Reset your /m.test(readFileSync(join(folder, name), 'utf8')))
    .length;
}

const email = 'ann@example.test';

async function canSignIn(): Promise<boolean> {
  const { signIn } = await mutate<{ signIn: { token: string | null } }>(
    `mutation { signIn(input: { email: "${email}", password: "a long enough phrase" }) { token } }`,
  );
  return signIn.token !== null;
}

const OWN = ['dist/server/main.js', 'dist/worker/main.js'];

test('npm start serves the product with a server and a worker', async () => {
  await start();
  for (const path of ['/', '/healthz', '/readyz']) expect(await statusOf(path), path).toBe(200);
  expect(descendants(launched?.pid ?? 0).filter(isOurs)).toHaveLength(2);
  await mutate(`mutation { signUp(input: { firstName: "Ann", lastName: "Example", email: "${email}",
    password: "a long enough phrase" }) { token } }`);
});

test.each([
  ['killed', 'SIGKILL', 'it was killed (SIGKILL), by hand or by the system for want of memory'],
  ['out of memory', 'SIGUSR2', 'it ran out of memory (Reached heap limit'],
] as const)(
  'a server and a worker that were %s are back, nothing is lost, and the reason is said',
  async (_, signal, reason) => {
    const before = resetMails();
    await end(OWN, signal);
    await expect.poll(() => statusOf('/readyz'), back).toBe(200);
    expect(await canSignIn()).toBe(true);
    await mutate(`mutation { requestPasswordReset(input: { email: "${email}" }) { ok } }`);
    await expect.poll(resetMails, { timeout: 5_000 + back.timeout }).toBe(before + 1);
    const log = readFileSync(join(dataDir, 'logs/launcher.log'), 'utf8');
    for (const name of ['server', 'worker']) {
      const sentence = `The ${name} ended unexpectedly: ${reason}`;
      expect(log).toContain(sentence);
      await expect.poll(() => output).toContain(sentence);
    }
  },
);

test('PostgreSQL and Redis are back at their addresses, and nobody else had to start again', async () => {
  const before = OWN.map(find);
  await end(['redis-server', 'postgres -D'], 'SIGKILL');
  await expect.poll(canSignIn, back).toBe(true);
  expect(OWN.map(find)).toEqual(before);
  await expect.poll(() => output).toContain('PostgreSQL ended unexpectedly: its process is gone');
  await expect.poll(() => output).toContain('Redis ended unexpectedly: its process is gone');
  expect(output).not.toContain('another address');
});

test('its logs are for their owner only, and say no link', () => {
  const folder = join(dataDir, 'logs');
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect(mode(folder)).toBe('700');
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['launcher.log', 'postgres.log', 'server.log', 'worker.log']));
  for (const file of files) {
    expect(mode(join(folder, file)), file).toBe('600');
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/passwordreset|\/token\//);
  }
});

test('a killed launcher takes server and worker with it, and the next start puts the rest in order', async () => {
  // Another try finds it ended.
  if (launched && hasEnded(launched)) await start();
  const own = descendants(launched?.pid ?? 0);
  process.kill(launched?.pid ?? 0, 'SIGKILL');
  await expectGone(own.filter(isOurs));
  const next = await start();
  expect(await canSignIn()).toBe(true);
  // Each start has its own log.
  expect(readdirSync(join(dataDir, 'logs'))).toContain('server.1.log');
  own.push(...descendants(next.pid ?? 0));
  next.kill('SIGTERM');
  expect(await ended(next)).toBe(0);
  await expectGone(own);
});
