import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { m1Row } from '../../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../../test/imports.ts';
import { rowsOfMarch } from '../../places/likeForLike.testing.ts';

let bench: ImportBench;
let files: string;
beforeAll(async () => {
  bench = await importBench();
  files = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await bench.close();
  await rm(files, { recursive: true, force: true });
});

const hotels = (year: number): string[] =>
  rowsOfMarch(year, { 1: { dollars: 100 }, 2: { dollars: 200 }, 3: { dollars: 300 } });

const bars = (year: number): string[] =>
  [1, 2, 3].map((number) =>
    m1Row({ permit: `"MB10000${String(number)}"`, period: `"${String(year)}/11"`, tax: ' 000000067.00' }),
  );

/** Imports a release of each year, and returns the years that PostgreSQL then expects rows of. */
async function expectedYears(table: string, releases: Record<string, string[]>): Promise<number[]> {
  for (const [name, rows] of Object.entries(releases)) {
    await writeFile(join(files, name), rows.join(''));
    const [report] = await bench.importFile(join(files, name), { acceptIncomplete: true });
    expect(report).toMatchObject({ outcome: 'published' });
  }
  const [found] = await bench.rows<{ years: number[] }>(
    `select most_common_vals::text::integer[] as years from pg_stats where tablename = '${table}' and attname = 'year'`,
  );
  return found?.years.toSorted() ?? [];
}

test('rankings of a new year are planned by its rows right after its first release', async () => {
  const ofHotels = { 'HOT2203.CSV': hotels(2022), 'HOT2303.CSV': hotels(2023) };
  expect(await expectedYears('hotel_year', ofHotels)).toEqual([2022, 2023]);
  const ofBars = { 'MIXEDBEV_11_2014.CSV': bars(2014), 'MIXEDBEV_11_2015.CSV': bars(2015) };
  expect(await expectedYears('beverage_year', ofBars)).toEqual([2014, 2015]);
});
