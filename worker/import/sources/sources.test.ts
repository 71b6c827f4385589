import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { copyOf } from '../../../server/launch/test/copyOf.ts';
import { runCommand } from '../../../server/launch/test/command.ts';
import { asProduct } from '../../../server/launch/test/productRole.ts';
import { writeBackup } from '../../../server/platform/backup/backup.ts';
import { createPool } from '../../../server/platform/database.ts';
import { tellOperators } from '../../members/news/tellOperators.ts';
import { h2Rows } from '../fixtures/rows.testing.ts';
import { registerImport } from '../registerImport.ts';
import { runImport } from '../runImport.ts';
import { rawPath } from '../rawStore.ts';
import { monthEnd, portalRows } from './portal.testing.ts';
import { runDue } from './runDue.ts';
import { sourceBench, type SourceBench } from './sources.testing.ts';
import { expectRefusals, expectRestored, expectEarlierBackupRestored } from './restores.testing.ts';

let made: SourceBench;
let { bench, standIn, deps, inboxDir, work, wish, lastRun } = {} as SourceBench;
beforeAll(async () => {
  made = await sourceBench();
  ({ bench, standIn, deps, inboxDir, work, wish, lastRun } = made);
});
afterAll(() => made.close());
beforeEach(() => {
  standIn.behave = () => false;
  standIn.asked.length = 0;
});

/** The waits of runs that are put off are over. */
const afterWaiting = (): Promise<unknown> => bench.rows('update source_run set not_before = now()');

const published = async (): Promise<number> =>
  (await bench.rows<{ rows: number }>('select count(*)::int as rows from release where undone_at is null'))[0]
    ?.rows ?? 0;

/** The events of a kind that operators are mailed about now. */
async function toldOf(kind: string): Promise<unknown[]> {
  const mails = ['ops@example.test'];
  await tellOperators(bench.pool, { mails, webhook: null });
  return bench.rows(
    `select event ->> 'run' as run, event ->> 'message' as message
     from outbox_mail o cross join jsonb_array_elements(o.facts -> 'events') event
     where o.recipient = $1 and event ->> 'kind' = $2`,
    [mails[0], kind],
  );
}

test('the portal is read in pages, goes on after a refusal, and its months are published', async () => {
  standIn.rows = [6, 3, 2, 1]
    .flatMap((ago) => portalRows(monthEnd(ago), 3))
    .concat(portalRows(monthEnd(9), 5));
  let isBusy = true;
  standIn.behave = (url, response) => {
    if (!isBusy || url.searchParams.get('$offset') !== '8') return false;
    response.writeHead(429, { 'Retry-After': '7200' }).end();
    return true;
  };
  await wish('mixed-beverage');
  await work();
  expect(standIn).toMatchObject({ asked: ['count', '0', '4', '8'], token: 'a-token' });
  const [waiting] = await bench.rows<{ seconds: number }>(
    'select round(extract(epoch from not_before - now()) / 60)::int as seconds from source_run',
  );
  expect(waiting?.seconds).toBe(120);
  expect(await lastRun('mixed-beverage')).toEqual({
    state: 'running',
    message: 'The portal allows no more requests for now (429).',
  });
  await wish('mixed-beverage');
  await afterWaiting();
  isBusy = false;
  await work();
  // Pages that arrived are not asked for again, and the second wish has not doubled the run.
  expect(standIn.asked.slice(4)).toEqual(['count', '8']);
  const run = await lastRun('mixed-beverage');
  expect(run?.state).toBe('done');
  expect(run?.message).toMatch(/^mixed-beverage-\d{4}-\d\d-to-\d{4}-\d\d\.csv: published$/);
  expect(await bench.rows('select format, accepted::int from release')).toEqual([
    { format: 'M3-csv', accepted: 12 },
  ]);
  expect(await bench.rows('select by_worker, state from import')).toEqual([
    { by_worker: true, state: 'published' },
  ]);
  expect(readdirSync(join(bench.dataDir, 'fetched'))).toEqual([]);
});

