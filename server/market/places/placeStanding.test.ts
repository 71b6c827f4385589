import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertLodgingReleases } from '../releases/release.factory.ts';
import { insertLodgingMonths } from './place.factory.ts';

const server = useServer();

test('places that took in nothing are not ranked, nor among those that are', async () => {
  await insertLodgingReleases(server.db, { from: '2023-06', to: '2023-06', quartersTo: '2023-06' });
  for (const [key, cents] of [
    ['AUSTIN', 500_00],
    ['MANOR', 300_00],
    ['LAKEWAY', 0],
  ] as const) {
    const month = { key, from: '2023-06', receipts: [cents] } as const;
    await insertLodgingMonths(server.db, { ...month, kind: 'CITY' });
    await insertLodgingMonths(server.db, { ...month, kind: 'CITY_IN_COUNTY', countyCode: 227 });
  }
  const rankOf = async (name: string): Promise<unknown> => {
    const { place } = await server.query<{ place: { lodgingHeadline: unknown } }>(
      `query ($name: String!) { place(kind: CITY, name: $name) {
        lodgingHeadline { stateRank { rank of } countyRank { rank of } } } }`,
      { name },
    );
    return place.lodgingHeadline;
  };
  expect(await rankOf('MANOR')).toEqual({ stateRank: { rank: 2, of: 2 }, countyRank: { rank: 2, of: 2 } });
  expect(await rankOf('LAKEWAY')).toEqual({ stateRank: null, countyRank: null });
});
