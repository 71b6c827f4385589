import { expect, test } from 'vitest';
import { importAll } from '../import/undo/undoneStates.testing.ts';
import { h2Row } from '../import/fixtures/rows.testing.ts';
import { useServedBench } from './useServedBench.ts';

const { bench, server } = useServedBench();

const SUMS = 'locations(asOf: $asOf) rooms(asOf: $asOf) roomsLeftOut(asOf: $asOf)';

test('doubtful rooms of a brand’s location are no rooms of the brand, also as of a release', async () => {
  const hotel = (row: Parameters<typeof h2Row>[0]): string =>
    h2Row({ locationName: '"HILTON GARDEN INN"', locationCity: '"MARFA               "', ...row });
  // 98 rooms times 30 days, filed as rooms.
  const january = { periodEnd: '20230131', taxpayerNumber: '32000000022', locationAddress: '"9 MAIN ST"' };
  const first = hotel({ ...january, taxpayerNumber: '32000000021', locationAddress: '"3 MAIN ST"' });
  await importAll(bench, [['HOT2301.CSV', first + hotel({ ...january, capacity: ' 2940' })]]);
  await importAll(bench, [
    ['HOT2302.CSV', first.replace('20230131', '20230228') + hotel({ ...january, periodEnd: '20230228' })],
  ]);
  const [brand] = await bench.rows<{ id: number }>(
    "/* test.brand */ select id from brand where name = 'Hilton Garden Inn'",
  );
  const id = `brand:${String(brand?.id)}`;
  const ask = (fields: string, asOf: object | null): Promise<{ brand: object }> =>
    server.query(`query ($id: ID!, $asOf: AsOfInput) { brand(id: $id) { ${fields} } }`, { id, asOf });
  // As of a release a query has room for few such fields.
  const locations = async (asOf: object | null): Promise<object> => ({
    ...(await ask(SUMS, asOf)).brand,
    ...(await ask(`parentCompany { ${SUMS} }`, asOf)).brand,
  });
  const list = async (asOf: object | null): Promise<unknown> =>
    server.query(
      'query ($asOf: AsOfInput) { brandLocations(asOf: $asOf) { locations rooms roomsLeftOut } }',
      {
        asOf,
      },
    );
  const both = (sums: object): object => ({ ...sums, parentCompany: sums });
  const then = { locations: 2, rooms: 40, roomsLeftOut: 2_940 };
  expect(await locations({ release: 'release:1' })).toEqual(both(then));
  expect(await list({ release: 'release:1' })).toEqual({ brandLocations: [then] });
  const now = { locations: 2, rooms: 80, roomsLeftOut: 0 };
  expect(await locations(null)).toEqual(both(now));
  expect(await list(null)).toEqual({ brandLocations: [now] });
  await importAll(bench, [
    [
      'HOT2303.CSV',
      first.replace('20230131', '20230331') + hotel({ ...january, periodEnd: '20230331', capacity: ' 3001' }),
    ],
  ]);
  expect(await locations(null)).toEqual(both({ locations: 2, rooms: 40, roomsLeftOut: 3_001 }));
});
