import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/launch/system.mjs';

export interface Product {
  url: string;
  email: string;
  password: string;
  stop: () => Promise<void>;
}

const MEMBER = /member\s+(\S+@\S+)\s+(\S+)/;

/** Starts the whole product as `npm start` does, with the synthetic sample, on a port and in a folder of its own. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'texas-receipts-journeys-'));
  // Postgres runs as a user of its own where this is root.
  chmodSync(dataDir, 0o755);
  const port = String(await freePort());
  const own = { PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', SAMPLE: 'on' };
  const child = spawn(process.execPath, ['server/launch/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [, email = '', password = ''] = await outputOf(child, MEMBER);
  return {
    url: `http://localhost:${port}`,
    email,
    password,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Waits until the output has what is looked for. Fails with all of the output where it ends before. */
function outputOf(child: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk);
      const found = wanted.exec(output);
      if (found !== null) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`It ended instead of starting:\n${output}`)));
  });
}
