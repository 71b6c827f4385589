import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();

beforeAll(async () => {
  await publishTwoYears(server.db);
  const [marketplace, steady] = [
    { id: 1, dollars: 9_900 },
    { id: 2, dollars: 100 },
  ];
  await addYears(server.db, 'ONE OF TWO', {
    2022: [marketplace, steady, { id: 3, dollars: 100 }],
    2023: [marketplace, steady, { id: 4, dollars: 100 }],
  });
  await addYears(server.db, 'ALL', { 2022: [marketplace, steady], 2023: [marketplace, steady] });
  await addYears(server.db, 'NO MARKETPLACE', { 2022: [steady], 2023: [steady] });
  await server.db.query(
    '/* test.marketplace */ update hotel_year set is_marketplace = true where property_id = 1',
  );
});

test('hotels alone need 80% of their own receipts for a change, whatever marketplaces take in', async () => {
  const args = 'product: HOTEL, kind: CITY, from: "2023-01", to: "2023-12", yearsEarlier: 1, first: 9';
  const { ranked } = await server.query<{ ranked: { nodes: object[] } }>(`{ ranked: rankPlaces(${args}) {
    nodes { name likeForLike { change { percent } } hotelsAlone { earlier later share change { percent } } } } }`);
  const unchanged = { change: { percent: 0 } };
  const alone = { earlier: 1_200, later: 1_200 };
  expect(ranked.nodes).toEqual([
    { name: 'ONE OF TWO', likeForLike: unchanged, hotelsAlone: { ...alone, share: 50, change: null } },
    { name: 'ALL', likeForLike: unchanged, hotelsAlone: { ...alone, share: 100, ...unchanged } },
    { name: 'NO MARKETPLACE', likeForLike: unchanged, hotelsAlone: null },
  ]);
});
