import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThrottles } from '../platform/limits/throttle/throttle.ts';
import { policies } from './auth.ts';
import { insertHotel } from '../market/hotels/hotel.factory.ts';
import { createLog } from '../platform/log.ts';
import { insertRelease } from '../market/releases/release.factory.ts';
import { createSchema } from './schema/schema.ts';
import { accountsFields, accountsPaths } from '../launch/test/accountsAccess.ts';
import {
  billingFields,
  billingPaths,
  type FieldAccess,
  type PathAccess,
  type Who,
} from '../launch/test/billingAccess.ts';
import { brandsFields, brandsPaths } from '../launch/test/brandsAccess.ts';
import { consoleFields } from '../launch/test/consoleAccess.ts';
import { brandRulesFields } from '../launch/test/brandRulesAccess.ts';
import { lookupFields, lookupPaths, numbers } from '../launch/test/lookupAccess.ts';
import { trialFields, trialPaths } from '../launch/test/trialAccess.ts';
import { noThrottles } from '../launch/test/noThrottles.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { type Role } from '../launch/test/tokens.ts';

const log = createLog('test', 'silent');

const fields: Record<string, FieldAccess> = {
  ...accountsFields,
  ...billingFields,
  ...brandRulesFields,
  ...consoleFields,
  ...brandsFields,
  ...lookupFields,
  ...trialFields,
};
const paths: Record<string, PathAccess> = {
  ...accountsPaths,
  ...billingPaths,
  ...brandsPaths,
  ...lookupPaths,
  ...trialPaths,
};

/**
 * Beside the APIs: health, Stripe's signed events, the stand-in's invoices, the description of REST, and paths with tests
 * of their own in news/ and worker/members/news/following.test.ts.
 */
const health = [
  'get /healthz',
  'get /readyz',
  'post /stripe/webhook',
  'get /demonstration/invoices/:id',
  'get /openapi.json',
  'get /releases.atom',
  'get /embed/:id',
  'get /feeds/:key',
  'post /unsubscribe/:key',
];

/** The key is an administrator's, whose rights it must not have. */
type Caller = Role | 'ended session' | 'API key';
const callers: Caller[] = ['anonymous', 'unpaid', 'paid', 'free', 'admin', 'ended session', 'API key'];

/** Beside what members read: all that a key opens. */
const openToKeys = /^(about|publishedMonths|trial|get \/trial\b.*|get \/basic\/status)$/;
/** Not open to keys, although members may: what changes something, and what one has looked at. */
const closedToKeys =
  /^(recentlyViewed|recordView|news\w*|\w+News\w+|(post|delete) \/portfolio.*|(get|post) \/history|\w+(Portfolio|ComparisonSet|SavedView|Key))$/;
/** Uploads have tests of their own, in uploads.test.ts. */
const uploads = [
  'post /admin/uploads',
  ...['get', 'patch', 'delete'].map((method) => `${method} /admin/uploads/:id`),
  'get /admin/uploads/:id/sums',
];
/** Exports have tests of their own, in exports.test.ts and in worker/market/figures/exports. */
const exported = ['get /', 'get /files/:file', 'post /:file', 'post /pages/:file'];

/** 401 without a session, 403 without a membership, otherwise let in. */
function verdict(name: string, who: Who, role: Caller): 'in' | 401 | 403 {
  if (role === 'API key') {
    const isOpen = openToKeys.test(name) || (who === 'members' && !closedToKeys.test(name));
    return isOpen ? 'in' : 403;
  }
  if (who === 'anyone') return 'in';
  if (role === 'anonymous' || role === 'ended session') return 401;
  if (who === 'admins') return role === 'admin' ? 'in' : 403;
  return who === 'members' && role === 'unpaid' ? 403 : 'in';
}

let server: TestServer;
let key: string;
/** Anew for each caller, as the matrix tries more than one person may. */
let throttles = createThrottles(null, log);
beforeAll(async () => {
  server = await testServer({
    throttles: {
      ...noThrottles,
      take: (...tried) => throttles.take(...tried),
    },
  });
  const release = await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  expect(release).toBe(1);
  await insertHotel(server.db, numbers);
  await insertHotel(server.db, { ...numbers, location_number: 2 });
  key = await server.freshKey('admin');
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
  expect([...Object.keys(paths), ...health, ...uploads, ...exported].sort()).toEqual(
    servedRoutes(server.routes.router.stack).sort(),
  );
});

interface Layer {
  route?: { path: unknown; methods?: Record<string, boolean>; stack: { method?: string }[] };
  handle: { stack?: unknown };
}

/** All routes of Express: `get /basic/status`, without the prefix of a router. */
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
  if (caller === 'API key') return { token: key };
  if (caller !== 'ended session') return { token: await server.freshToken(caller) };
  const token = await server.freshToken('admin');
  await server.query('mutation { signOut { ok } }', {}, { token });
  return { token };
}

describe.each(callers)('%s', (role) => {
  beforeAll(() => {
    throttles = createThrottles(null, log);
  });

  test.each(Object.entries(fields))('GraphQL %s', async (name, [who, operation]) => {
    const { status, errors } = await server.ask(operation, {}, await session(role));
    const codes = errors?.map((error) => error.extensions.code) ?? [];
    const expected = verdict(name, who, role);
    expect(expected === 'in' ? [200] : [expected]).toContain(status);
    expect(codes).toEqual({ in: [], 401: ['UNAUTHENTICATED'], 403: ['FORBIDDEN'] }[expected]);
  });

  test.each(Object.entries(paths))('REST %s', async (route, [who, path, body]) => {
    const method = (route.split(' ')[0] ?? '').toUpperCase();
    const options = { ...(await session(role)), method, ...(body && { body }) };
    const { status, contentType } = await server.rest(`/rest${path}`, options);
    const expected = verdict(route, who, role);
    // An admitted request may still find no bar at an address.
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
