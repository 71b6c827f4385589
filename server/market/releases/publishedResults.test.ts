import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRelease } from './release.factory.ts';
import type { ProductName } from '../productName.rules.ts';

const server = useServer();
const place = { kind: 'CITY', names: ['NOWHERE'] };
const releases: Record<ProductName, number> = { hotel: 0, beverage: 0 };
beforeAll(async () => {
  releases.hotel = await insertRelease(server.db, { periods: { '2023-01-31': 100, '2023-03-31': 20 } });
  releases.beverage = await insertRelease(server.db, { product: 'beverage', periods: { '2019-05-31': 3 } });
});

/** Asks for results now and as of the release; answers with `isPublished` of both. */
async function arePublished(product: ProductName, input: object): Promise<boolean[]> {
  const [type, list] = { hotel: ['Hotel', 'hotelResults'], beverage: ['Beverage', 'beverageResults'] }[
    product
  ];
  const document = `query ($input: ${String(type)}ResultsInput!, $asOf: AsOfInput) {
    results: ${String(list)}(input: $input, asOf: $asOf, first: 1) { isPublished nodes { locationName } }
  }`;
  const asked = [{ input }, { input, asOf: { release: `release:${String(releases[product])}` } }];
  const said: boolean[] = [];
  for (const variables of asked) {
    const { results } = await server.query<{ results: Results }>(document, variables);
    expect(results.nodes).toEqual([]);
    said.push(results.isPublished);
  }
  return said;
}

interface Results {
  isPublished: boolean;
  nodes: unknown[];
}

test.each([
  ['MONTHLY', { month: 1 }, true],
  ['MONTHLY', { month: 4 }, false],
  ['QUARTERLY', { quarter: 1 }, false],
  ['QUARTERLY_AND_MONTHLY', { quarter: 1 }, true],
  ['QUARTERLY_AND_MONTHLY', { quarter: 2 }, false],
])('empty %s results of %j say whether a release has the period', async (type, period, is) => {
  expect(await arePublished('hotel', { type, year: 2023, ...period, place })).toEqual([is, is]);
});

test('empty results of bars say whether a release has their month', async () => {
  expect(await arePublished('beverage', { year: 2019, month: 5, place })).toEqual([true, true]);
  expect(await arePublished('beverage', { year: 2019, month: 6, place })).toEqual([false, false]);
});
