import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDuckDb, type DuckDb } from '../../../../../server/launch/test/duckDb.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type AskOptions, type TestServer } from '../../../../../server/launch/test/query.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { PASSWORD } from '../../../../../server/launch/test/tokens.ts';
import { importBench, realData, realDataOnly, type ImportBench } from '../../../../test/imports.ts';
import { h2Row, h2Rows, m1Row, m1Rows, M2_HEADER, m2Row } from '../../../../import/fixtures/rows.testing.ts';
import { exportFolder } from '../../../../../server/market/figures/exports/prepared/exportFiles.rules.ts';
import type { SnapshotDeps } from '../readSnapshot.ts';
import { tidyExports } from '../tidyExports.ts';
import { keepBundle } from './keepBundle.ts';

/** With real releases, the same as in realFigures.test.ts, on request only: all filings of a year take a while. */
const isReal = realDataOnly === '' && process.env['ALL_RELEASES'] === 'on';
const RELEASES = [
  'hotel/annual/HOTEL2021.zip',
  ...['09', '10'].map((month) => `mbt/legacy/MIXEDBEV_${month}_2015.zip`),
  ...['201709', '201710'].map((month) => `mbt/portal/Mixed_Beverage_Gross_Receipts-${month}.csv.gz`),
].map((name) => join(realData, name));

interface Listed {
  id: string;
  bytes: number;
  sha256: string;
  link: string | null;
  releases: { fileName: string }[];
  files: { name: string; rows: number }[];
}

let bench: ImportBench;
let server: TestServer;
let deps: SnapshotDeps;
let duck: DuckDb;
beforeAll(async () => {
  duck = await openDuckDb();
  bench = await importBench(isReal ? RELEASES : []);
  if (!isReal) {
    await publish('HOT2303.CSV');
    await publish('portal.csv', `${M2_HEADER}${m2Row()}${m2Row({ locationNumber: '7' })}`);
  }
  server = await testServer({ database: bench, dataDir: bench.dataDir });
  const { dataDir, pool } = bench;
  deps = { pool, dataDir, log: createLog('test', 'silent'), signal: new AbortController().signal };
});
afterAll(async () => {
  duck.close();
  await server.close();
  await bench.close();
});

async function publish(name: string, rows = h2Rows(150)): Promise<void> {
  const path = join(bench.dataDir, name);
  await writeFile(path, rows);
  await bench.importFile(path, { acceptIncomplete: true, acceptChanges: true, acceptAmounts: true });
}

async function bundles(options: AskOptions = { as: 'admin' }): Promise<Listed[]> {
  const document = '{ bundles { id bytes sha256 link releases { fileName } files { name rows } } }';
  return (await server.query<{ bundles: Listed[] }>(document, {}, options)).bundles;
}

function get(link: string | null | undefined, headers: Record<string, string> = {}): Promise<Response> {
  const { pathname, search } = new URL(link ?? expect.fail('no link'));
  return fetch(`${server.origin}${pathname}${search}`, { headers });
}

/** The files of the latest bundle, downloaded in two parts and unpacked by the system's tar. */
async function unpacked(): Promise<(name: string) => Promise<Buffer>> {
  const [latest] = await bundles();
  const [first, rest] = [
    await get(latest?.link, { range: 'bytes=0-999' }),
    await get(latest?.link, { range: 'bytes=1000-' }),
  ];
  expect([first.status, rest.status]).toEqual([206, 206]);
  const file = Buffer.from(
    await new Blob([await first.arrayBuffer(), await rest.arrayBuffer()]).arrayBuffer(),
  );
  expect(createHash('sha256').update(file).digest('hex')).toBe(latest?.sha256);
  const folder = join(bench.dataDir, 'unpacked');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'all.tar'), file);
  await promisify(execFile)('tar', ['-xf', 'all.tar'], { cwd: folder });
  return (name) => readFile(join(folder, 'texas-receipts', name));
}

/** Receipts by month, in dollars with cents. */
type Receipts = Record<string, string>;

/** Sums of receipts by month of a place over one of the files, in SQL. */
function sumsOf(file: string, place: string, column: string): Receipts {
  const sums = duck.rows(`select strftime(month, '%Y-%m') as month, sum(${column}) as receipts
    from '${file}.parquet' where place = '${place.replaceAll("'", "''")}' and kind = '${KINDS[file] ?? ''}' group by 1`);
  return Object.fromEntries(sums.map(({ month, receipts }) => [month ?? '', receipts ?? '']));
}

const KINDS: Readonly<Record<string, string>> = {
  hotel_place_months: 'CITY',
  beverage_place_months: 'COUNTY',
};

// A year of real releases takes longer than other tests.
vi.setConfig({ testTimeout: 300_000 });

