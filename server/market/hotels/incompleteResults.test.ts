import { expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { filersOf } from './hotelResults.testing.ts';

const server = useServer();

async function areIncomplete(asOf: object | null): Promise<object[]> {
  const { hotelResults } = await server.query<{ hotelResults: { nodes: object[] } }>(
    `query ($input: HotelResultsInput!, $asOf: AsOfInput) {
      hotelResults(input: $input, asOf: $asOf, first: 10) { nodes { isIncomplete } } }`,
    {
      input: { type: 'MONTHLY', year: 2022, month: 5, place: { kind: 'CITY', names: ['AUSTIN'] } },
      ...(asOf && { asOf }),
    },
  );
  return hotelResults.nodes;
}

test('a month is incomplete as of the release that lacked rows, and whole after the next', async () => {
  const short = await insertRelease(server.db, { periods: { '2022-05-31': 40 }, expectedRows: 200 });
  await filersOf(server.db, short)('SHORT', [{ period_end: '2022-05-31' }]);
  await insertRelease(server.db, { periods: { '2022-05-31': 90 } });
  expect(await areIncomplete({ release: `release:${String(short)}` })).toEqual([{ isIncomplete: true }]);
  expect(await areIncomplete(null)).toEqual([{ isIncomplete: false }]);
});
