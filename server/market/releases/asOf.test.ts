import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { keyOf } from '../figures/compare/compare.testing.ts';
import { insertHotel, type InsertedHotel } from '../hotels/hotel.factory.ts';
import { insertPortfolio } from '../search/portfolios/portfolio.testing.ts';
import { insertRelease } from './release.factory.ts';

let server: TestServer;
let hotel: InsertedHotel;
let compared: object;
let first: string;
let second: string;
let undone: string;
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const release = async (publishedAt: string, columns = {}): Promise<string> =>
    `release:${String(await insertRelease(db, { publishedAt, columns }))}`;
  first = await release('2023-05-01T08:00:00Z');
  second = await release('2023-05-12T20:00:00Z');
  undone = await release('2023-06-01T08:00:00Z', { undone_at: '2023-06-01T09:00:00Z', undone_by: 'ann' });
  hotel = await insertHotel(db);
  const competitor = await insertHotel(db);
  compared = { subject: keyOf(hotel), competitors: [keyOf(competitor)] };
  await server.query(
    `mutation ($input: CreateComparisonSetInput!) { createComparisonSet(input: $input) { errors { code } } }`,
    { input: { name: 'Both', ...compared } },
  );
  for (const product of ['HOTEL', 'BEVERAGE'] as const) await insertPortfolio(server, product, []);
});
afterAll(() => server.close());

/** Messages with which filings, figures and the point itself are refused as of a release. */
async function refusals(release: string): Promise<(string | undefined)[]> {
  const number = `taxpayerNumber: "${hotel.taxpayer_number}", locationNumber: ${String(hotel.location_number)}`;
  const answers = await Promise.all(
    [
      'hotelFilings(filter: { month: { from: "2023-01" } }, asOf: $asOf, first: 1) { totalCount }',
      `hotel(${number}) { months(asOf: $asOf) { month } }`,
      'newHotels(asOf: $asOf) { year }',
      `hotel(${number}) { roomsWhenNew(asOf: $asOf) }`,
      `hotel(${number}) { establishment { headline(asOf: $asOf) { month } } }`,
      'figuresAsOf(asOf: $asOf) { hotel { id } }',
      'compareHotels(input: $compared, asOf: $asOf) { from }',
      'comparisonSets(first: 1) { nodes { comparison(asOf: $asOf) { from } } }',
      'portfolios(first: 2) { nodes { figures(asOf: $asOf) { month } } }',
      'portfolios(first: 2) { nodes { chart(asOf: $asOf, from: "2023-01", to: "2023-02") { months } } }',
    ].map((field) =>
      server.ask(
        `query ($asOf: AsOfInput${field.includes('$compared') ? ', $compared: CompareHotelsInput!' : ''}) { ${field} }`,
        { asOf: { release }, compared },
      ),
    ),
  );
  for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  return [...new Set(answers.map(({ errors }) => errors?.[0]?.message))];
}

test('an undone release is no point in the history', async () => {
  expect(await refusals(undone)).toEqual([
    `${undone} was undone by an operator. Give the id of another release.`,
  ]);
});

test('neither is one that is not there', async () => {
  expect(await refusals('release:987654')).toEqual([
    'There is no release:987654. Give the id of another release.',
  ]);
});

test('figures say which release they are as of', async () => {
  const latest = async (asOf: object | null): Promise<unknown> =>
    server.query('query ($asOf: AsOfInput) { figuresAsOf(asOf: $asOf) { hotel { id } beverage { id } } }', {
      asOf,
    });
  const as = (id: string) => ({ figuresAsOf: { hotel: { id }, beverage: null } });
  expect(await latest(null)).toEqual(as(second));
  expect(await latest({ release: first })).toEqual(as(first));
  expect(await latest({ date: '2023-05-11' })).toEqual(as(first));
  expect(await latest({ date: '2023-06-30' })).toEqual(as(second));
  expect(await latest({ date: '2023-04-30' })).toEqual({ figuresAsOf: { hotel: null, beverage: null } });
});
