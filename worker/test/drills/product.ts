import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../../server/platform/database.ts';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';

export type Part = 'worker' | 'server' | 'postgres' | 'redis';

/** The whole product in its own data directory, as `npm start` runs and restarts it. */
export interface Product {
  origin: string;
  inboxDir: string;
  pool: Pool;
  databaseUrl: string;
  redisUrl: () => string;
  /** Ends a part as a crash would. */
  kill: (part: Part) => void;
  /** Signs in as a new member; administrators may upload. */
  signIn: (name: string, right: '--paid' | '--admin') => Promise<string>;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 300_000;
const PASSWORD = 'a drill of the whole product';

function launch(dataDir: string, inboxDir: string, port: number) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), SAMPLE: 'off', INBOX_DIR: inboxDir };
  const launcher = spawn(process.execPath, [join(projectRoot, 'server/launch/start.mjs')], {
    env: { ...env, DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A drill that is ended by a signal must not leave its product behind.
  process.once('exit', () => launcher.kill('SIGTERM'));
  const log = createWriteStream(join(dataDir, 'drill.log'));
  for (const stream of [launcher.stdout, launcher.stderr]) stream.pipe(log, { end: false });
  return { launcher, log };
}

/** Starts the product in a data directory and waits until it is ready. Throws after five minutes. */
export async function startProduct(dataDir: string, port: number): Promise<Product> {
  const inboxDir = join(dataDir, 'inbox');
  mkdirSync(inboxDir, { recursive: true });
  const { launcher, log } = launch(dataDir, inboxDir, port);
  const origin = `http://127.0.0.1:${String(port)}`;
  await whenReady(origin, launcher);
  const databaseUrl = ownerUrl(dataDir);
  const pool = createPool(databaseUrl, { applicationName: 'drill', poolSize: 3 });
  const redis = (): { pid: number; url: string } =>
    JSON.parse(readFileSync(join(dataDir, 'run/redis.json'), 'utf8')) as { pid: number; url: string };
  const pids: Record<Part, () => number> = {
    worker: () => childOf(launcher, 'dist/worker/main.js'),
    server: () => childOf(launcher, 'dist/server/main.js'),
    postgres: () => childOf(null, `-p ${new URL(databaseUrl).port} -h 127.0.0.1`),
    redis: () => redis().pid,
  };
  return {
    ...{ origin, inboxDir, pool, databaseUrl },
    redisUrl: () => redis().url,
    kill: (part) => process.kill(pids[part](), 'SIGKILL'),
    signIn: async (name, right) => {
      const email = `${name}@example.test`;
      addMember(databaseUrl, email, right);
      await pool.query(exempt);
      return signIn(origin, email);
    },
    stop: async () => {
      await pool.end();
      launcher.kill('SIGTERM');
      if (launcher.exitCode === null) await once(launcher, 'exit');
      log.end();
    },
  };
}

async function whenReady(origin: string, launcher: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (launcher.exitCode !== null || Date.now() > deadline) throw new Error('The product did not start.');
    await delay(200);
  }
}

function ownerUrl(dataDir: string): string {
  const read = (name: string): string => readFileSync(join(dataDir, name), 'utf8').trim();
  return `postgres://postgres:${read('postgres-password')}@127.0.0.1:${read('postgres-port')}/postgres`;
}

/** Number of a process by its command line; of the launcher's own, or of all. */
function childOf(parent: ChildProcess | null, command: string): number {
  const of = parent ? ['--ppid', String(parent.pid)] : ['-e'];
  const lines = execFileSync('ps', ['-o', 'pid=,args=', ...of], { encoding: 'utf8' }).split('\n');
  const found = lines.find((line) => line.includes(command));
  if (found === undefined) throw new Error(`No process runs ${command}.`);
  return Number.parseInt(found, 10);
}

/** Administrators need no second step here. */
const exempt = `/* drill.exempt */ update member set is_demonstration = true where is_admin`;

function addMember(databaseUrl: string, email: string, right: string): void {
  const program = join(projectRoot, 'dist/server/members/accounts/user.cli.js');
  execFileSync(process.execPath, [program, 'add', email, '--first', 'A', '--last', 'B', right], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    input: PASSWORD,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

async function signIn(origin: string, email: string): Promise<string> {
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { token errors { message } } }`;
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { email, password: PASSWORD } } }),
  });
  const { data } = (await response.json()) as { data?: { signIn?: { token: string | null } } };
  if (!data?.signIn?.token) throw new Error(`${email} could not sign in.`);
  return data.signIn.token;
}
