import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue, QueueEvents } from 'bullmq';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../server/platform/log.ts';
import { createQueueConnection } from '../server/platform/queue.ts';
import { testCollector } from '../server/platform/metrics/tracing/collector.testing.ts';
import { noTracing, type Tracing } from '../server/platform/metrics/tracing/tracing.ts';
import { createMailer, traceMails } from './mail/mailer.ts';
import { importQueue } from '../server/market/releases/import.jobs.ts';
import { compiled } from '../server/launch/test/compiled.ts';
import { testRedis } from '../server/launch/test/redis.ts';
import { h2Rows } from './import/fixtures/rows.testing.ts';
import { registerImport } from './import/registerImport.ts';
import { startWorker, type RunningWorker } from './startWorker.ts';
import { importBench, type ImportBench } from './test/imports.ts';
import { whileHeld } from '../server/launch/test/whileHeld.ts';

let bench: ImportBench;
let files: string;
let redisUrl: string;
beforeAll(async () => {
  [bench, files, { url: redisUrl }] = await Promise.all([
    importBench(),
    mkdtemp(join(tmpdir(), 'files-')),
    testRedis(),
  ]);
});
afterAll(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

/** A worker that ends with its test, if not before. */
async function start(beatMs?: number, tracing = noTracing): Promise<RunningWorker> {
  const worker = await startWorker({
    pool: bench.pool,
    redisUrl,
    dataDir: bench.dataDir,
    log: createLog('test', 'silent'),
    tracing,
    ...(beatMs !== undefined && { beatMs }),
  });
  onTestFinished(worker.stop);
  return worker;
}

test('an import that waits in Postgres is run as a job, also by a worker that Redis told nothing; its stages and mails are traced', async () => {
  const collector = await testCollector('worker');
  const path = join(files, 'HOT2303.CSV');
  await writeFile(path, h2Rows(20));
  const importId = await registerImport(bench, { path, fileName: 'HOT2303.CSV', runner: 'worker' });
  const events = new QueueEvents(importQueue, {
    connection: createQueueConnection(redisUrl, () => undefined),
  });
  await events.waitUntilReady();
  const ended = new Promise<string>((resolve) => {
    events.on('completed', ({ jobId }) => {
      if (jobId.startsWith('import-')) resolve(jobId);
    });
  });
  const worker = await start(undefined, collector.tracing);
  expect(await ended).toBe(`import-${importId}`);
  const imports = await bench.rows('select state, by_worker from import');
  expect(imports).toEqual([{ state: 'published', by_worker: true }]);
  await worker.stop();
  await events.close();
  await sendMail(collector.tracing);
  await collector.tracing.close();
  const job = collector.named('job import-release');
  for (const stage of ['check', 'merge', 'aggregate'])
    expect(collector.named(`import ${stage}`)).toMatchObject({
      traceId: job.traceId,
      parentSpanId: job.spanId,
    });
  expect(collector.named('mail')).not.toHaveProperty('parentSpanId');
  expect(collector.text()).not.toMatch(/example\.test|A letter/);
  collector.close();
});

async function sendMail(tracing: Tracing): Promise<void> {
  const settings = { smtpUrl: null, from: 'a@example.test', productName: 'A', dataDir: bench.dataDir };
  const mailer = traceMails(createMailer(settings), tracing);
  const mail = { subject: 'A letter', text: 'A letter', html: '<p>A letter</p>' };
  await mailer.send({ id: 'a-mail', to: 'b@example.test', mail });
  mailer.close();
}

test('the schedule is in Redis once, however often a worker starts', async () => {
  const queue = new Queue(importQueue, { connection: createQueueConnection(redisUrl, () => undefined) });
  const worker = await start();
  await expect.poll(() => queue.getJobSchedulers()).toHaveLength(9);
  await worker.stop();
  await start();
  const schedulers = await queue.getJobSchedulers();
  expect(schedulers.map(({ key, pattern }) => [key, pattern]).sort()).toEqual([
    ['apply-decisions', '7-59/10 * * * *'],
    ['erase-accounts', '2-59/10 * * * *'],
    ['late-months', '10 14-23 * * *'],
    ['rebuild-brands', '5-59/10 * * * *'],
    ['remove-expired', '20 * * * *'],
    ['schedule-inbox', '* * * * *'],
    ['sweep-imports', '*/10 * * * *'],
    ['tidy-exports', '4-59/10 * * * *'],
    ['tidy-releases', '40 * * * *'],
  ]);
  await queue.close();
});

test('a Redis that lost everything has schedules and waiting imports again after a beat', async () => {
  await start(100);
  const connection = createQueueConnection(redisUrl, () => undefined);
  const queue = new Queue(importQueue, { connection });
  await queue.pause();
  const path = join(files, 'HOT2304.CSV');
  await writeFile(path, h2Rows(20, { periodEnd: '20230430' }));
  const importId = await registerImport(bench, { path, fileName: 'HOT2304.CSV', runner: 'worker' });
  // With it goes the pause.
  await connection.flushdb();
  const state = async (): Promise<unknown> =>
    (await bench.rows<{ state: string }>('select state from import where id = $1', [importId]))[0]?.state;
  await expect.poll(state).toBe('published');
  expect((await queue.getJobSchedulers()).map(({ key }) => key)).toContain('schedule-inbox');
  await queue.close();
  connection.disconnect();
});

/** All schedules of Redis; of a daily one with the time of its next run. */
async function schedulesOf(queue: Queue): Promise<unknown[]> {
  const schedulers = await queue.getJobSchedulers();
  return schedulers
    .map(({ key, pattern = '', tz, name, next }) => {
      const isDaily = /^\d+ \d+ /.test(pattern);
      return [key, pattern, tz, name, isDaily ? next : null].join(' ');
    })
    .sort();
}

test('a running worker gives an emptied Redis every schedule again, a daily one for the same next run', async () => {
  await bench.rows(`update schedule set is_on = true where name = 'backup'`);
  await start();
  const connection = createQueueConnection(redisUrl, () => undefined);
  const queue = new Queue(importQueue, { connection });
  await expect.poll(() => schedulesOf(queue)).toHaveLength(10);
  const before = await schedulesOf(queue);
  expect(before).toContainEqual(expect.stringMatching(/^schedule-backup .* \d{13}$/));
  await connection.flushdb();
  await expect.poll(() => schedulesOf(queue)).toEqual(before);
  await queue.close();
  connection.disconnect();
  await bench.rows(`update schedule set is_on = false where name = 'backup'`);
});

/** The database session of an import that a lock on the releases keeps from publishing; null if there is none. */
async function heldUp(): Promise<number | null> {
  const [session] = await bench.rows<{ pid: number }>(
    `select pid from pg_locks where relation = 'release'::regclass and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return session?.pid ?? null;
}

/** An import that waits for a worker. */
async function waitingImport(fileName: string, periodEnd: string): Promise<number> {
  const path = join(files, fileName);
  await writeFile(path, h2Rows(20, { periodEnd }));
  return registerImport(bench, { path, fileName, runner: 'worker' });
}

/** The worker as a process of its own. */
function startProgram(): ChildProcess {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: bench.url,
    REDIS_URL: redisUrl,
    DATA_DIR: bench.dataDir,
  };
  const program = spawn(process.execPath, [compiled('worker/main.ts')], { env });
  onTestFinished(() => void program.kill('SIGKILL'));
  return program;
}

test('an import whose worker was killed goes on within ten seconds, once, and before later ones', async () => {
  const killed = await waitingImport('HOT2305.CSV', '20230531');
  const later = await waitingImport('HOT2306.CSV', '20230630');
  // Its statement waits here, so PostgreSQL has nothing to send to the worker and notices its death by itself.
  await whileHeld(bench.pool, 'lock table release in share mode', async () => {
    const victim = startProgram();
    await expect.poll(heldUp).not.toBeNull();
    const first = await heldUp();
    victim.kill('SIGKILL');
    await start();
    const isNext = async (): Promise<boolean> => ![null, first].includes(await heldUp());
    await expect.poll(isNext).toBe(true);
  });
  const published = (): Promise<unknown> =>
    bench.rows('select import_id as id from release where import_id >= $1 order by id', [killed]);
  await expect.poll(published).toEqual([{ id: killed }, { id: later }]);
  expect(await bench.rows('select attempts from import where id = $1', [killed])).toEqual([{ attempts: 2 }]);
});

test('an import during which worker after worker ended is given up, and does not keep later ones waiting', async () => {
  const killing = await waitingImport('HOT2307.CSV', '20230731');
  const later = await waitingImport('HOT2308.CSV', '20230831');
  await bench.rows(`update import set state = 'running', attempts = 10 where id = $1`, [killing]);
  await start();
  const states = (): Promise<unknown> =>
    bench.rows('select state from import where id in ($1, $2) order by id', [killing, later]);
  await expect.poll(states).toEqual([{ state: 'failed' }, { state: 'published' }]);
});
