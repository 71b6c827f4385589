import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../../server/launch/test/command.ts';
import { cancelRun } from '../../../server/market/releases/sources/schedule.rules.ts';
import { s3StandIn, type S3StandIn } from '../../../server/platform/objects/s3StandIn.testing.ts';
import { h2Rows } from '../fixtures/rows.testing.ts';
import { monthEnd, portalRows, type Behavior } from './portal.testing.ts';
import { sourceBench, type SourceBench } from './sources.testing.ts';
import { whileHeld } from '../../../server/launch/test/whileHeld.ts';

let made: SourceBench;
let store: S3StandIn;
let { bench, standIn, deps, work, wish, lastRun } = {} as SourceBench;
beforeAll(async () => {
  [made, store] = await Promise.all([sourceBench(), s3StandIn()]);
  ({ bench, standIn, deps, work, wish, lastRun } = made);
  deps.settings.s3 = store.settings;
});
afterAll(() => Promise.all([made.close(), store.close()]));
beforeEach(() => {
  standIn.behave = () => false;
  standIn.asked.length = 0;
});

/** Machines that run the tests may be busy. */

const imports = (): Promise<unknown[]> => bench.rows('select file_name, state from import order by id');

/** Answers like a host of files that knows ETags. */
const host =
  (file: string): Behavior =>
  (_, response) => {
    const etag = `"${createHash('md5').update(file).digest('hex')}"`;
    if (response.req.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { ETag: etag }).end(file);
    return true;
  };

async function cli(...args: string[]): Promise<{ code: number | null; output: string }> {
  const env = { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir };
  return runCommand('worker/import/sources/schedule.cli.ts', args, { env });
}

/** Lets an added schedule ask the stand-in, which no schedule may name: it has a private address and no TLS. */
const leadTo = (name: string, address: string): Promise<unknown> =>
  bench.rows('update schedule set address = $2 where name = $1', [name, address]);

async function ran(name: string): Promise<string | null | undefined> {
  await wish(name);
  await work();
  const run = await lastRun(name);
  return `${run?.state ?? ''}: ${run?.message ?? ''}`;
}

test('an address is fetched on a schedule, and a file that is the same as last time is not imported again', async () => {
  const add = ['add', 'hotel-files', '--cron', '0 6 25 * *', '--address'];
  expect(await cli(...add, 'https://files.example.test/')).toMatchObject({
    code: 2,
    output: expect.stringContaining('the whole address of a file') as string,
  });
  const { output } = await cli(...add, 'https://files.example.test/HOT2306.CSV');
  expect(output).toContain('hotel-files: on, At 06:00 AM, on day 25 of the month, America/Chicago');
  await leadTo('hotel-files', `${standIn.portal.origin}/HOT2306.CSV`);

  standIn.behave = host(h2Rows(20, { periodEnd: '20230630' }));
  await bench.rows("update schedule set next_run_at = now() where name = 'hotel-files'");
  await work();
  expect(await lastRun('hotel-files')).toEqual({ state: 'done', message: 'HOT2306.CSV: published' });
  expect(await ran('hotel-files')).toMatch(
    /^done: Not imported again: .*HOT2306\.CSV is unchanged since \d{4}-/,
  );
  // A host that knows no ETags sends it again; its hash tells.
  await bench.rows('update schedule set fetched_etag = null');
  expect(await ran('hotel-files')).toContain('Not imported again');
  expect(await imports()).toEqual([{ file_name: 'HOT2306.CSV', state: 'published' }]);
  standIn.behave = host(h2Rows(21, { periodEnd: '20230630' }));
  expect(await ran('hotel-files')).toBe('done: HOT2306.CSV: published');

  standIn.behave = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
  expect(await ran('hotel-files')).toBe('running: The address is not available (503).');
  expect((await cli('remove', 'hotel-files')).output).toContain('Cancel the run');
  await bench.rows(cancelRun, ['hotel-files', 'ann']);
  await work();
  await leadTo('hotel-files', 'https://portal.test/HOT2306.CSV');
  expect(await ran('hotel-files')).toBe('refused: Refused: portal.test has the private address 10.0.0.5.');
  expect((await cli('remove', 'hotel-files')).output).toContain('hotel-files is removed.');
  expect((await cli('remove', 'backup')).output).toContain('part of the product');
  expect(await imports()).toHaveLength(2);
});

