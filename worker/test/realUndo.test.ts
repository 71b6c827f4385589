import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import { redoRelease } from '../import/undo/redoRelease.ts';
import { checksums, stateOf } from '../import/undo/undoneStates.testing.ts';
import { undoRelease } from '../import/undo/undoRelease.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';
import { sumFaults } from './sumFaults.ts';

const hotel = (name: string): string => join(realData, 'hotel', `${name}.zip`);
const bar = (month: string): string => join(realData, 'mbt/legacy', `MIXEDBEV_${month}.zip`);
const portal = (month: string): string =>
  join(realData, `mbt/portal/Mixed_Beverage_Gross_Receipts-${month}.csv.gz`);

/** 2015 of `hotl1501.zip`, `HOTEL_01_2015.zip` and `Mixed_Beverage_Gross_Receipts-201501.csv.gz`. */
const yearOf = (name: string): string => /20\d\d/.exec(name)?.[0] ?? `20${/\d\d/.exec(name)?.[0] ?? ''}`;

/** All whole releases in a folder of real data, by year. */
const releasesIn = (folder: string): string[] =>
  (realDataOnly === '' ? readdirSync(join(realData, folder)) : [])
    .filter((name) => /^(hot|mixed).*\.(zip|csv\.gz)$/i.test(name))
    .toSorted((a, b) => yearOf(a).localeCompare(yearOf(b)) || a.localeCompare(b))
    .map((name) => join(realData, folder, name));

const all: Record<ImportedProduct, readonly string[]> = {
  hotel: ['hotel/legacy', 'hotel/annual', 'hotel/monthly'].flatMap(releasesIn),
  beverage: ['mbt/legacy', 'mbt/portal'].flatMap(releasesIn),
};

/** Few enough that two databases are compared row by row. */
const some: Record<ImportedProduct, readonly string[]> = {
  hotel: [
    'legacy/hotl1512',
    'annual/HOTEL2021',
    'monthly/HOT2301',
    'monthly/HOT2302',
    'monthly/HOT2303',
    'monthly/HOT2309',
  ].map(hotel),
  beverage: [...['10_2014', '11_2014', '12_2014', '10_2017'].map(bar), ...['201709', '201710'].map(portal)],
};

/** The file whose undo is compared with a database that never had it, and what its releases are named. */
const missing: Record<ImportedProduct, readonly [path: string, release: string]> = {
  hotel: [hotel('monthly/HOT2303'), 'HOT2303.CSV'],
  beverage: [bar('11_2014'), 'MIXEDBEV_11_2014.CSV'],
};

const accepted = { acceptIncomplete: true, acceptAmounts: true, acceptChanges: true };

/** Takes an hour, so it runs only on request. */
const isAsked = process.env['ALL_RELEASES'] === 'on';
const why = realDataOnly || (isAsked ? '' : ' (skipped: set ALL_RELEASES=on)');

const asked = (releaseId: number) => ({
  releaseId,
  by: 'test',
  reason: 'proof',
  dryRun: false,
  tell: () => undefined,
});

async function benchWith(paths: readonly string[]): Promise<ImportBench> {
  const bench = await importBench();
  for (const path of paths) await bench.importFile(path, accepted);
  return bench;
}

describe.skipIf(why !== '').each(['hotel', 'beverage'] as const)(
  `undo and redo of each real release of the %s tax${why}`,
  (product) => {
    vi.setConfig({ testTimeout: 7_200_000 });

    test('every table is as before, and meanwhile all sums agree', async () => {
      const bench = await benchWith(all[product]);
      const before = await checksums(bench.pool);
      const releases = await bench.rows<{ id: number; file_name: string }>(
        'select id, file_name from release order by id',
      );
      expect(releases.length).toBeGreaterThanOrEqual(all[product].length);
      for (const { id, file_name } of releases) {
        const undone = await undoRelease(bench, asked(id));
        expect(await sumFaults(bench, product)).toEqual([]);
        const redone = await redoRelease(bench, asked(id));
        process.stdout.write(`${JSON.stringify({ ...undone, redoSeconds: redone.seconds })}\n`);
        expect(await checksums(bench.pool), file_name).toEqual(before);
      }
      await bench.close();
    });

    test('after one is undone, every table is as if it had never come', async () => {
      const [path, name] = missing[product];
      const bench = await benchWith(some[product]);
      const without = await benchWith(some[product].filter((other) => other !== path));
      const last = await bench.rows<{ id: number }>(
        'select max(id) as id from release where upper(file_name) = $1',
        [name],
      );
      await undoRelease(bench, asked(last[0]?.id ?? 0));
      const [undone, never] = [await stateOf(bench.pool, product), await stateOf(without.pool, product)];
      for (const table of Object.keys(never)) {
        const [mine, theirs] = [new Set(undone[table]), new Set(never[table])];
        const odd = [...mine].filter((row) => !theirs.has(row)).slice(0, 5);
        const lacking = [...theirs].filter((row) => !mine.has(row)).slice(0, 5);
        expect({ table, rows: undone[table]?.length, odd, lacking }).toEqual({
          table,
          rows: never[table]?.length,
          odd: [],
          lacking: [],
        });
      }
      await Promise.all([bench.close(), without.close()]);
    });
  },
);
