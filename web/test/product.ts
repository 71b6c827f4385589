import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWeb } from '../../server/launch/compile.mjs';
import { freePort } from '../../server/launch/system.mjs';
import { compiled } from '../../server/launch/test/compiled.ts';
import { copyOf } from '../../server/launch/test/copyOf.ts';
import { emptyRedis } from '../../server/launch/test/emptyRedis.ts';
import { asProduct } from '../../server/launch/test/productRole.ts';
import type { Template } from '../../server/launch/test/template.ts';
import { addPerson, type Person, type Rights } from './people.ts';
import { mailsIn } from './mails.ts';

/** Addresses of a running product, for other processes too. */
export interface Running {
  url: string;
  databaseUrl: string;
  dataDir: string;
}

export interface Product {
  url: string;
  running: Running;
  /** Signs its tokens. */
  secret: string;
  /** Adds an account with these rights. */
  add: (email: string, rights?: Rights) => Promise<Person>;
  /** The texts of the emails to an address, the latest last. */
  mailsTo: (email: string) => string[];
}

export interface StartedProduct extends Product {
  stop: () => Promise<void>;
}

interface Options {
  /** The database to begin with. */
  template: Template;
  /** The number of an unused Redis database. */
  redisDatabase: number;
}

/** The product with the sample. Nothing else uses Redis database 15. */
export const WITH_SAMPLE: Options = { template: { kind: 'sample' }, redisDatabase: 15 };

const SECRET = 'a secret that only these tests sign with';

/** Starts server and worker as `npm start` does, with their own port, database and folder. */
export async function startProduct(host: string, options: Options): Promise<StartedProduct> {
  const copy = await copyOf(host, options.template);
  const redis = await emptyRedis(host, options.redisDatabase);
  await compileWeb();
  const dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-product-'));
  const port = String(await freePort());
  const settings = {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: asProduct(copy.url),
    REDIS_URL: redis.url,
    DEMO_BILLING: 'on',
  };
  const processes = ['server/main.ts', 'worker/main.ts'].map((path) => startProgram(path, settings));
  const running = { url: `http://localhost:${port}`, databaseUrl: copy.url, dataDir };
  await Promise.race([untilReady(running.url), ...processes.map(diesEarly)]);
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((each) => each.stop()));
    await copy.drop();
    rmSync(dataDir, { recursive: true });
  };
  return { ...productAt(running), stop };
}

/** A product that runs already. */
export function productAt(running: Running): Product {
  return {
    url: running.url,
    running,
    secret: SECRET,
    add: (email, rights) => addPerson(running.databaseUrl, email, rights),
    mailsTo: (email) => mailsIn(join(running.dataDir, 'mail')).filter((mail) => mail.includes(email)),
  };
}

interface Program {
  child: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
}

function startProgram(path: string, settings: Record<string, string>): Program {
  const child = spawn(process.execPath, [compiled(path)], {
    env: { ...process.env, ...settings, SESSION_SECRET: SECRET, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer): void => void (output += String(chunk));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  // A run that is cut short leaves nothing behind.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { child, output: () => output, stop };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function diesEarly({ child, output }: Program): Promise<never> {
  return new Promise((_, reject) => {
    child.once('exit', () => reject(new Error(`It ended instead of starting:\n${output()}`)));
  });
}
