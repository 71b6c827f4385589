import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBeverage } from '../../beverages/beverage.factory.ts';
import { insertHotel, insertHotelMonths } from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { countSql } from '../../../launch/test/countSql.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { type Role } from '../../../launch/test/tokens.ts';
import { insertRows } from '../../../launch/test/insert.ts';

const hotel = { taxpayer_number: '32049649729', location_number: 22 };
const bar = { taxpayer_number: '32052221093', location_number: 1 };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertHotel(server.db, { ...hotel, location_name: 'THE INN' });
  await insertBeverage(server.db, { ...bar, location_name: 'THE BAR' });
});
afterAll(() => server.close());

interface Portfolio {
  id: string;
  name: string;
  product: string;
  propertyCount: number;
  hotels: { nodes: { name: string }[] };
  beverageProperties: { nodes: { name: string }[] };
}

interface Payload {
  portfolio: Portfolio | null;
  notice: string | null;
  errors: { field: string | null; code: string; message: string }[];
}

const FIELDS = `id name product propertyCount
  hotels(first: 10) { nodes { name } } beverageProperties(first: 10) { nodes { name } }`;

async function change(name: string, type: string, input: object, as: Role = 'paid'): Promise<Payload> {
  const document = `mutation ($input: ${type}!) {
    done: ${name}(input: $input) { portfolio { ${FIELDS} } notice errors { field code message } }
  }`;
  return (await server.query<{ done: Payload }>(document, { input }, { as })).done;
}

const create = (name: string, product = 'HOTEL', as: Role = 'paid'): Promise<Payload> =>
  change('createPortfolio', 'CreatePortfolioInput', { name, product }, as);

async function made(name: string, product = 'HOTEL', as: Role = 'paid'): Promise<string> {
  return (await create(name, product, as)).portfolio?.id ?? '';
}

function property(portfolioId: string, { taxpayer_number, location_number } = hotel): object {
  return { portfolioId, taxpayerNumber: taxpayer_number, locationNumber: location_number };
}

const add = (input: object, as: Role = 'paid'): Promise<Payload> =>
  change('addToPortfolio', 'PortfolioPropertyInput', input, as);

test('a property is added once and removed again', async () => {
  const id = await made('Downtown');
  const kept = { name: 'Downtown', propertyCount: 1, hotels: { nodes: [{ name: 'THE INN' }] } };
  expect(await add(property(id))).toMatchObject({ portfolio: kept, notice: null, errors: [] });
  expect(await add(property(id))).toMatchObject({
    portfolio: kept,
    errors: [],
    notice: 'THE INN is in Downtown already.',
  });
  const removed = await change('removeFromPortfolio', 'PortfolioPropertyInput', property(id));
  expect(removed).toMatchObject({ portfolio: { propertyCount: 0, hotels: { nodes: [] } }, errors: [] });
});

test('each of several changes in one call returns the state after it', async () => {
  const id = await made('Changed twice');
  const second = { taxpayer_number: '32049649729', location_number: 23 };
  await insertHotel(server.db, { ...second, location_name: 'THE OTHER INN' });
  const shown = 'portfolio { propertyCount hotels(first: 5) { nodes { name } totalCount } }';
  const answer = await server.query(
    `mutation ($first: PortfolioPropertyInput!, $second: PortfolioPropertyInput!) {
      one: addToPortfolio(input: $first) { ${shown} }
      two: addToPortfolio(input: $second) { ${shown} }
      three: removeFromPortfolio(input: $first) { ${shown} }
    }`,
    { first: property(id), second: property(id, second) },
  );
  const of = (...names: string[]): object => ({
    portfolio: {
      propertyCount: names.length,
      hotels: { nodes: names.map((name) => ({ name })), totalCount: names.length },
    },
  });
  expect(answer).toEqual({
    one: of('THE INN'),
    two: of('THE INN', 'THE OTHER INN'),
    three: of('THE OTHER INN'),
  });
});

