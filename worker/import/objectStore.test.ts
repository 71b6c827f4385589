import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runCommand } from '../../server/launch/test/command.ts';
import { copyOf } from '../../server/launch/test/copyOf.ts';
import { writeBackup } from '../../server/platform/backup/backup.ts';
import { listBackups } from '../../server/platform/backup/retention.ts';
import { createPool } from '../../server/platform/database.ts';
import { plainSources } from '../../server/platform/envSources.ts';
import { openStores, type Stores } from '../../server/platform/objects/openStores.ts';
import { refusing, s3StandIn, type S3StandIn } from '../../server/platform/objects/s3StandIn.testing.ts';
import { createLog } from '../../server/platform/log.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Rows } from './fixtures/rows.testing.ts';
import { registerImport } from './registerImport.ts';
import { runImport } from './runImport.ts';
import { rawPath } from './rawStore.ts';
import { verifyReleases } from './releases/verify.ts';
import { statePortal } from './sources/portal.ts';
import { filesToDelete, tidyReleases } from './tidyReleases.ts';
import { expectRestored } from './sources/restores.testing.ts';

let bench: ImportBench;
let standIn: S3StandIn;
let stores: Stores;
let sha256 = '';
let env: Record<string, string>;
beforeAll(async () => {
  [bench, standIn] = await Promise.all([importBench(), s3StandIn()]);
  const { settings } = standIn;
  stores = await openStores({ s3: settings, backupDir: '' });
  env = {
    S3_BUCKET: settings.bucket,
    S3_PREFIX: settings.prefix,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'an-id',
    S3_SECRET_ACCESS_KEY: 'a-secret',
    DATABASE_URL: bench.url,
  };
});
afterAll(async () => {
  await Promise.all([bench.close(), standIn.close()]);
});

const deps = () => ({ pool: bench.pool, dataDir: bench.dataDir, stores });
const stored = (): string[] => [...standIn.objects.keys()];

test('a release is imported through the store, and nothing is registered while the store refuses', async () => {
  const path = join(bench.dataDir, 'HOT2303.CSV');
  await writeFile(path, h2Rows(20));
  standIn.behave = refusing(403, 'AccessDenied');
  await expect(registerImport(deps(), { path, fileName: 'HOT2303.CSV' })).rejects.toThrow('refuses access');
  expect(await bench.rows('select id from import')).toEqual([]);
  standIn.behave = () => false;

  const importId = await registerImport(deps(), { path, fileName: 'HOT2303.CSV' });
  [{ sha256 } = { sha256: '' }] = await bench.rows<{ sha256: string }>(
    'select raw_sha256 as sha256 from import',
  );
  expect(stored()).toEqual([`prod/releases/raw/${sha256.slice(0, 2)}/${sha256}`]);
  // As on another machine.
  await rm(join(bench.dataDir, 'raw'), { recursive: true });
  expect(await runImport(deps(), importId)).toMatchObject({ state: 'published' });
  expect((await verifyReleases(deps(), null)).differences).toEqual([]);
  expect(existsSync(rawPath(bench.dataDir, sha256))).toBe(true);
});

test('the command imports a file of an s3:// address, and says which one is missing', async () => {
  standIn.objects.set('inbox/HOT2304.CSV', Buffer.from(h2Rows(20).replaceAll('202303', '202304')));
  const run = (address: string) =>
    runCommand('worker/import/import.cli.ts', [address], { env: { ...env, DATA_DIR: bench.dataDir } });
  const [found, missing] = await Promise.all([
    run('s3://texas/inbox/HOT2304.CSV'),
    run('s3://texas/HOT9.zip'),
  ]);
  expect(found.output).toContain('HOT2304.CSV');
  expect(found.code).not.toBe(1);
  expect(missing).toMatchObject({
    code: 2,
    output: expect.stringContaining('there is no HOT9.zip in s3://texas') as string,
  });
});

test('the command ends with 2 for an address that cannot be reached', async () => {
  // RFC 6761 keeps this name from ever having an address.
  const address = 'https://files.invalid/HOT2304.zip';
  const told = await runCommand('worker/import/import.cli.ts', [address], {
    env: { ...env, DATA_DIR: bench.dataDir },
  });
  expect(told).toMatchObject({ code: 2, output: expect.stringContaining('cannot be reached') as string });
});

test('a backup in the store gives back every row and file; one that broke off is none', async () => {
  standIn.behave = (request, response, key) =>
    key.endsWith('/release.copy.gz') && refusing(403, 'AccessDenied')(request, response, key);
  await expect(writeBackup(deps())).rejects.toThrow('refuses access');
  expect(await listBackups(stores.backups)).toEqual([]);
  standIn.behave = () => false;
  expect((await writeBackup(deps())).sentence).toMatch(
    /^Written to s3:\/\/texas\/prod\/backups\/.* raw files\.$/,
  );

  const copy = await copyOf(inject('testHost'), { kind: 'bare' });
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
  const pool = createPool(copy.url);
  try {
    const restore = () =>
      runCommand('server/platform/backup/restore.cli.ts', ['latest'], {
        env: { ...env, DATABASE_URL: copy.url, DATA_DIR: dataDir },
      });
    standIn.behave = (request, response, key) =>
      request.method === 'GET' && key.endsWith('.gz') && refusing(404, 'NoSuchKey')(request, response, key);
    expect(await restore()).toMatchObject({
      code: 2,
      output: expect.stringContaining('Nothing was changed') as string,
    });
    standIn.behave = () => false;
    expect(await restore()).toMatchObject({ code: 0 });
    await expectRestored(pool, bench.pool);
  } finally {
    await pool.end();
    await copy.drop();
    await rm(dataDir, { recursive: true });
  }
});

const MEGABYTE = 1_000_000;
const aged = (name: string, days: number, isNeeded = false) => ({
  sha256: name,
  bytes: 6 * MEGABYTE,
  isNeeded,
  lastAt: new Date(Date.now() - days * 86_400_000),
});

test('files beyond the days or the budget go, the oldest first, but none that an import needs', () => {
  const files = [aged('now', 0), aged('young', 2), aged('needed', 40, true), aged('old', 50)];
  const deleted = (days: number | null, megabytes: number | null): string[] =>
    filesToDelete(files, { days, megabytes }, Date.now());
  expect(deleted(null, null)).toEqual([]);
  expect(deleted(30, null)).toEqual(['old']);
  expect(deleted(null, 12)).toEqual(['old']);
  expect(deleted(null, 3)).toEqual(['young', 'old']);
});

test('a deleted file is no fault of its release, and this machine drops what the store has', async () => {
  const old = new Date(Date.now() - 3 * 86_400_000);
  await utimes(rawPath(bench.dataDir, sha256), old, old);
  const job = {
    ...deps(),
    portal: statePortal,
    log: createLog('test', 'silent'),
    settings: plainSources(bench.dataDir),
  };
  expect(await tidyReleases(job)).toEqual([]);
  expect(existsSync(rawPath(bench.dataDir, sha256))).toBe(false);
  await bench.rows("update import set created_at = now() - interval '40 days' where raw_sha256 = $1", [
    sha256,
  ]);
  job.settings = { ...job.settings, rawLimits: { days: 30, megabytes: null } };
  expect(await tidyReleases(job)).toEqual([sha256]);
  expect(stored().filter((key) => key.startsWith('prod/releases/') && key.endsWith(sha256))).toEqual([]);
  expect((await verifyReleases(deps(), null)).differences).toEqual([]);
});
