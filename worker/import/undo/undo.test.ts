import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { sumFaults } from '../../test/sumFaults.ts';
import { H2_RELEASES, BAR_RELEASES } from './overlapping.testing.ts';
import { redoRelease } from './redoRelease.ts';
import { checksums, forgetImports, importAll, stateOf, type MadeUp } from './undoneStates.testing.ts';
import { undoRelease } from './undoRelease.ts';
import { filingColumns } from './undoTables.ts';

let bench: ImportBench;
let without: ImportBench;
beforeAll(async () => {
  [bench, without] = await Promise.all([importBench(), importBench()]);
});
afterAll(() => Promise.all([bench.close(), without.close()]));

const asked = (releaseId: number) => ({
  releaseId,
  by: 'operator',
  reason: 'wrong file',
  dryRun: false,
  tell: () => undefined,
});
const undo = (releaseId: number) => undoRelease(bench, asked(releaseId));
const redo = (releaseId: number) => redoRelease(bench, asked(releaseId));

const taxes = { hotel: H2_RELEASES, beverage: BAR_RELEASES } as const;

describe.each(['hotel', 'beverage'] as const)('overlapping releases of the %s tax', (product) => {
  const releases: readonly MadeUp[] = taxes[product];
  let before: Record<string, string>;
  beforeAll(async () => {
    await forgetImports(bench.pool);
    expect(await importAll(bench, releases)).toEqual(releases.map(() => 'published'));
    before = await checksums(bench.pool);
  });

  /** The state of a database that never had some of the releases, by their numbers. */
  async function neverHad(...ids: readonly number[]): Promise<unknown> {
    await forgetImports(without.pool);
    await importAll(
      without,
      releases.filter((_, at) => !ids.includes(at + 1)),
    );
    return stateOf(without.pool, product);
  }

  test.each(releases.map(([name], at) => [name, at + 1] as const))(
    'without %s everything is as if it had never come, and with it as before',
    async (_, id) => {
      await undo(id);
      expect(await stateOf(bench.pool, product)).toEqual(await neverHad(id));
      expect(await sumFaults(bench, product)).toEqual([]);
      await redo(id);
      expect(await checksums(bench.pool)).toEqual(before);
    },
  );

  test('no column of a filing is forgotten', async () => {
    const columnsOf = async (table: string): Promise<string[]> => {
      const { rows } = await bench.pool.query<{ name: string }>(
        `/* columnsOf */ select attname as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'undo_id' order by name`,
        [table],
      );
      return rows.map(({ name }) => name);
    };
    const columns = await columnsOf(`${product}_filing`);
    expect(await columnsOf(`${product}_filing_undone`)).toEqual(columns);
    expect(filingColumns(product).toSorted()).toEqual(columns.toSorted());
  });

  test('several are undone in any order, and redone the last one first', async () => {
    for (const id of [2, 4, 3]) await undo(id);
    expect(await stateOf(bench.pool, product)).toEqual(await neverHad(2, 3, 4));
    await expect(redo(2)).rejects.toThrow('release 3 was undone: redo it first');
    for (const id of [3, 4, 2]) await redo(id);
    expect(await checksums(bench.pool)).toEqual(before);
  });

  test.runIf(product === 'beverage')(
    'names the stored file that an undo lacks, and changes nothing',
    async () => {
      await rm(join(bench.dataDir, 'raw'), { recursive: true });
      await expect(undo(1)).rejects.toThrow(
        'Release 2 restates some of the same filings, and its stored file MIXEDBEV_12_2014.CSV is missing or damaged. ' +
          'Import MIXEDBEV_12_2014.CSV again, which stores it, and then undo.',
      );
      expect(await checksums(bench.pool)).toEqual(before);
    },
  );
});
