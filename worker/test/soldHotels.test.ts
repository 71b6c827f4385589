import { expect, test } from 'vitest';
import { importAll } from '../import/undo/undoneStates.testing.ts';
import { h2Row } from '../import/fixtures/rows.testing.ts';
import { useServedBench } from './useServedBench.ts';

const { bench, server } = useServedBench();

const [SELLER, BUYER] = ['32000000021', '32000000022'];
const NOTHING = { total: '0.00'.padStart(13), taxable: '0.00'.padStart(13) };

const row = (taxpayerNumber: string, periodEnd: string, receipts: object = {}): string =>
  h2Row({
    taxpayerNumber,
    periodEnd,
    locationCity: '"MARFA               "',
    locationName: '"HILTON GARDEN INN MARFA"',
    ...receipts,
  });

const DOCUMENT = `query ($number: String!, $asOf: AsOfInput) {
  owner(number: $number) { hotels(asOf: $asOf) currentHotels(asOf: $asOf) }
  propertyMap(product: HOTEL, filter: { taxpayerNumber: { eq: $number } }, asOf: $asOf) { ids receipts }
}`;

test('a seller whose permit is still open has not the hotel, nor the buyer’s receipts; as of before the sale it has', async () => {
  await importAll(bench, [['HOT2301.CSV', row(SELLER, '20230131')]]);
  await importAll(bench, [['HOT2302.CSV', row(SELLER, '20230228', NOTHING) + row(BUYER, '20230228')]]);
  await importAll(bench, [['HOT2303.CSV', row(SELLER, '20230331', NOTHING) + row(BUYER, '20230331')]]);
  const of = (number: string, asOf: object | null = null): Promise<object> =>
    server.query(DOCUMENT, { number, asOf });
  const has = (number: string) => ({
    owner: { hotels: 1, currentHotels: 1 },
    propertyMap: { ids: [`hotel:${number}-00001`], receipts: [52_030] },
  });
  const hasNot = { owner: { hotels: 1, currentHotels: 0 }, propertyMap: { ids: [], receipts: [] } };
  expect(await of(BUYER)).toEqual(has(BUYER));
  expect(await of(SELLER)).toEqual(hasNot);
  expect(await of(SELLER, { release: 'release:1' })).toEqual(has(SELLER));
  expect(await of(SELLER, { release: 'release:3' })).toEqual(hasNot);
  const listed = await server.query(
    'query ($number: String!) { owner(number: $number) { properties(first: 5) { nodes { status isSold } } } }',
    { number: SELLER },
  );
  expect(listed).toEqual({ owner: { properties: { nodes: [{ status: 'CURRENT', isSold: true }] } } });
});
