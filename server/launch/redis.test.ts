import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers, findRedis, startRedis, stopRedis } from './redis.mjs';
import { commandOf, stopProcess } from './system.mjs';

const program = findRedis() ?? '';
let folder: string;
let first: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texas-receipts-redis-'));
  chmodSync(folder, 0o755);
  first = await startRedis(folder, program);
});
afterEach(async () => {
  await stopRedis(folder);
  await stopProcess(first.pid, { signal: 'SIGKILL' });
  rmSync(folder, { recursive: true });
});

test('a Redis that a busy disk kept from answering is joined once it answers', async () => {
  process.kill(first.pid, 'SIGSTOP');
  const second = startRedis(folder, program);
  expect(await answers(first)).toBe(false);
  process.kill(first.pid, 'SIGCONT');
  expect(await second).toEqual(first);
});

test('it listens on this machine only, and answers nobody without its password', async () => {
  const { port, password } = new URL(first.url);
  expect(password).toMatch(/^[0-9a-f]{32}$/);
  for (const given of ['', ':another@']) {
    expect(await answers({ ...first, url: `redis://${given}127.0.0.1:${port}` })).toBe(false);
  }
  expect(await answers(first)).toBe(true);
  expect(commandOf(first.pid)).toContain(`127.0.0.1:${port}`);
});

test('a Redis that hangs is replaced at its address, and none is left behind', async () => {
  process.kill(first.pid, 'SIGSTOP');
  const second = await startRedis(folder, program, 0);
  expect(second.url).toBe(first.url);
  expect(commandOf(first.pid)).toBeNull();
  await stopRedis(folder);
  expect(commandOf(second.pid)).toBeNull();
});

test('a Redis whose launcher was killed before it was up is joined', async () => {
  await stopRedis(folder);
  const slow = join(folder, 'redis-server');
  writeFileSync(
    slow,
    `#!/bin/sh\necho $$ > pid\nwhile [ ! -e go ]; do sleep 0.05; done\nexec ${program} "$@"\n`,
  );
  chmodSync(slow, 0o755);
  const script = `import('./server/launch/redis.mjs').then((redis) => redis.startRedis('${folder}', '${slow}'))`;
  const launcher = spawn(process.execPath, ['-e', script]);
  const below = join(folder, 'redis');
  await expect
    .poll(() => existsSync(join(below, 'pid')) && readFileSync(join(below, 'pid'), 'utf8'))
    .toMatch(/\d\n/);
  // The program may run a moment before its launcher has noted it.
  const noted = join(folder, 'run', 'redis.json');
  const hasNoted = (pid: string): boolean => existsSync(noted) && readFileSync(noted, 'utf8').includes(pid);
  await expect.poll(() => hasNoted(`"pid":${readFileSync(join(below, 'pid'), 'utf8').trim()},`)).toBe(true);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  writeFileSync(join(below, 'go'), '');
  expect(await startRedis(folder, program)).toMatchObject({
    pid: Number(readFileSync(join(below, 'pid'), 'utf8')),
  });
});