test('a portal that does not answer is given up in the end, and what it refuses is said', async () => {
  const before = await published();
  standIn.behave = (_, response) => {
    response.writeHead(500).end();
    return true;
  };
  await wish('mixed-beverage');
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    expect(await lastRun('mixed-beverage')).toMatchObject({ state: attempt === 1 ? 'done' : 'running' });
    await work();
    await afterWaiting();
  }
  expect(await lastRun('mixed-beverage')).toEqual({
    state: 'failed',
    message: 'The portal is not available (500).',
  });
  standIn.behave = (_, response) => {
    response.setHeader('content-type', 'text/html').end('<html>');
    return true;
  };
  await wish('mixed-beverage');
  await work();
  expect(await lastRun('mixed-beverage')).toEqual({
    state: 'refused',
    message: 'Refused: the portal answered with a web page instead of data.',
  });
  expect(await toldOf('RUN_FAILED')).toEqual([
    { run: 'mixed-beverage', message: 'The portal is not available (500).' },
    { run: 'mixed-beverage', message: 'Refused: the portal answered with a web page instead of data.' },
  ]);
  expect(await published()).toBe(before);
});

test('files of the inbox are taken once they are whole, and are filed away with the reason', async () => {
  await writeFile(join(inboxDir, 'HOT2303.CSV'), h2Rows(20));
  await writeFile(join(inboxDir, 'notes.csv'), 'these,are,notes\n');
  await writeFile(join(inboxDir, 'HOT2304.CSV.part'), 'half');
  await symlink('/etc/passwd', join(inboxDir, 'HOT2305.CSV'));
  await bench.rows("update schedule set next_run_at = now() where name = 'inbox'");
  await work();
  expect(await lastRun('inbox')).toEqual({ state: 'done', message: 'No new files that are complete.' });
  // It grows, so that its wait begins anew.
  await bench.rows("update inbox_file set stable_since = now() - interval '1 minute'");
  await writeFile(join(inboxDir, 'HOT2303.CSV'), h2Rows(21));
  await wish('inbox');
  await work();
  expect(await lastRun('inbox')).toEqual({ state: 'done', message: 'Taken: notes.csv.' });
  await bench.rows("update inbox_file set stable_since = now() - interval '1 minute'");
  await wish('inbox');
  await Promise.all([runDue(deps), runDue(deps)]);
  await work();
  expect(readdirSync(inboxDir).sort()).toEqual(['HOT2304.CSV.part', 'HOT2305.CSV', 'done', 'refused']);
  expect(readdirSync(join(inboxDir, 'done')).sort()).toEqual(['HOT2303.CSV', 'HOT2303.CSV.txt']);
  expect(readFileSync(join(inboxDir, 'done/HOT2303.CSV.txt'), 'utf8')).toMatch(
    /^HOT2303\.CSV: published\n.*21 rows/,
  );
  expect(readFileSync(join(inboxDir, 'refused/notes.csv.txt'), 'utf8')).toMatch(
    /^notes\.csv: refused, nothing changed\n/,
  );
  expect(
    await bench.rows("select file_name, state from source_run where kind = 'inbox' order by id"),
  ).toEqual([
    { file_name: 'notes.csv', state: 'refused' },
    { file_name: 'HOT2303.CSV', state: 'done' },
  ]);
});

test('runs that were missed are caught up once, by one of several workers', async () => {
  // Once a day: its own pattern is each minute, which might begin anew in between.
  await bench.rows(
    "update schedule set next_run_at = now() - interval '3 days', pattern = '0 6 * * *' where name = 'inbox'",
  );
  const begun = await Promise.all([runDue(deps), runDue(deps), runDue(deps)]);
  expect(begun.flat()).toEqual(['inbox']);
  expect(await runDue(deps)).toEqual([]);
  const [inbox] = await bench.rows<{ isNext: boolean }>(
    `select next_run_at between now() and now() + interval '1 day' as "isNext" from schedule where name = 'inbox'`,
  );
  expect(inbox?.isNext).toBe(true);
});

