import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBench, realData, realDataOnly, type ImportBench } from '../../test/imports.ts';

const legacy = (month: string): string => join(realData, `mbt/legacy/MIXEDBEV_${month}.zip`);
const portal = (name: string): string => join(realData, 'mbt/portal', name);

describe.skipIf(realDataOnly !== '')(`releases of single filings${realDataOnly}`, () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await importBench();
  });
  afterAll(() => bench.close());

  test('a few rows of many months never replace whole months that are published', async () => {
    await bench.importFile(legacy('10_2017'));
    await bench.importFile(portal('Mixed_Beverage_Gross_Receipts-201709.csv.gz'));
    const [report] = await bench.importFile(portal('mixbev_txsub.csv'));
    expect(report?.outcome).toBe('refused');
    expect(report?.message).toMatch(/2017-09 \(portal\) has [\d,]+ rows where 15,536 are published/);
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
