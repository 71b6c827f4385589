import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { h2Row } from '../../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';

/** A hotel that changes its name, one that is too small for a brand until it grows, and one that sells. */
const months = {
  '20230228': [
    { locationName: '"WESTIN MARFA"', total: '100.00' },
    { locationNumber: '00002', locationName: '"SHERATON COTTAGE"', capacity: '9', total: '20.00' },
    { locationNumber: '00003', locationName: '"AIR WESTINGHOUSE"', total: '5.00' },
  ],
  '20230331': [
    { locationName: '"FOUR  POINTS  BY SHERATON"', total: '120.00' },
    { locationNumber: '00002', locationName: '"SHERATON COTTAGE"', capacity: '10', total: '30.00' },
    { locationNumber: '00003', locationName: '"THE(WESTIN)"', total: '6.00' },
  ],
};

let bench: ImportBench;
let server: TestServer;
beforeAll(async () => {
  bench = await importBench();
  for (const [periodEnd, rows] of Object.entries(months)) {
    const path = join(bench.dataDir, `HOT${periodEnd.slice(2, 6)}.CSV`);
    await writeFile(path, rows.map((row) => h2Row({ periodEnd, taxable: '0.00', ...row })).join(''));
    await bench.importFile(path);
  }
  server = await testServer({ database: bench });
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

interface Said {
  name: string;
  locations: number;
  months: { month: string; roomReceipts: number; rooms: number }[];
}

test('a month counts toward the brand of the name that it was filed under', async () => {
  const { brands } = await server.query<{ brands: Said[] }>(
    '{ brands { name locations months(from: "2023-01", to: "2023-03") { month roomReceipts rooms } } }',
  );
  expect(brands.filter((brand) => brand.months.length > 0)).toEqual([
    {
      name: 'Four Points by Sheraton',
      locations: 1,
      months: [{ month: '2023-03', roomReceipts: 120, rooms: 40 }],
    },
    { name: 'Sheraton', locations: 1, months: [{ month: '2023-03', roomReceipts: 30, rooms: 10 }] },
    {
      name: 'Westin',
      locations: 1,
      months: [
        { month: '2023-02', roomReceipts: 100, rooms: 40 },
        { month: '2023-03', roomReceipts: 6, rooms: 40 },
      ],
    },
  ]);
});

test('their company’s months do not change with the name', async () => {
  const { brands } = await server.query<{ brands: { name: string; parentCompany: Said }[] }>(
    '{ brands { name parentCompany { name locations months(from: "2023-01", to: "2023-03") { month roomReceipts rooms } } } }',
  );
  expect(brands.find(({ name }) => name === 'Westin')?.parentCompany).toEqual({
    name: 'Marriott International',
    locations: 3,
    months: [
      { month: '2023-02', roomReceipts: 100, rooms: 40 },
      { month: '2023-03', roomReceipts: 156, rooms: 90 },
    ],
  });
});

test('a hotel bears the brand of its latest name', async () => {
  const { hotels } = await server.query<{ hotels: { nodes: object[] } }>(
    '{ hotels(first: 5, orderBy: [ROOM_CAPACITY_DESC]) { nodes { name brand { name } } } }',
  );
  expect(hotels.nodes).toContainEqual({
    name: expect.stringMatching(/FOUR +POINTS +BY SHERATON/) as string,
    brand: { name: 'Four Points by Sheraton' },
  });
});
