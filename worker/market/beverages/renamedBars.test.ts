import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { m1Row, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { redoRelease } from '../../import/undo/redoRelease.ts';
import { undoRelease } from '../../import/undo/undoRelease.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench.close());

const ADDRESS = { address: '"601 W 6TH ST"', city: '"AUSTIN"', zip: '"78701"', permit: '"MB764160"' };
const ofLegacy = (name: string, period: string): string =>
  m1Row({ ...ADDRESS, name: `"${name}"`, county: '"227"', tax: ' 000000670.00', period: `"${period}"` });

const FILES = {
  'MIXEDBEV_09_2014.CSV': ofLegacy('ARRO', '2014/08'),
  'MIXEDBEV_08_2017.CSV': ofLegacy('PARLOR & YARD', '2017/07'),
  'Mixed_Beverage_Gross_Receipts-201709.csv':
    M2_HEADER +
    m2Row({
      locationName: '"PARLOR & YARD, INC"',
      locationAddress: '601 W 6TH ST',
      locationCity: 'AUSTIN',
      locationZip: '78701',
      locationCounty: '227',
      permit: 'MB764160',
      begin: '12/22/2010',
    }),
} as const;

/** Returns the number of the release. */
async function publish(name: keyof typeof FILES): Promise<number> {
  const path = join(bench.dataDir, name);
  await writeFile(path, FILES[name]);
  const [report] = await bench.importFile(path, { acceptIncomplete: true, acceptChanges: true });
  expect(report?.outcome).toBe('published');
  return report?.releaseId ?? 0;
}

/** Names of the portal's bar, the first one first, with their days. */
const names = (): Promise<object[]> =>
  bench.rows(`select o.location_name as name, o.begin_date::text as begin, o.end_date::text as end
    from ownership_period o join beverage_property p on p.id = o.property_id
    where o.product = 'beverage' and p.taxpayer_number = '32000000002' order by o.position`);

const EARLIER = { name: 'ARRO', begin: '2010-12-22', end: '2014-08-31' };
const PRESENT = { name: 'PARLOR & YARD, INC', end: null };

/** Bars that a search for the earlier name finds. */
const found = (): Promise<object[]> =>
  bench.rows(`select label from search_entry
    where product = 'beverage' and kind = 'PROPERTY' and document @@ to_tsquery('simple', 'arro')`);

test.each([
  ['a bar', ['MIXEDBEV_09_2014.CSV', 'MIXEDBEV_08_2017.CSV', 'Mixed_Beverage_Gross_Receipts-201709.csv']],
  ['a bar that the portal had first', Object.keys(FILES).toReversed()],
] as const)('%s filed under an earlier name, by which it is found, and began with that', async (_, files) => {
  for (const file of files) await publish(file as keyof typeof FILES);
  const both = [EARLIER, { ...PRESENT, begin: '2017-07-01' }];
  expect(await names()).toEqual(both);
  expect(await found()).toEqual([{ label: 'PARLOR & YARD, INC' }]);
  await inMerge(bench.pool, (client) => rebuildAll(client, 'beverage'));
  expect(await names()).toEqual(both);
  expect(await found()).toHaveLength(1);
});

test('an earlier name goes with the release that told it, and comes back', async () => {
  await publish('Mixed_Beverage_Gross_Receipts-201709.csv');
  const alone = [{ ...PRESENT, begin: '2010-12-22' }];
  expect(await names()).toEqual(alone);
  await publish('MIXEDBEV_08_2017.CSV');
  expect(await names()).toEqual(alone);
  const releaseId = await publish('MIXEDBEV_09_2014.CSV');
  expect(await names()).toHaveLength(2);
  const tell = (): void => undefined;
  const asked = { releaseId, by: 'op', reason: 'of another year', dryRun: false, tell };
  await undoRelease(bench, { ...asked, dryRun: true });
  await undoRelease(bench, asked);
  expect(await names()).toEqual(alone);
  expect(await found()).toEqual([]);
  await redoRelease(bench, { ...asked, reason: 'it was right' });
  expect(await names()).toEqual([EARLIER, { ...PRESENT, begin: '2017-07-01' }]);
  expect(await found()).toHaveLength(1);
});
