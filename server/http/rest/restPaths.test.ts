import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/lib/projectRoot.ts';
import { routes } from './rest.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { type SignedInRole } from '../../launch/test/tokens.ts';
import { barNumbers, hotelNumbers, insertWorld } from '../../launch/test/world.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const specification = join(projectRoot, '../shared/spec');
const isThere = existsSync(specification);
/** Reason in the name of a test skipped without the specification. */
const specificationOnly = isThere ? '' : ' (skipped: no ../shared/spec)';

interface Call {
  method: string;
  path: string;
}

/** Every call named in a text: a path, with the method before it or that of the path before. */
function callsIn(text: string): Call[] {
  const calls: Call[] = [];
  for (const line of text.split('\n').filter((each) => each.startsWith('|'))) {
    let method = '';
    for (const [, named = method, path = ''] of line.matchAll(
      /(?:\b(GET|POST|DELETE) )?`?\/rest(\/(?:\{[^}]*\}|[^\s,;)`|])*)/g,
    )) {
      method = named;
      calls.push({ method, path });
    }
  }
  return calls;
}

const bare = ({ method, path }: Call): string => `${method} ${path.replace(/\/$/, '')}`;

test('README.md beside it lists every path', () => {
  const served = routes.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(callsIn(readme).map(bare).toSorted()).toEqual(served.toSorted());
});

const hotel = { ...hotelNumbers, location_name: 'HOTEL A/B #1' };
const place = { location_city: 'AUSTIN', location_county: 'Travis' };

const card = {
  name: 'Paid Tester',
  address_line1: '1 Main St',
  address_city: 'Marfa',
  address_state: 'TX',
  address_zip: '79843',
  address_country: 'United States',
  country_code: 'US',
};

/** A member who cancels has no access, so those calls use another member. */
function roleFor(path: string): SignedInRole {
  if (path.startsWith('/stripe')) return 'unpaid';
  return path.startsWith('/admin') ? 'admin' : 'paid';
}

/** Values for the placeholders of the specification, in the order of a path. */
const values: Record<string, string> = {
  'hotel or mbt': 'hotel',
  text: 'hotel',
  type: 'monthly',
  'month-or-quarter': '2',
  item: 'city',
  itemvalue: 'AUSTIN',
  city: 'AUSTIN',
  county: 'Travis',
  hotelname: 'HOTEL A(slash)B (hash)1',
  'hotel name': 'HOTEL A(slash)B (hash)1',
  name: 'ANY NAME',
  filertype: '50',
  year: '2023',
};

/** Bodies of the calls; `id` is a portfolio with that hotel in it. */
const bodies: Record<string, (id: number) => object> = {
  'POST /basic/userlogin': () => ({ email: 'paid@example.test', password: 'no' }),
  'POST /basic/userregister': () => ({
    fname: 'A',
    lname: 'B',
    email: 'new@example.test',
    password: 'long enough it is',
  }),
  'POST /basic/errorlog': () => ({ error: 'an error', url: 'https://example.test' }),
  'POST /errorlog': () => ({ error: 'an error', url: 'https://example.test' }),
  'POST /basic/hotelhistory': () => hotelNumbers,
  'POST /mbt/mbthistory': () => barNumbers,
  'POST /history': () => ({ ...hotel, ...place, type: 0 }),
  'POST /portfolio': () => ({ portfolio: `Another ${String(made++)}`, type: 0 }),
  'DELETE /portfolio': (id) => ({ id }),
  'POST /portfolio/hotel': (id) => ({ ...hotel, id }),
  'DELETE /portfolio/hotel': (id) => ({ ...hotel, id }),
  'POST /search/addressmatch': () => ({ address: '100 CONGRESS AVE', zip: '78701' }),
  'POST /brands/testbrand': () => ({ brandId: 1, brand: 'JW MARRIOTT', brandNot: null }),
  'POST /brands/brand': () => ({ brand: 'JW MARRIOTT', brandNot: null }),
  'POST /brands/brandhotels': () => ({ brandId: 1 }),
  'POST /brands/testbrandparent': () => ({ parentId: 1 }),
  'POST /brands/brandparenthotels': () => ({ parentId: 1 }),
  'POST /stripe/stripePayment': () => ({ token: 'tok_visa', subscriptionPlan: 2, ...card }),
  'POST /stripe/updatecard': () => ({ token: 'tok_visa', ...card }),
  'POST /stripe/cancelSubscription': () => ({ value: 'option4', text: '' }),
  'POST /passwordreset': () => ({ email: 'paid@example.test' }),
  'POST /passwordreset/check': () => ({}),
  'POST /passwordreset/update': () => ({ password: 'long enough it is' }),
};
let made = 0;

const documents = isThere ? ['lookup.md', 'accounts.md'] : [];
const specified = new Map(
  documents
    .flatMap((name) => callsIn(section7(readFileSync(join(specification, name), 'utf8'))))
    .map((call) => [bare(call), call]),
);

function section7(text: string): string {
  return /\n## 7\.[^]*?(?=\n## 8\.)/.exec(text)?.[0] ?? '';
}

describe(`the specification’s paths${specificationOnly}`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
    await insertWorld(server.db);
  });
  afterAll(() => server.close());

  async function portfolio(): Promise<number> {
    const name = `Made for a call ${String(made++)}`;
    // A session for each call, because a member's oldest sessions end.
    const token = await server.freshToken('paid');
    await server.rest('/rest/portfolio', { method: 'POST', token, body: { portfolio: name, type: 0 } });
    const { body } = await server.rest('/rest/portfolio', { token });
    const id = (body as { id: number; portfolio: string }[]).find((each) => each.portfolio === name)?.id ?? 0;
    await server.rest('/rest/portfolio/hotel', { method: 'POST', token, body: { ...hotel, id } });
    return id;
  }

  async function call({ method, path }: Call): Promise<number> {
    const id = await portfolio();
    const numbers = path.startsWith('/mbt') ? barNumbers : hotelNumbers;
    const own: Record<string, string> = {
      id: String(id),
      taxpayer: numbers.taxpayer_number,
      taxpayer_number: numbers.taxpayer_number,
      a: numbers.taxpayer_number,
      location: String(numbers.location_number),
      location_number: String(numbers.location_number),
      b: String(numbers.location_number),
    };
    const filled = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
      encodeURIComponent(own[name] ?? values[name] ?? name),
    );
    const body = bodies[bare({ method, path })]?.(id);
    const token = await server.freshToken(roleFor(path));
    return (await server.rest(`/rest${filled}`, { method, token, ...(body && { body }) })).status;
  }

  test.skipIf(!isThere)('are read from its tables', () => {
    expect(specified.size).toBeGreaterThan(40);
    expect([...specified.keys()]).toContain('DELETE /portfolio/hotel');
  });

  test.each([...specified])(
    '%s answers, with and without the slash at its end',
    async (_, { method, path }) => {
      const straight = path.replace(/\/$/, '');
      expect(await call({ method, path: straight })).toBe(200);
      expect(await call({ method, path: `${straight}/` })).toBe(200);
    },
  );
});