test('a bundle is made once for the releases in force, and its files are what its manifest says', async () => {
  expect(await Promise.all([keepBundle(deps), keepBundle(deps)])).toContain(true);
  expect(await keepBundle(deps)).toBe(false);
  expect(await bundles()).toHaveLength(1);
  const read = await unpacked();
  const manifest = JSON.parse((await read('manifest.json')).toString()) as {
    releases: { fileName: string }[];
    files: { name: string; rows: number; sha256: string; columns: { name: string; definition: string }[] }[];
  };
  expect(manifest.releases).toHaveLength(isReal ? RELEASES.length : 2);
  expect(manifest.files.map(({ name }) => name)).toContain('premises.parquet');
  for (const { name, rows, sha256, columns } of manifest.files) {
    const body = await read(name);
    expect(createHash('sha256').update(body).digest('hex'), name).toBe(sha256);
    duck.add(name, body);
    expect(duck.rows(`select count(*) as n from '${name}'`), name).toEqual([{ n: String(rows) }]);
    expect(Object.keys(duck.types(name))).toEqual(columns.map((column) => column.name));
    expect(columns.filter(({ definition }) => definition === '')).toEqual([]);
  }
  const readme = (await read('README.md')).toString();
  for (const word of ['DuckDB', 'pandas', 'library(arrow)', 'hotel_filings.parquet'])
    expect(readme).toContain(word);
});

test('sums over its files are those of GraphQL, to the cent', async () => {
  const read = await unpacked();
  for (const name of ['hotel_place_months', 'beverage_place_months', 'hotel_months'])
    duck.add(`${name}.parquet`, await read(`${name}.parquet`));
  const largest = (file: string, column: string): string[] =>
    duck
      .rows(`select place from '${file}.parquet' where kind = '${KINDS[file] ?? ''}'
        group by 1 order by sum(${column}) desc nulls last, 1 limit 5`)
      .map(({ place }) => place ?? '');
  const asked = async (kind: string, name: string, months: string): Promise<Receipts> => {
    const document = `query ($name: String!) { place(kind: ${kind}, name: $name) { months: ${months} } }`;
    interface Answer {
      place: { months: { month: string; receipts: number }[] };
    }
    const { place } = await server.query<Answer>(document, { name });
    return Object.fromEntries(place.months.map(({ month, receipts }) => [month, receipts.toFixed(2)]));
  };
  const cities = largest('hotel_place_months', 'room_receipts');
  const counties = largest('beverage_place_months', 'total_receipts');
  expect(Math.min(cities.length, counties.length)).toBeGreaterThan(0);
  for (const city of cities) {
    const months = await asked('CITY', city, 'lodgingMonths { month receipts: roomReceipts }');
    expect(sumsOf('hotel_place_months', city, 'room_receipts'), city).toEqual(months);
  }
  for (const county of counties) {
    const months = await asked('COUNTY', county, 'alcoholMonths { month receipts: totalReceipts }');
    expect(sumsOf('beverage_place_months', county, 'total_receipts'), county).toEqual(months);
  }
  // The files agree with each other: properties' months add up to those of cities.
  const compared = duck.rows(`select p.place, p.month, p.room_receipts, sum(h.room_receipts) as of_hotels
    from 'hotel_place_months.parquet' p
    left join 'hotel_months.parquet' h on h.city = p.place and h.month = p.month and not h.is_left_out
    where p.kind = 'CITY' group by 1, 2, 3`);
  expect(compared.length).toBeGreaterThan(0);
  expect(compared.filter((row) => row['room_receipts'] !== row['of_hotels'])).toEqual([]);
});

