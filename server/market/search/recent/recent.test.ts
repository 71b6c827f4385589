import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBeverage } from '../../beverages/beverage.factory.ts';
import { insertHotel } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { type Role } from '../../../launch/test/tokens.ts';

const inn = { taxpayer_number: '32000000001', location_number: 1 };
const lodge = { taxpayer_number: '32000000002', location_number: 2 };
const bar = { taxpayer_number: '32000000003', location_number: 3 };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertHotel(server.db, { ...inn, location_name: 'INN' });
  await insertHotel(server.db, { ...lodge, location_name: 'LODGE' });
  await insertBeverage(server.db, { ...bar, location_name: 'BAR' });
});
afterAll(() => server.close());

async function leave(product: string, numbers: typeof inn, as: Role = 'paid'): Promise<unknown> {
  const document = `mutation ($input: RecordViewInput!) { recordView(input: $input) { ok errors { code } } }`;
  const { taxpayer_number: taxpayerNumber, location_number: locationNumber } = numbers;
  return server.query(document, { input: { product, taxpayerNumber, locationNumber } }, { as });
}

async function viewed(as: Role = 'paid'): Promise<unknown[]> {
  const document =
    '{ recentlyViewed(first: 10) { nodes { product hotel { name } beverageProperty { name } } } }';
  const { recentlyViewed } = await server.query<{ recentlyViewed: { nodes: unknown[] } }>(
    document,
    {},
    { as },
  );
  return recentlyViewed.nodes;
}

test('the page left last comes first, each property once, only for the member', async () => {
  expect(await viewed()).toEqual([]);
  for (const [product, numbers] of [
    ['HOTEL', inn],
    ['HOTEL', lodge],
    ['BEVERAGE', bar],
    ['HOTEL', inn],
  ] as const) {
    expect(await leave(product, numbers)).toEqual({ recordView: { ok: true, errors: [] } });
  }
  expect(await viewed()).toEqual([
    { product: 'HOTEL', hotel: { name: 'INN' }, beverageProperty: null },
    { product: 'BEVERAGE', hotel: null, beverageProperty: { name: 'BAR' } },
    { product: 'HOTEL', hotel: { name: 'LODGE' }, beverageProperty: null },
  ]);
  expect(await viewed('admin')).toEqual([]);
});

test('a hotel that was sold is there once, under its latest owner, and REST keeps each property', async () => {
  const seller = { taxpayer_number: '32000000004', location_number: 4 };
  const buyer = { taxpayer_number: '32000000005', location_number: 5 };
  const old = await insertHotel(server.db, { ...seller, location_name: 'OLD INN' });
  const now = await insertHotel(server.db, { ...buyer, location_name: 'NEW INN' });
  await insertEstablishment(server.db, 'hotel', [
    { id: old.id, from: '2020-01', to: '2022-06' },
    { id: now.id, from: '2022-06', to: '2023-02' },
  ]);
  const earlier = async (): Promise<unknown> => {
    const document = '{ recentlyViewed(first: 9) { nodes { hotel { name } earlierProperty { name } } } }';
    return (await server.query<{ recentlyViewed: unknown }>(document, {}, { as: 'free' })).recentlyViewed;
  };
  await leave('HOTEL', seller, 'free');
  const [newInn, oldInn] = [{ name: 'NEW INN' }, { name: 'OLD INN' }];
  expect(await earlier()).toEqual({ nodes: [{ hotel: newInn, earlierProperty: oldInn }] });
  await leave('HOTEL', buyer, 'free');
  expect(await earlier()).toEqual({ nodes: [{ hotel: newInn, earlierProperty: null }] });
  const { body } = await server.rest('/rest/history', { as: 'free' });
  expect(body).toMatchObject([{ location_name: 'NEW INN' }, { location_name: 'OLD INN' }]);
});

test('an unknown property is refused and not recorded', async () => {
  const before = await viewed();
  expect(await leave('BEVERAGE', inn)).toEqual({
    recordView: { ok: false, errors: [{ code: 'NOT_FOUND' }] },
  });
  expect(await viewed()).toEqual(before);
});

test('pages follow one another', async () => {
  const page = `query ($after: String) { recentlyViewed(first: 1, after: $after) {
    nodes { product } pageInfo { endCursor hasNextPage } totalCount } }`;
  interface Page {
    recentlyViewed: {
      nodes: unknown[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
      totalCount: number;
    };
  }
  const { recentlyViewed: first } = await server.query<Page>(page);
  expect(first).toMatchObject({
    nodes: [{ product: 'HOTEL' }],
    pageInfo: { hasNextPage: true },
    totalCount: 3,
  });
  const { recentlyViewed: second } = await server.query<Page>(page, { after: first.pageInfo.endCursor });
  expect(second.nodes).toEqual([{ product: 'BEVERAGE' }]);
});

test('a hotel and a bar of one name and number are two in REST, as they are in GraphQL', async () => {
  const numbers = { taxpayer_number: '32000000006', location_number: 6 };
  const names = { ...numbers, location_name: 'THE INN' };
  await insertHotel(server.db, names);
  await insertBeverage(server.db, names);
  await leave('HOTEL', numbers, 'admin');
  await leave('BEVERAGE', numbers, 'admin');
  const { body } = await server.rest('/rest/history', { as: 'admin' });
  expect(body).toMatchObject([
    { location_name: 'THE INN', type: '1' },
    { location_name: 'THE INN', type: '0' },
  ]);
  expect(await viewed('admin')).toHaveLength(2);
});

test('REST shows a location’s number and name once, the latest taxpayer’s', async () => {
  const twin = { taxpayer_number: '32000000009', location_number: 1 };
  await insertHotel(server.db, { ...twin, location_name: 'INN' });
  const body = { ...twin, location_name: 'INN', location_city: 'AUSTIN', location_county: 'Travis', type: 0 };
  expect((await server.rest('/rest/history', { method: 'POST', body })).body).toEqual({ result: true });
  expect((await server.rest('/rest/history')).body).toEqual([
    { location_number: 1, location_name: 'INN', taxpayer_number: '32000000009', type: '0' },
    { location_number: 3, location_name: 'BAR', taxpayer_number: '32000000003', type: '1' },
    { location_number: 2, location_name: 'LODGE', taxpayer_number: '32000000002', type: '0' },
  ]);
  expect((await server.rest('/rest/history', { method: 'POST', body: { ...body, type: 7 } })).status).toBe(
    400,
  );
});
