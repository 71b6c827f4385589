import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './platform/lib/projectRoot.ts';
import { compiled } from './launch/test/compiled.ts';
import { testDatabase, type TestDatabase } from './launch/test/database.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'main-'));
const holders: Server[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const holder of holders) holder.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

interface Running {
  child: ChildProcess;
  output: () => string;
  exitCode: Promise<number | null>;
}

function start(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [compiled('server/main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, DATA_DIR: dataDir, ...env },
    cwd: projectRoot,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const collect = (chunk: Buffer): void => void (text += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    child,
    output: () => text,
    exitCode: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** A port that is in use until its server is closed. */
async function heldPort(): Promise<[number, Server]> {
  const holder = createServer().listen(0);
  holders.push(holder);
  await once(holder, 'listening');
  const address = holder.address();
  return [typeof address === 'object' && address ? address.port : 0, holder];
}

test('responds until it is told to stop, then stops in order', async () => {
  const [port, holder] = await heldPort();
  holder.close();
  const { child, output, exitCode } = start({ PORT: String(port), SESSION_SECRET_BEFORE: 'the one before' });
  await expect.poll(output).toContain('Listening');
  const { status, headers } = await fetch(`http://localhost:${String(port)}/readyz`);
  expect(status).toBe(200);
  // Longer than the 60 seconds of proxies, which could otherwise use a connection while it closes.
  expect(headers.get('keep-alive')).toBe('timeout=65');
  await expect.poll(output).toContain('SESSION_SECRET_BEFORE is needed no more');
  // The log warns that nobody can pay without keys.
  await expect.poll(output).toContain('Payment is not set up: nobody can buy a plan.');
  await expect.poll(output).toContain('OPERATOR_NAME is not set');
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(output()).toContain('Stopping');
  const { rows } = await database.pool.query(
    `/* left */ select count(*) from pg_stat_activity
     where datname = current_database() and application_name = 'texas-receipts server'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test.each([
  ['a port that is taken', async () => ({ PORT: String((await heldPort())[0]) }), 'EADDRINUSE'],
  ['a database that is not there', () => ({ DATABASE_URL: 'postgres://localhost:1/x' }), 'ECONNREFUSED'],
  ['a variable that is wrong', () => ({ PORT: 'x' }), 'PORT must be a whole number'],
])('%s: one sentence, and exit code 1', async (_, env, sentence) => {
  const { output, exitCode } = start(await env());
  expect(await exitCode).toBe(1);
  const lines = output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(sentence);
});