test('an object of a store is fetched on a schedule', async () => {
  await cli(
    'add',
    'stored',
    '--cron',
    '0 6 25 * *',
    '--address',
    `s3://${store.settings.bucket}/HOT2307.CSV`,
  );
  expect(await ran('stored')).toBe(
    `refused: Refused: there is no HOT2307.CSV in s3://${store.settings.bucket}.`,
  );
  store.objects.set('HOT2307.CSV', Buffer.from(h2Rows(20, { periodEnd: '20230731' })));
  expect(await ran('stored')).toBe('done: HOT2307.CSV: published');
  expect(await ran('stored')).toContain('Not imported again');
});

test('a run of the portal is cancelled while a page arrives and while it waits, and leaves nothing', async () => {
  standIn.rows = [2, 1].flatMap((ago) => portalRows(monthEnd(ago), 3));
  const before = await imports();
  let dripping: NodeJS.Timeout | undefined;
  standIn.behave = (url, response) => {
    if (url.searchParams.get('$offset') !== '4') return false;
    dripping = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(dripping));
    return true;
  };
  await wish('mixed-beverage');
  const working = work();
  await expect.poll(() => standIn.asked).toContain('4');
  await bench.rows(cancelRun, ['mixed-beverage', 'ann@example.test']);
  await working;
  const cancelled = { state: 'cancelled', message: 'Cancelled by ann@example.test. Nothing was changed.' };
  expect(await lastRun('mixed-beverage')).toEqual(cancelled);
  expect(readdirSync(join(bench.dataDir, 'fetched'))).toEqual([]);
  expect(await imports()).toEqual(before);

  standIn.behave = (_, response) => {
    response.writeHead(429).end();
    return true;
  };
  expect(await ran('mixed-beverage')).toContain('running: ');
  await bench.rows(cancelRun, ['mixed-beverage', 'ann@example.test']);
  await work();
  expect(await lastRun('mixed-beverage')).toEqual(cancelled);
  expect(standIn.asked.filter((question) => question === 'count')).toHaveLength(2);
});

test('a backup is cancelled while it reads a table, and none of its files stays', async () => {
  await whileHeld(bench.pool, 'lock table release in access exclusive mode', async () => {
    await wish('backup');
    const working = work();
    const copies = `select from pg_stat_activity where query like '%backup.copy%release%' and wait_event_type = 'Lock'`;
    await expect.poll(() => bench.rows(copies)).toHaveLength(1);
    const answer = await cli('cancel', 'backup', '--by', 'Ann');
    expect(answer).toMatchObject({ code: 0, output: expect.stringContaining('running') as string });
    await working;
  });
  expect(await lastRun('backup')).toEqual({
    state: 'cancelled',
    message: 'Cancelled by Ann. Nothing was changed.',
  });
  const { backupDir } = deps.settings;
  expect(existsSync(backupDir) ? readdirSync(backupDir, { recursive: true }) : []).toEqual([]);
  expect((await cli('cancel', 'backup')).output).toContain('backup is not running');
});

test('what a command changes is in the activity log, with who asked for it, and what is refused is not', async () => {
  const last = async (): Promise<number> =>
    (await bench.rows<{ id: number }>('select coalesce(max(id), 0)::integer as id from audit_log'))[0]?.id ??
    0;
  const before = await last();
  const address = 'https://files.example.test/HOT2309.CSV';
  const by = ['--by', 'Ann'];
  expect((await cli('add', 'noted', '--cron', '0 6 25 * *', '--address', address, ...by)).code).toBe(0);
  expect((await cli('set', 'noted', '--cron', '0 25 25 * *', ...by)).code).toBe(2);
  expect((await cli('set', 'noted', '--off', ...by)).code).toBe(0);
  expect((await cli('run', 'noted', ...by)).code).toBe(0);
  await bench.rows(`update schedule set run_wanted_by = null where name = 'noted'`);
  expect((await cli('remove', 'noted')).code).toBe(0);
  const entries = await bench.rows(
    'select actor_email as actor, action, details from audit_log where id > $1 order by id',
    [before],
  );
  const ann = 'command line (Ann)';
  expect(entries).toEqual([
    { actor: ann, action: 'ADD_SCHEDULE', details: { name: 'noted', address } },
    { actor: ann, action: 'SET_SCHEDULE', details: { name: 'noted', isOn: false } },
    { actor: ann, action: 'RUN_SCHEDULE', details: { name: 'noted' } },
    {
      actor: `command line (${userInfo().username})`,
      action: 'REMOVE_SCHEDULE',
      details: { name: 'noted', address },
    },
  ]);
});
