import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThrottles } from './accounts/throttle.ts';
import { policies } from './auth.ts';
import { insertHotel } from './hotels/hotel.factory.ts';
import { createLog } from './log.ts';
import { insertRelease } from './releases/release.factory.ts';
import { createSchema } from './schema.ts';
import { testServer, type Role, type TestServer } from './test/query.ts';

/** Who may use what. A new field or route has to be listed here, with whom it is for. */
type Who = 'anyone' | 'signed in' | 'members' | 'admins';

const log = createLog('test', 'silent');

const inPortfolio = '{ portfolioId: "portfolio:9", taxpayerNumber: "1", locationNumber: 1 }';
const place = '{ kind: CITY, names: ["AUSTIN"] }';

const fields: Record<string, [who: Who, operation: string]> = {
  about: ['anyone', '{ about { version } }'],
  signIn: ['anyone', 'mutation { signIn(input: { email: "", password: "" }) { token } }'],
  signUp: [
    'anyone',
    'mutation { signUp(input: { email: "", password: "", firstName: "", lastName: "" }) { token } }',
  ],
  signOut: ['signed in', 'mutation { signOut { ok } }'],
  isUnsubscribed: ['anyone', '{ isUnsubscribed }'],
  requestPasswordReset: ['anyone', 'mutation { requestPasswordReset(input: { email: "a@b.test" }) { ok } }'],
  isPasswordResetTokenValid: ['anyone', '{ isPasswordResetTokenValid(token: "x") }'],
  resetPassword: ['anyone', 'mutation { resetPassword(input: { token: "x", password: "x" }) { ok } }'],
  changePassword: [
    'signed in',
    'mutation { changePassword(input: { currentPassword: "x", newPassword: "x" }) { ok } }',
  ],
  endSession: ['signed in', 'mutation { endSession(input: { id: "x" }) { ok } }'],
  endOtherSessions: ['signed in', 'mutation { endOtherSessions { ended } }'],
  endMemberSessions: ['admins', 'mutation { endMemberSessions(input: { memberId: "x" }) { ended } }'],
  reportClientError: ['anyone', 'mutation { reportClientError(input: { error: "x", url: "x" }) { ok } }'],
  viewer: ['signed in', '{ viewer { id } }'],
  node: ['members', '{ node(id: "city:AUSTIN") { id } }'],
  nodes: ['members', '{ nodes(ids: []) { id } }'],
  latestPeriod: ['members', '{ latestPeriod(product: HOTEL) { month } }'],
  hotel: ['members', '{ hotel(taxpayerNumber: "1", locationNumber: 1) { id } }'],
  hotels: ['members', '{ hotels(first: 1) { totalCount } }'],
  hotelFilings: [
    'members',
    '{ hotelFilings(filter: { taxpayerNumber: { eq: "1" } }, first: 1) { totalCount } }',
  ],
  hotelResults: [
    'members',
    `{ hotelResults(input: { type: MONTHLY, year: 2023, month: 1, place: ${place} }, first: 1) { totalCount } }`,
  ],
  beverageProperty: ['members', '{ beverageProperty(taxpayerNumber: "1", locationNumber: 1) { id } }'],
  beverageProperties: ['members', '{ beverageProperties(first: 1) { totalCount } }'],
  beverageFilings: [
    'members',
    '{ beverageFilings(filter: { permit: { eq: "1" } }, first: 1) { totalCount } }',
  ],
  beverageResults: [
    'members',
    `{ beverageResults(input: { year: 2023, month: 1, place: ${place} }, first: 1) { totalCount } }`,
  ],
  place: ['members', '{ place(kind: CITY, name: "AUSTIN") { id } }'],
  places: ['members', '{ places(product: HOTEL, kind: CITY) { id } }'],
  search: ['members', '{ search(product: HOTEL, text: "austin") { cities { id } } }'],
  portfolios: ['members', '{ portfolios(first: 1) { totalCount } }'],
  createPortfolio: [
    'members',
    'mutation { createPortfolio(input: { name: "", product: HOTEL }) { errors { code } } }',
  ],
  deletePortfolio: ['members', 'mutation { deletePortfolio(input: { id: "portfolio:9" }) { ok } }'],
  addToPortfolio: ['members', `mutation { addToPortfolio(input: ${inPortfolio}) { errors { code } } }`],
  removeFromPortfolio: [
    'members',
    `mutation { removeFromPortfolio(input: ${inPortfolio}) { errors { code } } }`,
  ],
  recentlyViewed: ['members', '{ recentlyViewed(first: 1) { totalCount } }'],
  taxpayerProperties: ['members', '{ taxpayerProperties(taxpayerNumber: "1", first: 1) { totalCount } }'],
  addressMatches: ['members', '{ addressMatches(address: "1 MAIN ST", zip: "78701") { product } }'],
  recordView: [
    'members',
    'mutation { recordView(input: { product: HOTEL, taxpayerNumber: "1", locationNumber: 1 }) { ok } }',
  ],
  release: ['members', '{ release(id: "release:1") { id } }'],
  releases: ['members', '{ releases(first: 1) { totalCount } }'],
};