test('two workers that are woken for one import publish it once, and both know', async () => {
  const path = join(bench.dataDir, 'HOT2304.CSV');
  await writeFile(path, h2Rows(21, { periodEnd: '20230430' }));
  const importId = await registerImport(deps, { path, fileName: 'HOT2304.CSV', runner: 'worker' });
  const both = await Promise.all([runImport(deps, importId), runImport(deps, importId)]);
  expect(both.map(({ state, reports }) => [state, reports[0]?.outcome])).toEqual([
    ['published', 'published'],
    ['published', 'published'],
  ]);
  expect(await bench.rows('select state from import where id = $1', [importId])).toEqual([
    { state: 'published' },
  ]);
  expect(await bench.rows('select file_name from release where import_id = $1', [importId])).toHaveLength(1);
});

test('the command says when runs are due, changes them and refuses what makes no sense', async () => {
  const env = { DATABASE_URL: asProduct(bench.url), DATA_DIR: bench.dataDir };
  const schedule = (...args: string[]) => runCommand('worker/import/sources/schedule.cli.ts', args, { env });
  const [wrong, set] = await Promise.all([
    schedule('set', 'backup', '--cron', '30 25 * * *'),
    schedule('set', 'mixed-beverage', '--cron', '15 6 5 * *', '--months', '12', '--on', '--json'),
  ]);
  expect(wrong.code).toBe(2);
  expect(wrong.output).toContain('“30 25 * * *” is no cron pattern');
  expect(JSON.parse(set.output)).toMatchObject([
    { isOn: true, monthsBack: 12, words: 'At 06:15 AM, on day 5 of the month, America/Chicago' },
  ]);
  await bench.rows("update schedule set is_on = false, next_run_at = null where name = 'mixed-beverage'");
});

test('a scheduled backup, restored into another database, gives back every row and file', async () => {
  await wish('backup');
  await work();
  const run = await lastRun('backup');
  expect(run?.state).toBe('done');
  expect(run?.message).toMatch(/^Written to .* raw files\.$/);
  await rm(deps.settings.backupDir, { recursive: true });
  const { folder, tables, fingerprint } = await writeBackup({
    ...deps,
    pool: createPool(asProduct(bench.url), { poolSize: 1 }),
  });
  expect(tables).toBeGreaterThan(40);
  const copy = await copyOf(inject('testHost'), { kind: 'bare' });
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  const { backupDir } = deps.settings;
  const command = ['latest', '--fingerprint', fingerprint];
  const env = { DATABASE_URL: copy.url, DATA_DIR: dataDir, BACKUP_DIR: backupDir };
  const restored = await runCommand('server/platform/backup/restore.cli.ts', command, { env });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('raw files copied.') as string });
  const pool = createPool(copy.url);
  try {
    await expectRestored(pool, bench.pool);
    const imports = 'select * from import order by id';
    expect((await pool.query(imports)).rows).toEqual(await bench.rows(imports));
    const [raw] = await bench.rows<{ hash: string }>('select raw_sha256 as hash from import limit 1');
    expect(existsSync(rawPath(dataDir, raw?.hash ?? ''))).toBe(true);
    // Numbers go on, and what only grows still does.
    await pool.query(
      `insert into import (file_name, raw_sha256, raw_bytes) values ('x', repeat('0', 64), 1)`,
    );
    await expect(pool.query('delete from audit_log')).rejects.toThrow('The audit log only grows.');
  } finally {
    await pool.end();
  }
  await expectEarlierBackupRestored(copy.url, bench.pool, {
    ...deps,
    dataDir,
    backupDir: join(dataDir, 'backups'),
  });
  await expectRefusals({ ownerUrl: copy.url, dataDir, folder, stores: deps.stores, force: false }, backupDir);
  await copy.drop();
  await rm(dataDir, { recursive: true });
});
