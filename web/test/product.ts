import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '../../server/launch/postgres.mjs';
import { freePort } from '../../server/launch/system.mjs';

export interface Person {
  email: string;
  password: string;
}

/** Where a product runs, and with what settings of its own. Another process can go on with it. */
export interface Running {
  url: string;
  settings: Record<string, string>;
}

export interface Product extends Running {
  /** What tokens are signed with. */
  secret: string;
  /** Adds an account as the operator does, with the rights that `npm run user` knows. */
  add: (email: string, ...rights: string[]) => Promise<Person>;
  /** The texts of the mails to an address, the latest last. */
  mailsTo: (email: string) => string[];
}

export interface StartedProduct extends Product {
  stop: () => Promise<void>;
}

const READY = /is ready: http/;
/** What is printed last of all where the sample is loaded. */
const WITH_SAMPLE = /member\s+\S+@\S+\s+\S+/;
const SECRET = 'a secret that only these tests sign with';
export const PASSWORD = 'blue quartz lantern 7';

/** Starts the whole product as `npm start` does, on a port and in a folder of its own. */
export async function startProduct({ sample }: { sample: boolean }): Promise<StartedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-journeys-'));
  // Postgres runs as a user of its own where this is root.
  chmodSync(dataDir, 0o755);
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    SESSION_SECRET: SECRET,
    NODE_ENV: 'production',
    SAMPLE: sample ? 'on' : 'off',
  };
  const child = spawn(process.execPath, ['server/launch/start.mjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A run that is cut short leaves nothing behind.
  const kill = (): boolean => child.kill('SIGTERM');
  process.once('exit', kill);
  await outputOf(child, sample ? WITH_SAMPLE : READY);
  return {
    ...productAt({ url: `http://localhost:${settings.PORT}`, settings }),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A product that runs already. */
export function productAt({ url, settings }: Running): Product {
  return {
    url,
    settings,
    secret: SECRET,
    add: (address, ...rights) => addPerson(settings, address, rights),
    mailsTo: (address) =>
      mailsIn(join(settings['DATA_DIR'] ?? '', 'mail')).filter((mail) => mail.includes(address)),
  };
}

/** Waits until the output has what is looked for. Fails with all of the output where it ends before. */
function outputOf(child: ChildProcess, wanted: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      if (wanted.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`It ended instead of starting:\n${output}`)));
  });
}

/** By the command that `npm run user` runs, without what that looks after first: here the product runs already. */
async function addPerson(settings: Running['settings'], email: string, rights: string[]): Promise<Person> {
  const { url } = await startPostgres(settings['DATA_DIR'] ?? '', []);
  const names = ['--first', 'Ana', '--last', 'Example'];
  const command = ['dist/server/accounts/user.cli.js', 'add', email, ...names, ...rights];
  const env = { ...process.env, ...settings, DATABASE_URL: url };
  const child = spawn(process.execPath, command, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(`${PASSWORD}\n`);
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output.join('').includes(`Added ${email}`)) throw new Error(output.join('\n'));
  return { email, password: PASSWORD };
}

/** As written, but for the line breaks and signs that quoted-printable puts in. */
function mailsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
}

/** The folder is made with the first mail. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