const numbers = { taxpayer_number: '32000000001', location_number: 1 };

const paths: Record<string, [who: Who, path: string, body?: object]> = {
  'post /basic/userlogin': ['anyone', '/basic/userlogin', { email: '', password: '' }],
  'get /basic/userlogout': ['signed in', '/basic/userlogout/'],
  'post /basic/userlogout': ['signed in', '/basic/userlogout', {}],
  'post /basic/userregister': ['anyone', '/basic/userregister', {}],
  'get /history/users': ['signed in', '/history/users/'],
  'get /history/checkstatus': ['anyone', '/history/checkstatus'],
  'post /passwordreset': ['anyone', '/passwordreset', { email: 'a@b.test' }],
  'post /passwordreset/check': ['anyone', '/passwordreset/check', {}],
  'post /passwordreset/update': ['anyone', '/passwordreset/update', { password: 'a long enough one' }],
  'post /errorlog': ['anyone', '/errorlog', { error: 'x', url: 'x' }],
  'post /basic/errorlog': ['anyone', '/basic/errorlog', { error: 'x', url: 'x' }],
  'get /basic/status': ['anyone', '/basic/status'],
  'get /portfolio': ['members', '/portfolio/'],
  'post /portfolio': ['members', '/portfolio', { portfolio: 'Mine', type: 0 }],
  'delete /portfolio': ['members', '/portfolio', { id: 9 }],
  'get /portfolio/hotel/:id': ['members', '/portfolio/hotel/9'],
  'post /portfolio/hotel': ['members', '/portfolio/hotel', { id: 9, ...numbers }],
  'delete /portfolio/hotel': ['members', '/portfolio/hotel', { id: 9, ...numbers }],
  'get /search/taxpayerproperties/:taxpayer': ['members', '/search/taxpayerproperties/32000000001'],
  'post /search/addressmatch': ['members', '/search/addressmatch', { address: '1 MAIN ST', zip: '78701' }],
  'get /history': ['members', '/history'],
  'post /history': ['members', '/history', { type: 0, ...numbers }],
  'get /search/latest': ['members', '/search/latest/'],
  'get /search/hotel/all/:text': ['members', '/search/hotel/all/austin/'],
  'get /search/mbt/all/:text': ['members', '/search/mbt/all/austin/'],
  'get /monthly/:part/:year/:item/:itemvalue': ['members', '/monthly/1/2023/city/AUSTIN'],
  'get /quarterly/:part/:year/:item/:itemvalue': ['members', '/quarterly/1/2023/county/Travis'],
  'get /quarterlymonthly/:part/:year/:item/:itemvalue': ['members', '/quarterlymonthly/1/2023/zip/78701'],
  'get /mbt/:part/:year/:item/:itemvalue': ['members', '/mbt/1/2023/city/AUSTIN'],
  'get /search/monthly/:item/:itemvalue': ['members', '/search/monthly/city/AUSTIN'],
  'get /search/quarterly/:item/:itemvalue': ['members', '/search/quarterly/city/AUSTIN'],
  'get /search/quarterlymonthly/:item/:itemvalue': ['members', '/search/quarterlymonthly/city/AUSTIN'],
  'get /search/mbt/:item/:itemvalue': ['members', '/search/mbt/city/AUSTIN'],
  'get /basic/cities': ['members', '/basic/cities'],
  'get /basic/counties': ['members', '/basic/counties'],
  'get /mbt/cities': ['members', '/mbt/cities'],
  'get /mbt/counties': ['members', '/mbt/counties'],
  'get /basic/city/:name': ['members', '/basic/city/AUSTIN'],
  'get /basic/county/:name': ['members', '/basic/county/Travis'],
  'get /basic/citiesincounty/:name': ['members', '/basic/citiesincounty/Travis'],
  'get /mbt/city/:name': ['members', '/mbt/city/AUSTIN'],
  'get /mbt/county/:name': ['members', '/mbt/county/Travis'],
  'get /mbt/citiesincounty/:name': ['members', '/mbt/citiesincounty/Travis'],
  'post /basic/hotelhistory': ['members', '/basic/hotelhistory', numbers],
  'post /mbt/mbthistory': ['members', '/mbt/mbthistory', numbers],
  'get /basic/map/:taxpayer/:location': ['members', '/basic/map/32000000001/1'],
  'get /basic/testyearlyvalues/:name/:taxpayer/:location/:filertype': [
    'members',
    '/basic/testyearlyvalues/X/32000000001/1/50',
  ],
  'get /basic/testlastyearlyvalues/:year/:name/:taxpayer/:location/:filertype': [
    'members',
    '/basic/testlastyearlyvalues/2023/X/32000000001/1/50',
  ],
  'get /basic/:name/:taxpayer/:location': ['members', '/basic/X/32000000001/1'],
  'get /mbt/testyearlyvalues/:taxpayer/:location': ['members', '/mbt/testyearlyvalues/32000000001/1'],
  'get /mbt/:name/:taxpayer/:location': ['members', '/mbt/X/32000000001/1'],
};

