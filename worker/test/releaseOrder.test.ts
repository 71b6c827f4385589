import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpackedWhole } from '../import/fixtures/naiveReading.testing.ts';
import { rebuildAll } from '../import/rebuildAll.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';
import { derivedTables } from './derivedTables.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';
import { sumFaults } from './sumFaults.ts';

const hotel = (path: string): string => join(realData, 'hotel', path);
const bar = (month: string): string => join(realData, 'mbt/legacy', `MIXEDBEV_${month}.zip`);

/** Months before and after a gap, the quarters' among them; legacy releases of bars that restate each other's months. */
const RELEASES = [
  ...['11_2014', '04_2015'].map(bar),
  ...['legacy/hotl1512.zip', 'legacy/HOTEL_01_2016.zip'].map(hotel),
  bar('10_2017'),
  join(realData, 'mbt/portal/Mixed_Beverage_Gross_Receipts-201709.csv.gz'),
  ...['02', '03', '09'].map((month) => hotel(`monthly/HOT23${month}.zip`)),
];

const ORDERS = {
  'as they were published': RELEASES,
  'the latest first': RELEASES.toReversed(),
  'every fifth': RELEASES.map((_, at) => RELEASES[(at * 5 + 3) % RELEASES.length] ?? ''),
};

/** A part of a release has fewer rows than published, and perhaps mostly those of a marketplace. */
const accepted = { acceptIncomplete: true, acceptAmounts: true, acceptChanges: true };

/** Taxpayers and permits of which every release is cut down to all that they filed. */
const KEPT = /^\d{9}77,|^"?(?:MB|N )\d*77"?,|,MB\d*77,/;

describe.skipIf(realDataOnly !== '')(`releases in any order${realDataOnly}`, () => {
  const benches: ImportBench[] = [];
  const products: readonly ImportedProduct[] = ['hotel', 'beverage'];
  beforeAll(async () => {
    for (const order of Object.values(ORDERS)) benches.push(await filled(order));
  });
  afterAll(() => Promise.all(benches.map((bench) => bench.close())));

  const slices = new Map<string, string>();

  async function sliceOf(path: string): Promise<string> {
    const [content] = [...(await unpackedWhole(path))].flatMap(([name, bytes]) =>
      name.endsWith('.doc') ? [] : [bytes],
    );
    const [first = '', ...lines] = (content ?? Buffer.of()).toString('latin1').split('\n');
    return [first, ...lines.filter((line) => KEPT.test(line))].join('\n') + '\n';
  }

  async function filled(order: readonly string[]): Promise<ImportBench> {
    const bench = await importBench();
    const folder = join(bench.dataDir, 'slices');
    await mkdir(folder);
    for (const path of order) {
      const text = slices.get(path) ?? (await sliceOf(path));
      slices.set(path, text);
      const slice = join(folder, basename(path).replace(/(\.csv)?\.\w+$/, '.csv'));
      await writeFile(slice, text, 'latin1');
      const [report] = await bench.importFile(slice, accepted);
      expect([report?.outcome, report?.message]).toEqual(['published', null]);
    }
    return bench;
  }

  const derivedOf = async (product: ImportedProduct): Promise<unknown[]> =>
    Promise.all(benches.map(({ pool }) => derivedTables(pool, { product, isReordered: true })));

  test.each(products)(
    'every table of the %s tax is the same in whichever order they came',
    async (product) => {
      const [first, ...others] = await derivedOf(product);
      for (const other of others) expect(other).toEqual(first);
    },
  );

  test.each(products)('the sums of the %s tax are those of their parts, to the cent', async (product) => {
    for (const bench of benches) expect(await sumFaults(bench, product)).toEqual([]);
  });

  test.each(products)('every table of the %s tax is the same when built from nothing', async (product) => {
    for (const { pool } of benches.slice(1, 2)) {
      const before = await derivedTables(pool, { product });
      const client = await pool.connect();
      try {
        await client.query('begin');
        await rebuildAll(client, product);
        expect(await derivedTables(client, { product })).toEqual(before);
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
  });
});
