import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiled } from '../server/launch/test/compiled.ts';
import { testDatabase, type TestDatabase } from '../server/launch/test/database.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'worker-'));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

test.each([
  ['without Redis', {}],
  ['with a Redis that is away', { REDIS_URL: 'redis://127.0.0.1:1' }],
])('%s the worker sends mails, and ends when told to', async (_, redis) => {
  await database.pool.query('delete from member');
  await database.pool
    .query(`/* account */ insert into member (email, first_name, last_name, password_hash, email_confirmed_at)
    values ('ann@example.test', 'Ann', 'X', 'x', now())`);
  await database.pool.query(`/* wait */ insert into outbox_mail (kind, recipient)
    values ('PASSWORD_CHANGED', 'ann@example.test')`);
  const child = spawn(process.execPath, [compiled('worker/main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, DATA_DIR: dataDir, ...redis },
  });
  const ended = once(child, 'exit');
  const mails = (): string[] => {
    const folder = join(dataDir, 'mail');
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  };
  try {
    await expect.poll(mails).toHaveLength(1);
    rmSync(join(dataDir, 'mail'), { recursive: true });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
});