test('only members with the yearly plan and administrators download it, and only as long as they may', async () => {
  const plan = (code: number): Promise<unknown> =>
    server.db.query('/* test */ update subscription set plan = $1', [code]);
  const link = async (options: AskOptions): Promise<string | null | undefined> =>
    (await bundles(options))[0]?.link;
  expect(await link({ as: 'free' })).toBeNull();
  expect(await link({ as: 'paid' })).toBeNull();
  await plan(3);
  const yearly = await link({ as: 'paid' });
  expect((await get(yearly)).status).toBe(200);
  const stranger = (yearly ?? '').replace(/bundle-\d+/, 'bundle-99');
  expect((await get(stranger)).status).toBe(404);
  const ofKey = await link({ token: await server.freshKey('paid', ['EXPORTS']) });
  expect((await get(ofKey)).status).toBe(200);
  expect((await get((ofKey ?? '').replace(/&by=[^&]+/, ''))).status).toBe(404);
  await server.db.query('/* test */ delete from api_key');
  expect((await get(ofKey)).status).toBe(403);
  expect(await link({ token: await server.freshKey('admin', ['EXPORTS']) })).toBeNull();
  const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }`;
  const input = { currentPassword: PASSWORD, newPassword: `${PASSWORD} staples`, revokesAccess: true };
  expect(await server.query(change, { input }, { as: 'paid' })).toEqual({ changePassword: { ok: true } });
  expect((await get(yearly)).status).toBe(403);
  const later = await link({ as: 'paid' });
  expect((await get(later)).status).toBe(200);
  await plan(2);
  expect((await get(later)).status).toBe(403);
});

test('each publish makes the next one, an import that waits delays it, and two are kept', async () => {
  const [first] = await bundles();
  await publish('HOT2304.CSV', h2Rows(150, { total: '     62030.00' }));
  await server.db.query(
    `/* test */ update import set state = 'queued' where id = (select max(id) from import)`,
  );
  expect(await keepBundle(deps)).toBe(false);
  await server.db.query(`/* test */ update import set state = 'published' where state = 'queued'`);
  expect(await keepBundle(deps)).toBe(true);
  await publish('HOT2305.CSV', h2Rows(150, { total: '     72030.00' }));
  expect(await keepBundle(deps)).toBe(true);
  const kept = await bundles();
  expect(kept).toHaveLength(2);
  expect(kept[0]?.releases.map(({ fileName }) => fileName)).toContain('HOT2305.CSV');
  expect((await get(first?.link)).status).toBe(404);
  expect(await tidyExports(deps.pool, deps.dataDir)).toBe(0);
  expect((await get(kept[1]?.link)).status).toBe(200);
});

test('a bundle that fails is left alone for a while, then tried again', async () => {
  await publish('HOT2306.CSV', h2Rows(150, { total: '     82030.00' }));
  const folder = exportFolder(bench.dataDir);
  // A file where the folder must be: as unusable as a full disk.
  await rename(folder, `${folder}-aside`);
  await writeFile(folder, '');
  expect(await keepBundle(deps)).toBe(false);
  await rm(folder);
  await rename(`${folder}-aside`, folder);
  expect(await keepBundle(deps)).toBe(false);
  await server.db.query(
    `/* test */ update bundle set finished_at = finished_at - interval '61 seconds' where state = 'failed'`,
  );
  expect(await keepBundle(deps)).toBe(true);
  const [latest] = await bundles();
  expect(latest?.releases.map(({ fileName }) => fileName)).toContain('HOT2306.CSV');
});

test('months that lack rows or filers say so, and months of bars are those that places sum', async () => {
  const quarterly = { periodEnd: '20230630', filerType: '60', locationNumber: '00500' };
  await publish('HOT2304.CSV', h2Rows(20, { periodEnd: '20230430' }) + h2Row(quarterly));
  const late = m1Row({ period: '"2012/03"' });
  await publish('MIXEDBEV_08_2015.CSV', m1Rows(120, { period: '"2015/07"' }) + late);
  expect(await keepBundle(deps)).toBe(true);
  const read = await unpacked();
  const names = [
    'hotel_months',
    'hotel_place_months',
    'brand_months',
    'beverage_months',
    'beverage_place_months',
  ];
  for (const name of names) duck.add(`${name}.parquet`, await read(`${name}.parquet`));
  const marked = (file: string, mark: string): unknown =>
    duck
      .rows(
        `select distinct strftime(month, '%Y-%m') as month from '${file}.parquet' where ${mark} order by 1`,
      )
      .map(({ month }) => month);
  if (!isReal) {
    expect(marked('hotel_months', 'is_incomplete')).toEqual(['2023-04']);
    expect(marked('hotel_place_months', 'is_incomplete')).toEqual(['2023-04']);
    for (const name of ['hotel_months', 'hotel_place_months'])
      expect(marked(name, 'lacks_quarterly_filers')).toEqual(['2023-03']);
    expect(marked('hotel_months', 'lacks_monthly_filers')).toEqual(['2023-05', '2023-06']);
    expect(marked('beverage_months', 'has_late_filings_only')).toEqual(['2012-03']);
    const readme = (await read('README.md')).toString();
    for (const mark of ['lacks_quarterly_filers', 'lacks_monthly_filers', 'has_late_filings_only'])
      expect(readme).toContain(`\`${mark}\``);
  }
  const sums = (file: string, where: string): unknown =>
    duck.rows(`select county, month, sum(total_receipts) as receipts from '${file}.parquet'
      where ${where} group by 1, 2 order by 1, 2`);
  const ofBars = sums('beverage_months', 'county is not null and not has_late_filings_only');
  expect(ofBars).not.toEqual([]);
  expect(ofBars).toEqual(sums('beverage_place_months', "kind = 'COUNTY'"));
});