/** What the server serves beside the APIs: whether it runs. */
const health = ['get /healthz', 'get /readyz'];

type Caller = Role | 'ended session';
const callers: Caller[] = ['anonymous', 'unpaid', 'paid', 'free', 'admin', 'ended session'];

/** 401 without a session, 403 without a membership, otherwise let in. */
function verdict(who: Who, role: Caller): 'in' | 401 | 403 {
  if (who === 'anyone') return 'in';
  if (role === 'anonymous' || role === 'ended session') return 401;
  if (who === 'admins') return role === 'admin' ? 'in' : 403;
  return who === 'members' && role === 'unpaid' ? 403 : 'in';
}

let server: TestServer;
/** Anew for each caller, as the matrix tries more than one person may. */
let throttles = createThrottles(null, log);
beforeAll(async () => {
  server = await testServer({
    throttles: { take: (...tried) => throttles.take(...tried), close: () => undefined },
  });
  const release = await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  expect(release).toBe(1);
  await insertHotel(server.db, numbers);
});
afterAll(() => server.close());

test('every root field and every route is listed', () => {
  const schema = createSchema();
  const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(Object.keys(fields).sort()).toEqual(rootFields.sort());
  expect(Object.keys(policies).sort()).toEqual(rootFields.sort());
  expect(schema.getSubscriptionType()).toBeUndefined();
  expect([...Object.keys(paths), ...health].sort()).toEqual(servedRoutes(server.handler.router.stack).sort());
});

interface Layer {
  route?: { path: unknown; methods?: Record<string, boolean>; stack: { method?: string }[] };
  handle: { stack?: unknown };
}

/** All that Express serves, whoever added it: `get /basic/status`, without the prefix of a router. */
function servedRoutes(stack: unknown): string[] {
  return (stack as Layer[]).flatMap(({ route, handle }) => {
    if (!route) return Array.isArray(handle.stack) ? servedRoutes(handle.stack) : [];
    const methods = new Set(route.stack.map(({ method }) => method ?? 'all'));
    return [...methods].map((method) => `${method} ${String(route.path)}`);
  });
}

/** A token of its own for each call, since some end their session. */
async function session(caller: Caller): Promise<{ token: string } | { as: Role }> {
  if (caller === 'anonymous') return { as: caller };
  if (caller !== 'ended session') return { token: await server.freshToken(caller) };
  const token = await server.freshToken('admin');
  await server.query('mutation { signOut { ok } }', {}, { token });
  return { token };
}

describe.each(callers)('%s', (role) => {
  beforeAll(() => {
    throttles = createThrottles(null, log);
  });

  test.each(Object.entries(fields))('GraphQL %s', async (_, [who, operation]) => {
    const { status, errors } = await server.ask(operation, {}, await session(role));
    const codes = errors?.map((error) => error.extensions.code) ?? [];
    const expected = verdict(who, role);
    expect(expected === 'in' ? [200] : [expected]).toContain(status);
    expect(codes).toEqual({ in: [], 401: ['UNAUTHENTICATED'], 403: ['FORBIDDEN'] }[expected]);
  });

  test.each(Object.entries(paths))('REST %s', async (route, [who, path, body]) => {
    const method = (route.split(' ')[0] ?? '').toUpperCase();
    const options = { ...(await session(role)), method, ...(body && { body }) };
    const { status, contentType } = await server.rest(`/rest${path}`, options);
    const expected = verdict(who, role);
    // What is let in may still find nothing at an address that has no bar.
    expect(expected === 'in' ? [200, 404] : [expected]).toContain(status);
    expect(contentType).toContain('application/json');
  });
});

test('one forbidden field refuses the whole operation, whatever hides it', async () => {
  const hidden = [
    '{ about { version } places(product: HOTEL, kind: CITY) { id } }',
    '{ ...F } fragment F on Query { places(product: HOTEL, kind: CITY) { id } }',
    '{ ... on Query { p: places(product: HOTEL, kind: CITY) { id } } }',
  ];
  for (const document of hidden) {
    expect(await server.ask(document, {}, { as: 'anonymous' })).toMatchObject({ status: 401 });
  }
});

test('the schema itself may be read by anyone, as it says nothing about anyone', async () => {
  const { status } = await server.ask('{ __schema { queryType { name } } }', {}, { as: 'anonymous' });
  expect(status).toBe(200);
});
