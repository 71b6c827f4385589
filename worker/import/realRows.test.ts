import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { projectRoot } from '../../server/platform/lib/projectRoot.ts';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { fieldsOf, unpackedWhole } from './fixtures/naiveReading.testing.ts';
import { fromCsvkit, fromH1, fromH2, fromM1, fromM1x, fromM2, fromM3 } from './fixtures/naiveRows.testing.ts';
import { stageRows } from './fixtures/staging.testing.ts';
import { openFile } from './openFile.ts';

const data = join(projectRoot, '../shared/data');
const isThere = existsSync(data);
const title = isThere ? 'real rows' : `real rows (skipped: ${data} is not there)`;

vi.setConfig({ testTimeout: 60_000 });

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function contentOf(path: string): Promise<Buffer> {
  const members = await unpackedWhole(join(data, path));
  for (const [name, content] of members) if (!name.endsWith('.doc')) return content;
  throw new Error(`${path} is empty`);
}

/** Compares every value of every row with its expected value. */
async function expectStaged(
  path: string,
  format: string,
  expected: (string | null | undefined)[][],
  firstLine: number,
): Promise<void> {
  const [member] = await openFile(join(data, path), basename(path));
  if (!member) throw new Error(`${path} is empty`);
  const stated = format === 'H1-csvkit' ? '2015' : null;
  const { staged, rows } = await stageRows(db.pool, member, stated, (table) => {
    return `/* test.rowsAsJson */ select row_to_json(t) as row from ${table} as t order by line`;
  });
  expect(staged).toMatchObject({ format, rows: expected.length, accepted: expected.length, refusals: [] });
  const wanted = expected.map((texts, i) => [String(firstLine + i), ...texts]);
  const seen = rows.map(({ row }) =>
    Object.values(row ?? {}).map((value) => (value === null ? null : String(value))),
  );
  // The first that differs is enough: a diff of all rows would be of no use to anybody.
  const differs = seen.findIndex((texts, i) => JSON.stringify(texts) !== JSON.stringify(wanted[i]));
  expect(seen[differs]).toEqual(wanted[differs]);
}

describe.skipIf(!isThere)(title, () => {
  test.each([
    ['hotel/legacy/hotl1501.zip', 'H1', (row: string[]) => fromH1(row, '2015-01-31')],
    ['hotel/variants/hotl1501_csvkit_trimmed.csv', 'H1', (row: string[]) => fromH1(row, '2015-01-31')],
    [
      'hotel/variants/hotl1502_with_header_prepended.csv',
      'H1-header',
      (row: string[]) => fromH1(row, '2015-02-28'),
    ],
    ['hotel/variants/austin-hotels_2015_csvkit.csv', 'H1-csvkit', fromCsvkit],
    ['hotel/monthly/HOT2303.zip', 'H2', fromH2],
    ['hotel/quarterly/HOT25Q3_sample_rows.CSV', 'H2q', fromH2],
    ['hotel/quarterly/HOT23Q4_dallas_from_xlsx.csv', 'H2q-xlsx', fromH2],
    ['mbt/legacy/MIXEDBEV_01_2015.zip', 'M1', (row: string[]) => fromM1(row)],
    ['mbt/legacy/MIXEDBEV_09_2016.zip', 'M1', (row: string[]) => fromM1(row)],
    ['mbt/legacy/MIXEDBEV_10_2017.zip', 'M1', (row: string[]) => fromM1(row)],
    ['mbt/legacy/MIXEDBEV_08_2017.zip', 'M1x', fromM1x],
    ['mbt/portal/Mixed_Beverage_Gross_Receipts-201709.csv.gz', 'M2', fromM2],
    ['mbt/portal/Mixed_Beverage_Gross_Receipts-201710.csv.gz', 'M2', fromM2],
    ['mbt/portal/Mixed_Beverage_Gross_Receipts_2017_10.csv', 'M2', fromM2],
    ['mbt/portal/mixbev_txsub.csv', 'M2-R', fromM2],
  ])('%s is %s and is staged as it is written', async (path, format, expected) => {
    const rows = fieldsOf(await contentOf(path));
    const hasHeader = /-|M2/.test(format);
    await expectStaged(path, format, rows.slice(hasHeader ? 1 : 0).map(expected), hasHeader ? 2 : 1);
  });

  test('the portal’s JSON is staged as it is written', async () => {
    const path = 'mbt/portal/Mixed_Beverage_Gross_Receipts_2018-07-31.json';
    const objects = JSON.parse((await contentOf(path)).toString()) as Record<string, string>[];
    await expectStaged(path, 'M3-json', objects.map(fromM3), 1);
  });
});
