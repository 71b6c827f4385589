import { expect, test } from 'vitest';
import { askForFile } from '../../server/http/exports/askForFile.testing.ts';
import { forgetImports, importAll, type MadeUp } from '../import/undo/undoneStates.testing.ts';
import { h2Row } from '../import/fixtures/rows.testing.ts';
import { useServedBench } from './useServedBench.ts';

/** Addresses and owners are joined by all that is known today. */
const { bench, server } = useServedBench();

test('rooms beside a property that was joined to the address later are idle in the past too, and receipts are the same', async () => {
  await forgetImports(bench.pool);
  const file = (name: string, periodEnd: string, address: string): MadeUp => {
    const shared = { locationCity: '"MARFA               "', periodEnd };
    const [sold, empty] = [
      { ...shared, taxpayerNumber: '32000000021', locationAddress: '"3 MAIN ST"' },
      { ...shared, taxpayerNumber: '32000000022', locationName: '"OLD INN"', total: '0.00'.padStart(13) },
    ];
    return [name, h2Row(sold) + h2Row({ ...empty, taxable: '0.00'.padStart(13), locationAddress: address })];
  };
  const january = async (asOf: object | null): Promise<unknown> =>
    server.query(
      `query ($asOf: AsOfInput) { place(kind: CITY, name: "MARFA") {
        lodgingMonths(asOf: $asOf, from: "2023-01", to: "2023-01") { rooms roomReceipts }
      } }`,
      { asOf },
    );
  const rooms = (count: number) => ({ place: { lodgingMonths: [{ rooms: count, roomReceipts: 52_030 }] } });
  expect(await importAll(bench, [file('HOT2301.CSV', '20230131', '"90 RIVER RD"')])).toEqual(['published']);
  expect(await january(null)).toEqual(rooms(80));
  expect(await importAll(bench, [file('HOT2302.CSV', '20230228', '"3 MAIN ST"')])).toEqual(['published']);
  expect(await january({ release: 'release:1' })).toEqual(rooms(40));
});

test('a hotel that was sold later is there once as of a release, under its owner at that time', async () => {
  await forgetImports(bench.pool);
  const file = (name: string, periodEnd: string, taxpayerNumber: string): MadeUp => [
    name,
    h2Row({
      taxpayerNumber,
      periodEnd,
      locationNumber: '00001',
      locationName: '"HILTON GARDEN INN MARFA"',
      locationCity: '"MARFA               "',
    }),
  ];
  const [brand] = await bench.rows<{ id: number }>(
    "/* test.brand */ select id from brand where name = 'Hilton Garden Inn'",
  );
  const ranked = { product: 'HOTEL', kind: 'PROPERTY', by: 'RECEIPTS', from: '2023-01', to: '2023-02' };
  const shown = async (asOf: object | null): Promise<object> => {
    const variables = { id: `brand:${String(brand?.id)}`, asOf };
    const map = await server.query<object>(
      'query ($asOf: AsOfInput) { propertyMap(product: HOTEL, asOf: $asOf) { ids names receipts } }',
      variables,
    );
    const others = await server.query<object>(
      `query ($id: ID!, $asOf: AsOfInput) {
        brand(id: $id) { locations(asOf: $asOf) rooms(asOf: $asOf) }
        hotel(taxpayerNumber: "32000000022", locationNumber: 1) { nearby(asOf: $asOf) { rank { of } } }
      }`,
      variables,
    );
    const brands = await server.query<object>(
      'query ($asOf: AsOfInput) { brandLocations(asOf: $asOf) { brand { name } locations rooms } }',
      { asOf },
    );
    const token = await server.token('paid');
    const { body } = await askForFile(server.origin, 'rankings.jsonl', { ...ranked, asOf }, token);
    return { ...map, ...others, ...brands, ranking: JSON.parse(body.toString()) as unknown };
  };
  const ofOwner = (number: string) => ({
    brand: { locations: 1, rooms: 40 },
    brandLocations: [{ brand: { name: 'Hilton Garden Inn' }, locations: 1, rooms: 40 }],
    propertyMap: {
      ids: [`hotel:${number}-00001`],
      names: ['HILTON GARDEN INN MARFA'],
      receipts: [52_030],
    },
    hotel: { nearby: { rank: { of: 1 } } },
    ranking: {
      rank: 1,
      name: 'HILTON GARDEN INN MARFA',
      taxpayerNumber: number,
      city: 'MARFA',
      county: 'Presidio',
      chainScale: 'UPSCALE',
    },
  });
  await importAll(bench, [file('HOT2301.CSV', '20230131', '32000000021')]);
  await importAll(bench, [file('HOT2302.CSV', '20230228', '32000000022')]);
  expect(await shown(null)).toMatchObject(ofOwner('32000000022'));
  expect(await shown({ release: 'release:2' })).toMatchObject(ofOwner('32000000022'));
  expect(await shown({ release: 'release:1' })).toMatchObject(ofOwner('32000000021'));
});

test('a hotel whose latest owner filed nothing for the months is ranked as of a release, too', async () => {
  await forgetImports(bench.pool);
  const nothing = { total: '0.00'.padStart(13), taxable: '0.00'.padStart(13) };
  const file = (name: string, periodEnd: string, taxpayerNumber: string, receipts: object = {}): MadeUp => [
    name,
    h2Row({ taxpayerNumber, periodEnd, locationCity: '"MARFA               "', ...receipts }),
  ];
  await importAll(bench, [file('HOT2301.CSV', '20230131', '32000000021')]);
  await importAll(bench, [file('HOT2302.CSV', '20230228', '32000000022')]);
  await importAll(bench, [file('HOT2303.CSV', '20230331', '32000000021', nothing)]);
  const ranked = async (asOf: object | null): Promise<unknown> =>
    server.query(
      `query ($asOf: AsOfInput) {
        rankProperties(product: HOTEL, first: 5, from: "2023-03", to: "2023-03", asOf: $asOf) {
          nodes { name figures { receipts } subject { ... on Hotel { taxpayerNumber } } }
        }
      }`,
      { asOf },
    );
  const now = await ranked(null);
  expect(now).toMatchObject({
    rankProperties: { nodes: [{ figures: { receipts: 0 }, subject: { taxpayerNumber: '32000000022' } }] },
  });
  expect(await ranked({ release: 'release:3' })).toEqual(now);
});

test('a hotel that was joined later to the address of an earlier one is not new as of an earlier release', async () => {
  await forgetImports(bench.pool);
  const file = (name: string, periodEnd: string, address: string): MadeUp => {
    const [first, second] = [
      { taxpayerNumber: '32000000021', begin: '20150301', locationAddress: '"90 RIVER RD"' },
      { taxpayerNumber: '32000000022', begin: '20180501', locationAddress: `"${address}"` },
    ];
    return [name, h2Row({ ...first, periodEnd }) + h2Row({ ...second, periodEnd })];
  };
  const years = async (asOf: object | null): Promise<unknown> =>
    server.query('query ($asOf: AsOfInput) { newHotels(asOf: $asOf) { year newHotels } }', { asOf });
  await importAll(bench, [file('HOT2301.CSV', '20230131', '3 MAIN ST')]);
  expect(await years(null)).toEqual({
    newHotels: [
      { year: 2015, newHotels: 1 },
      { year: 2018, newHotels: 1 },
    ],
  });
  await importAll(bench, [file('HOT2302.CSV', '20230228', '90 RIVER RD')]);
  expect(await years({ release: 'release:1' })).toEqual({ newHotels: [{ year: 2015, newHotels: 1 }] });
});
