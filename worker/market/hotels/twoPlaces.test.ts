import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { testServer } from '../../../server/launch/test/query.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

const austin = { locationCity: '"AUSTIN"', locationZip: '"78701"', locationCounty: '227' };

test('a month that filings of two places cover counts toward the one of the month, not to parts of both', async () => {
  const file = join(bench.dataDir, 'HOT2303.CSV');
  const rows = [h2Row({ periodEnd: '20230228' }), h2Row({ ...austin, filerType: '60' })];
  await writeFile(file, rows.join(''));
  const [report] = await bench.importFile(file, { acceptIncomplete: true });
  expect(report?.outcome).toBe('published');
  const city = { city: 'AUSTIN', county_code: 227, zip: '78701' };
  expect(
    await bench.rows(
      `select to_char(month, 'YYYY-MM') as month, city, county_code, zip from hotel_month order by month`,
    ),
  ).toEqual([
    { month: '2023-01', ...city },
    { month: '2023-02', city: 'MARFA', county_code: 189, zip: '79843' },
    { month: '2023-03', ...city },
  ]);
  const server = await testServer({ database: bench });
  const { place } = await server.query<{ place: object }>(
    `{ place(kind: COUNTY, name: "Presidio") {
      lodgingMonths(from: "2023-02", to: "2023-02", asOf: { date: "2026-12-31" }) { month properties } } }`,
  );
  await server.close();
  expect(place).toEqual({ lodgingMonths: [{ month: '2023-02', properties: 1 }] });
});