test('a second owner of a hotel is told to be there already, and the two come and go as one', async () => {
  const id = await made('Sold');
  const [seller, buyer] = [
    { taxpayer_number: '32049649730', location_number: 1 },
    { taxpayer_number: '32049649731', location_number: 2 },
  ];
  const old = await insertHotel(server.db, {
    ...seller,
    location_name: 'OLD INN',
    taxpayer_name: 'SELLER LLC',
  });
  const now = await insertHotel(server.db, { ...buyer, location_name: 'NEW INN' });
  await insertEstablishment(server.db, 'hotel', [
    { id: old.id, from: '2020-01', to: '2022-06' },
    { id: now.id, from: '2022-06', to: '2023-02' },
  ]);
  await add(property(id, seller));
  expect(await add(property(id, buyer))).toMatchObject({
    portfolio: { propertyCount: 1 },
    notice: 'This hotel is in Sold already, as OLD INN of SELLER LLC.',
    errors: [],
  });
  const removed = await change('removeFromPortfolio', 'PortfolioPropertyInput', property(id, seller));
  expect(removed.portfolio).toMatchObject({ propertyCount: 0, hotels: { nodes: [] } });
});

test('a mixed beverage portfolio accepts bars and no hotels', async () => {
  const id = await made('Bars', 'BEVERAGE');
  expect(await add(property(id, bar))).toMatchObject({
    portfolio: {
      propertyCount: 1,
      hotels: { nodes: [] },
      beverageProperties: { nodes: [{ name: 'THE BAR' }] },
    },
  });
  expect(await add(property(id))).toMatchObject({ portfolio: null, errors: [{ code: 'NOT_FOUND' }] });
});

test.each([
  [' ', 'REQUIRED', 'Please Enter a portfolio name to create one.'],
  ['100%', 'INVALID_NAME', "A portfolio name cannot contain '%'."],
  ['x'.repeat(101), 'TOO_LONG', 'at most 100 characters'],
])('the name %j is refused', async (name, code, message) => {
  const { portfolio, errors } = await create(name);
  expect(portfolio).toBeNull();
  expect(errors).toEqual([{ field: 'name', code, message: expect.stringContaining(message) as string }]);
});

test('a name is used once for each tax, even if both are made at once', async () => {
  const both = await Promise.all([create('Twice'), create('  Twice ')]);
  expect(both.filter(({ portfolio }) => portfolio !== null)).toHaveLength(1);
  expect(both.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'NAME_TAKEN', field: 'name' }]);
  expect((await create('Twice', 'BEVERAGE')).errors).toEqual([]);
});

test('a portfolio holds 1,000 properties, even if the last two come at once', async () => {
  const list = await made('Nearly full');
  const portfolio_id = Number(list.replace('portfolio:', ''));
  const two = [await insertHotel(server.db), await insertHotel(server.db)];
  // Numbers of hotels that are no more.
  const kept = Array.from({ length: 999 }, (_, at) => ({ portfolio_id, property_id: -at - 1 }));
  await insertRows(server.db, 'portfolio_property', kept);
  const both = await Promise.all(two.map((each) => add(property(list, each))));
  expect(both.map(({ portfolio }) => portfolio?.propertyCount ?? null).toSorted()).toEqual([1_000, null]);
  expect(both.flatMap(({ errors }) => errors)).toMatchObject([
    { code: 'TOO_MANY', message: 'A portfolio holds at most 1,000 properties.' },
  ]);
});

test('deleting a portfolio leaves nothing behind', async () => {
  const id = await made('Passing');
  await add(property(id));
  const remove = 'mutation ($id: ID!) { deletePortfolio(input: { id: $id }) { ok errors { code } } }';
  expect(await server.query(remove, { id })).toEqual({ deletePortfolio: { ok: true, errors: [] } });
  expect(await server.query('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  expect(await server.query(remove, { id })).toMatchObject({
    deletePortfolio: { ok: false, errors: [{ code: 'NOT_FOUND' }] },
  });
});

