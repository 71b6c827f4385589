import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../../server/platform/database.ts';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';
import { findProcess } from './processes.ts';
import { keepSecondWorker } from './secondWorker.ts';

type Part = 'worker' | 'secondWorker' | 'postgres' | 'redis';

/** The whole product in its own data directory, as `npm start` runs and restarts it, with a second worker. */
export interface Product {
  origin: string;
  inboxDir: string;
  pool: Pool;
  databaseUrl: string;
  redisUrl: () => string;
  /** Undefined if it does not run. */
  pidOf: (part: Part) => number | undefined;
  /** Numbers of the workers that run. */
  workers: () => number[];
  /** Signs in as a new member; administrators may upload. */
  signIn: (name: string, right: '--paid' | '--admin') => Promise<string>;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 300_000;
const PASSWORD = 'a drill of the whole product';

export async function startProduct(dataDir: string, port: number): Promise<Product> {
  const inboxDir = join(dataDir, 'inbox');
  mkdirSync(inboxDir, { recursive: true });
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), SAMPLE: 'off', INBOX_DIR: inboxDir };
  // A file, since a pipe would break when this process ends first.
  const output = openSync(join(dataDir, 'drill.log'), 'a');
  const launcher = startLauncher(env, output);
  const origin = `http://127.0.0.1:${String(port)}`;
  await whenReady(origin, launcher);
  const databaseUrl = urlOf(dataDir, 'postgres', 'postgres-password');
  const pool = createPool(databaseUrl, { applicationName: 'drill', poolSize: 3 });
  const second = keepSecondWorker(() => workerEnvironment(env, dataDir), output);
  const pids: Record<Part, () => number | undefined> = {
    worker: () => findProcess('dist/worker/main.js', launcher.pid),
    secondWorker: second.pid,
    postgres: () => findProcess(`-p ${new URL(databaseUrl).port} -h 127.0.0.1`),
    redis: () => runningRedis(dataDir).pid,
  };
  return {
    origin,
    inboxDir,
    pool,
    databaseUrl,
    redisUrl: () => runningRedis(dataDir).url,
    pidOf: (part) => pids[part](),
    workers: () => [pids.worker(), pids.secondWorker()].filter((pid) => pid !== undefined),
    signIn: async (name, right) => {
      const email = `${name}@example.test`;
      addMember(databaseUrl, email, right);
      await pool.query(exempt);
      return signIn(origin, email);
    },
    stop: async () => {
      await pool.end();
      await second.stop();
      launcher.kill('SIGTERM');
      if (launcher.exitCode === null) await once(launcher, 'exit');
      closeSync(output);
    },
  };
}

function startLauncher(env: NodeJS.ProcessEnv, output: number): ChildProcess {
  const launcher = spawn(process.execPath, [join(projectRoot, 'server/launch/start.mjs')], {
    env: { ...env, DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', output, output],
  });
  // A drill that is ended by a signal must not leave its product behind.
  process.once('exit', () => launcher.kill('SIGTERM'));
  return launcher;
}

function workerEnvironment(env: NodeJS.ProcessEnv, dataDir: string): NodeJS.ProcessEnv {
  const DATABASE_URL = urlOf(dataDir, 'texas_receipts', 'postgres-product-password');
  return { ...env, NODE_ENV: 'production', DATABASE_URL, REDIS_URL: runningRedis(dataDir).url };
}

function runningRedis(dataDir: string): { pid: number; url: string } {
  return JSON.parse(readFileSync(join(dataDir, 'run/redis.json'), 'utf8')) as { pid: number; url: string };
}

async function whenReady(origin: string, launcher: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (launcher.exitCode !== null || Date.now() > deadline) throw new Error('The product did not start.');
    await delay(200);
  }
}

function urlOf(dataDir: string, role: string, passwordFile: string): string {
  const read = (name: string): string => readFileSync(join(dataDir, name), 'utf8').trim();
  return `postgres://${role}:${read(passwordFile)}@127.0.0.1:${read('postgres-port')}/postgres`;
}

/** Administrators need no second step here. */
const exempt = `/* drill.exempt */ update member set is_demonstration = true where is_admin`;

function addMember(databaseUrl: string, email: string, right: string): void {
  const program = join(projectRoot, 'dist/server/members/accounts/commands/user.cli.js');
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
