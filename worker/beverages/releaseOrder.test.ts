import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { importBench, realData, realDataOnly, type ImportBench } from '../test/imports.ts';

const legacy = (month: string): string => join(realData, `mbt/legacy/MIXEDBEV_${month}.zip`);
const portal = (name: string): string => join(realData, 'mbt/portal', name);

describe.skipIf(realDataOnly !== '')(`releases out of order${realDataOnly}`, () => {
  const benches: ImportBench[] = [];
  afterEach(() => Promise.all(benches.splice(0).map((bench) => bench.close())));

  async function newBench(): Promise<ImportBench> {
    const bench = await importBench();
    benches.push(bench);
    return bench;
  }

  async function currentAfter(months: readonly string[]): Promise<Map<string, number>> {
    const bench = await newBench();
    for (const month of months) {
      expect(await bench.importFile(legacy(month))).toMatchObject([{ outcome: 'published' }]);
    }
    const rows = await bench.rows<{ key: string; tax_cents: number }>(
      `select permit || ' ' || period_end || ' ' || key_address as key, tax_cents
      from beverage_filing where replaced_by_release_id is null`,
    );
    return new Map(rows.map((row) => [row.key, row.tax_cents]));
  }

  test('legacy releases give the same figures in whichever order they are imported', async () => {
    // The last restates thousands of months of the others, and moves permits to corrected addresses.
    const months = ['10_2014', '12_2014', '04_2015'];
    const forwards = await currentAfter(months);
    expect(forwards.size).toBeGreaterThan(40_000);
    const backwards = await currentAfter(months.toReversed());
    const differing = [...new Set([...forwards.keys(), ...backwards.keys()])].filter(
      (key) => forwards.get(key) !== backwards.get(key),
    );
    expect(differing).toEqual([]);
  });

  test('a few rows of many months never replace whole months that are published', async () => {
    const bench = await newBench();
    await bench.importFile(legacy('10_2017'));
    await bench.importFile(portal('Mixed_Beverage_Gross_Receipts-201709.csv.gz'));
    const [report] = await bench.importFile(portal('mixbev_txsub.csv'));
    expect(report?.outcome).toBe('refused');
    expect(report?.message).toMatch(/2017-09 \(portal\) has \d+ rows where 15536 are published/);
    const [accepted] = await bench.importFile(portal('mixbev_txsub.csv'), { acceptIncomplete: true });
    expect(accepted?.outcome).toBe('refused');
    expect(accepted?.message).toContain('of the 15536 filings published for its periods');
    expect(
      await bench.rows(
        "select count(*) from beverage_filing where source = 'portal' and replaced_by_release_id is null",
      ),
    ).toEqual([{ count: 15_536 }]);
  });
});
