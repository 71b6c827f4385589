import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { insertWorld } from '../../../launch/test/world.ts';
import { insertRelease } from '../../../market/releases/release.factory.ts';
import { routes } from '../rest.ts';
import type { ProductName } from '../../../market/productName.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
});
afterAll(() => server.close());

interface OpenApi {
  paths: Record<string, Record<string, Documented>>;
}

interface Documented {
  tags: string[];
  parameters: { in?: string; name?: string; example?: string | number }[];
  requestBody?: { content: { 'application/json': { example: object } } };
  responses: { 200: { headers?: object; content: { 'application/json': { schema: { type?: string } } } } };
}

test('the OpenAPI document has every path, and its examples of figures answer as it says', async () => {
  const { body } = await server.rest('/rest/openapi.json', { as: 'anonymous' });
  const { paths } = body as OpenApi;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, words]) => ({ path, method, ...words })),
  );
  expect(all).toHaveLength(routes.length);
  const figures = all.filter(({ tags }) => tags[0] === 'Figures');
  for (const { path, method, parameters, requestBody, responses } of figures) {
    const named = parameters.filter((each) => each.in === 'path');
    const filled = named.reduce(
      (text, { name = '', example = '' }) => text.replace(`{${name}}`, String(example)),
      path,
    );
    const example = requestBody?.content['application/json'].example;
    const answer = await server.rest(filled, {
      method: method.toUpperCase(),
      ...(example && { body: example }),
    });
    const type = Array.isArray(answer.body) ? 'array' : typeof answer.body;
    const expected = responses[200].content['application/json'].schema.type;
    expect({ filled, status: answer.status, type }).toEqual({ filled, status: 200, type: expected });
  }
});

test('the OpenAPI document explains the fields that rows have only where they say something', async () => {
  const { body } = await server.rest('/rest/openapi.json', { as: 'anonymous' });
  const { description } = (body as { info: { description: string } }).info;
  const named = [...description.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual([
    'is_incomplete',
    'months_filed',
    'left_out',
    'apportioned',
    'is_estimate',
    'estimated',
    'months',
    'revpar_months',
    'responsible_days',
    'estimated_months',
    'rooms_twice',
    'RevPar_once',
    'former_name',
  ]);
});

test('lists answer CSV and pages with links, and refuse pages that cannot be', async () => {
  const token = (await server.token('paid')) ?? '';
  const ask = (path: string, headers = {}): Promise<Response> =>
    fetch(`${server.origin}/rest${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const csv = await ask('/search/monthly/city/AUSTIN', { accept: 'text/csv' });
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('vary')).toContain('Accept');
  const [head = '', row = ''] = (await csv.text()).split('\r\n');
  expect(head.split(',')).toContain('room_receipts');
  expect(row).toContain('2800.5');
  const path = '/basic/32049649729/32049649729/22';
  const whole = (await (await ask(path)).json()) as object[];
  expect(whole.length).toBeGreaterThan(2);
  const page = await ask(`${path}?per_page=2`);
  expect(await page.json()).toEqual(whole.slice(0, 2));
  expect(page.headers.get('x-total-count')).toBe(String(whole.length));
  expect(page.headers.get('link')).toContain(`</rest${path}?page=2&per_page=2>; rel="next"`);
  expect(page.headers.get('link')).not.toContain('rel="prev"');
  expect(page.headers.get('etag')).not.toBeNull();
  const next = await ask(`${path}?page=2&per_page=2`);
  expect(await next.json()).toEqual(whole.slice(2, 4));
  expect((await ask(`${path}?per_page=0`)).status).toBe(400);
});

test('answers of figures name the latest release in force of each tax, as documented', async () => {
  const authorization = `Bearer ${(await server.token('paid')) ?? ''}`;
  const released = async (path: string, body?: object): Promise<string | null> => {
    const asked = body && { method: 'POST', body: JSON.stringify(body) };
    const isOpen = path.startsWith('/trial');
    const headers = { ...(!isOpen && { authorization }), 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/rest${path}`, { headers, ...asked });
    expect(answer.status).toBe(200);
    return answer.headers.get('x-data-release');
  };
  const { figuresAsOf } = await server.query<{ figuresAsOf: Record<ProductName, { id: string }> }>(
    '{ figuresAsOf { hotel { id } beverage { id } } }',
  );
  const { hotel, beverage } = figuresAsOf;
  const history = { taxpayer_number: '32049649729', location_number: 22 };
  const first = `hotel=${hotel.id}, beverage=${beverage.id}`;
  expect(await released('/basic/city/Austin')).toBe(first);
  expect(await released('/basic/hotelhistory', history)).toBe(first);
  const next = await insertRelease(server.db);
  await insertRelease(server.db, { product: 'beverage', columns: { undone_at: '2024-01-16T12:00:00Z' } });
  const named = `hotel=release:${String(next)}, beverage=${beverage.id}`;
  expect(await released('/basic/city/Austin')).toBe(named);
  expect(await released('/basic/hotelhistory', history)).toBe(named);
  expect(await released('/trial/city')).toBe(named);
  expect(await released('/portfolio')).toBeNull();
  const { body } = await server.rest('/rest/openapi.json', { as: 'anonymous' });
  const { paths } = body as OpenApi;
  const documented = (path: string, method = 'get') =>
    Object.keys(paths[`/rest${path}`]?.[method]?.responses[200].headers ?? {});
  expect(documented('/basic/city/{name}')).toContain('X-Data-Release');
  expect(documented('/trial/city')).toContain('X-Data-Release');
  expect(documented('/portfolio')).not.toContain('X-Data-Release');
  expect(documented('/monthly/{part}/{year}/{item}/{itemvalue}')).toContain('X-Not-Published');
  expect(documented('/search/mbt/{item}/{itemvalue}')).toContain('X-Not-Published');
  expect(documented('/basic/city/{name}')).toContain('X-Left-Out');
  expect(documented('/basic/citiesincounty/{name}')).toContain('X-Left-Out');
  expect(documented('/trial/citiesincounty')).toContain('X-Left-Out');
  expect(documented('/brands/testbrand', 'post')).toContain('X-Left-Out');
  expect(documented('/brands/testbrand', 'post')).toContain('X-Data-Release');
  expect(documented('/portfolio', 'post')).not.toContain('X-Data-Release');
});