describe('another member', () => {
  test.each<Role>(['free', 'admin'])('%s sees, fills and deletes nothing of it', async (other) => {
    const id = await made(`Mine, not of ${other}`);
    const list = `{ portfolios(first: 500) { nodes { id } totalCount } }`;
    const { portfolios } = await server.query<{ portfolios: { nodes: { id: string }[] } }>(
      list,
      {},
      { as: other },
    );
    expect(portfolios.nodes.map((portfolio) => portfolio.id)).not.toContain(id);
    expect(await server.query('query ($id: ID!) { node(id: $id) { id } }', { id }, { as: other })).toEqual({
      node: null,
    });
    expect(await add(property(id), other)).toMatchObject({
      portfolio: null,
      errors: [{ code: 'NOT_FOUND' }],
    });
    const remove = 'mutation ($id: ID!) { deletePortfolio(input: { id: $id }) { errors { code } } }';
    expect(await server.query(remove, { id }, { as: other })).toEqual({
      deletePortfolio: { errors: [{ code: 'NOT_FOUND' }] },
    });
    expect(await add(property(id))).toMatchObject({ portfolio: { propertyCount: 1 } });
  });
});

test('a page of 100 hotels with two years of months and all portfolios take a fixed number of statements', async () => {
  const id = await made('Large');
  const hotels = await Promise.all(Array.from({ length: 120 }, () => insertHotel(server.db)));
  await insertHotelMonths(server.db, hotels, { from: '2021-01', receipts: Array<number>(24).fill(100_00) });
  await insertRows(
    server.db,
    'portfolio_property',
    hotels.map((each) => ({ portfolio_id: Number(id.slice('portfolio:'.length)), property_id: each.id })),
  );
  const document = `query ($id: ID!) {
    node(id: $id) { ... on Portfolio { propertyCount hotels(first: 100) { nodes { series { months roomReceipts } } } } }
    portfolios(first: 100) { nodes { propertyCount hotels(first: 1) { nodes { name } } } }
  }`;
  const { statements, result } = await countSql(() =>
    server.query<{ node: { hotels: { nodes: { series: { months: string[] } }[] } } }>(document, { id }),
  );
  expect(result.node.hotels.nodes).toHaveLength(100);
  expect(result.node.hotels.nodes.every(({ series }) => series.months.length === 24)).toBe(true);
  expect(statements.length).toBeLessThanOrEqual(10);
});

test('REST keeps the documented paths and shapes', async () => {
  const call = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await server.rest(`/rest${path}`, { as: 'free', method, ...(body && { body }) })).body;
  expect(await call('POST', '/portfolio/', { portfolio: 'By REST', type: 0 })).toMatchObject({
    portfolio: 'By REST',
    type: 0,
  });
  const [listed] = (await call('GET', '/portfolio')) as { id: number }[];
  expect(listed).toEqual({ id: expect.any(Number) as number, portfolio: 'By REST', type: 0 });
  const id = listed?.id ?? 0;
  const row = { ...hotel, id, location_name: 'THE INN' };
  expect(await call('POST', '/portfolio/hotel/', row)).toEqual({ result: true });
  expect(await call('GET', `/portfolio/hotel/${String(id)}`)).toEqual([row]);
  expect(await call('DELETE', '/portfolio/hotel', row)).toEqual({ result: true });
  expect(await call('GET', `/portfolio/hotel/${String(id)}`)).toEqual([]);
  expect(await call('DELETE', '/portfolio', { id })).toEqual({ result: true });
  expect(await call('GET', '/portfolio/')).toEqual([]);
  expect(await call('POST', '/portfolio', { portfolio: '', type: 0 })).toMatchObject({
    error: { code: 'BAD_USER_INPUT', message: 'Please Enter a portfolio name to create one.' },
  });
});
