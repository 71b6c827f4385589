import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertTrialWorld } from '../../market/search/trial/trial.factory.ts';
import { insertHotel, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await testServer();
  await insertTrialWorld(server.db);
  const hotel = await insertHotel(server.db, { location_name: 'INN & <SUITES>', city: 'EL PASO' });
  await insertHotelMonths(server.db, [hotel], { from: '2023-01', receipts: [1_234_56, 2_000_00] });
  id = await hotelIn('EL PASO');
});
afterAll(() => server.close());

async function hotelIn(city: string): Promise<string> {
  const found = await server.query<{ hotels: { nodes: { id: string }[] } }>(
    `{ hotels(first: 1, filter: { city: { eq: "${city}" } }) { nodes { id } } }`,
  );
  return found.hotels.nodes[0]?.id ?? '';
}

async function embedded(of: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.origin}/embed/${encodeURIComponent(of)}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const mark = (of: string, isPublic: boolean, as: 'admin' | 'paid' = 'admin') =>
  server.ask<{ set: { sample: { isPublic: boolean } | null; errors: { code: string }[] } | null }>(
    `mutation ($input: SetPublicSampleInput!) {
      set: setPublicSample(input: $input) { sample { isPublic } errors { code } }
    }`,
    { input: { id: of, isPublic } },
    { as },
  );

test('a chart is closed until an administrator opens it, and closed again', async () => {
  for (const closed of [id, 'city:EL PASO', 'city:NOWHERE', 'release:1', 'x', 'member:1']) {
    const page = await embedded(closed);
    expect([closed, page.status]).toEqual([closed, 404]);
    expect(page.html).toContain('This chart is not public.');
    expect(page.html).not.toContain('SUITES');
  }
  expect((await mark(id, true, 'paid')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await mark(id, true)).data.set?.sample).toEqual({ isPublic: true });
  await mark(id, true);
  const open = await embedded(id);
  expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect(open.html).toContain('INN &amp; &lt;SUITES&gt;, El Paso: hotel receipts by month');
  expect(open.html).toContain('<th scope="row">January 2023</th><td>$1,234.56</td>');
  const etag = open.headers.get('etag') ?? '';
  expect((await embedded(id, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  await mark(id, false);
  expect((await embedded(id)).status).toBe(404);
  const acts = await server.db.query<{ details: object }[]>(
    `/* test.acts */ select details from audit_log where action = 'SET_PUBLIC_SAMPLE' order by id`,
  );
  const details = { id, name: 'INN & <SUITES>' };
  expect(acts).toEqual([
    { details: { ...details, isPublic: true } },
    { details: { ...details, isPublic: false } },
  ]);
});

test('a month without figures says if no release has it', async () => {
  await insertRelease(server.db, { periods: { '2023-01-31': 5, '2023-02-28': 5 } });
  const hotel = await insertHotel(server.db, { city: 'SOCORRO' });
  await insertHotelMonths(server.db, [hotel], { from: '2023-02', receipts: [2_000_00] });
  const opened = await hotelIn('SOCORRO');
  await mark(opened, true);
  const { html } = await embedded(opened);
  expect(html).toContain('<th scope="row">January 2023</th><td>–</td>');
  expect(html).toContain('<th scope="row">December 2022</th><td>not in the releases</td>');
  expect(html).toContain('Not in the releases: March 2020 to December 2022.');
});

test('a new figure shows at once', async () => {
  await mark(id, true);
  await embedded(id);
  await server.db.query(
    `/* touch */ update hotel_property set location_name = 'NEW NAME' where city = 'EL PASO'`,
  );
  expect((await embedded(id)).html).toContain('NEW NAME, El Paso');
});

test('the samples for visitors are always public, and nothing else of their city', async () => {
  expect((await embedded('city:MARFA')).html).toContain('Marfa: hotel receipts by month');
  expect((await embedded('county:PRESIDIO')).html).toContain('Presidio County: hotel receipts by month');
  expect((await embedded('zip:79843')).status).toBe(404);
  expect((await mark('city:MARFA', false)).data.set?.errors).toEqual([{ code: 'ALWAYS_PUBLIC' }]);
  expect((await mark('city:NOWHERE', true)).data.set?.errors).toEqual([{ code: 'NOT_FOUND' }]);
  const { trial, hotels } = await server.query<{
    trial: { hotel: { name: string } };
    hotels: { nodes: { id: string; name: string }[] };
  }>(
    `{ trial { hotel { name } } hotels(first: 50, filter: { city: { eq: "MARFA" } }) { nodes { id name } } }`,
  );
  const states = await Promise.all(
    hotels.nodes.map(async (hotel) => [hotel.name, (await embedded(hotel.id)).status] as const),
  );
  expect(states.filter(([, status]) => status === 200).map(([name]) => name)).toEqual([trial.hotel.name]);
});

test('only these pages may be framed, and they load nothing', async () => {
  const { headers } = await embedded('city:MARFA');
  expect(headers.get('x-frame-options')).toBeNull();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'sha256-");
  expect(policy).toContain('frame-ancestors *');
  expect((await embedded('city:NOWHERE')).headers.get('content-security-policy')).toBe(policy);
  for (const path of ['/', '/graphql', '/embed', '/embed/a/b', '/rest/nothing']) {
    const other = await fetch(server.origin + path);
    expect([path, other.headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('a network that opens charts too often is told when to try again', async () => {
  // More than the tests before have left.
  await server.deps.throttles.take('embed', { address: '127.0.0.1' }, 600).catch(() => undefined);
  const { status, headers, html } = await embedded('city:MARFA');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(400);
  expect(html).toContain(
    'Charts were opened too often from your network. Please wait 10 minutes and try again.',
  );
});
