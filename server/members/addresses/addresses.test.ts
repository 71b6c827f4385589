import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createThrottles } from '../../platform/limits/throttle/throttle.ts';
import { createLog } from '../../platform/log.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { readableLog } from '../../launch/test/readableLog.ts';
import { createAddressService } from './addressService.ts';

const KEY = 'AIza-a-key-that-nobody-sees';
const SESSION = '3f0a6d3e-6f0e-4f0a-9c62-0d4d1f9b7a11';

/** Stand-in for the service; fails on request. */
let service: Server;
let behave: 'well' | 'refusing' | 'down' | 'silent' | 'babbling' = 'well';
const asked: { path: string; body: unknown; headers: IncomingHttpHeaders }[] = [];
const { log, lines } = readableLog('trace');
const logged = (): string => JSON.stringify(lines);
let server: TestServer;
let throttles = createThrottles(null, createLog('test', 'silent'));

const component = (longText: string, shortText: string, ...types: string[]): object => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
});

const PLACE = {
  addressComponents: [
    component('Suite 4', 'Ste 4', 'subpremise'),
    component('207', '207', 'street_number'),
    component('North Highland Avenue', 'N Highland Ave', 'route'),
    component('Marfa', 'Marfa', 'locality', 'political'),
    component('Presidio County', 'Presidio County', 'administrative_area_level_2', 'political'),
    component('Texas', 'TX', 'administrative_area_level_1', 'political'),
    component('United States', 'US', 'country', 'political'),
    component('79843', '79843', 'postal_code'),
  ],
};

const PREDICTION = {
  place: 'places/ChIJ-marfa_1',
  placeId: 'ChIJ-marfa_1',
  text: { text: '207 N Highland Ave, Marfa, TX, USA', matches: [{ endOffset: 3 }] },
  structuredFormat: {
    mainText: { text: '207 N Highland Ave', matches: [{ endOffset: 3 }] },
    secondaryText: { text: 'Marfa, TX, USA' },
  },
  types: ['premise', 'geocode'],
};

function answerTo(path: string, body: { input?: string } | null): object {
  if (path.startsWith('/v1/places/')) return PLACE;
  if (body?.input === '999 nowhere') return {};
  return { suggestions: [{ placePrediction: PREDICTION }, { queryPrediction: {} }] };
}

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((sent) => {
      const body = sent === '' ? null : (JSON.parse(sent) as { input?: string });
      const path = request.url ?? '';
      asked.push({ path, body, headers: request.headers });
      if (behave === 'down') response.destroy();
      else if (behave === 'refusing')
        response.writeHead(403).end(`{"error":{"status":"PERMISSION_DENIED","message":"${KEY} is bad"}}`);
      else if (behave === 'babbling') response.end('<h1>Sorry</h1>');
      else if (behave === 'well') response.end(JSON.stringify(answerTo(path, body)));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
  server = await testServer({
    addresses: createAddressService({ key: KEY, apiUrl }, log),
    throttles: { ...throttles, take: (...tried) => throttles.take(...tried) },
  });
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  behave = 'well';
  lines.length = 0;
  asked.length = 0;
  throttles = createThrottles(null, createLog('test', 'silent'));
});

const SUGGEST = `query ($text: String!, $session: String!) {
  addressSuggestions(text: $text, session: $session) { placeId street place }
}`;
const FIND = `query ($placeId: String!, $session: String!) {
  address(placeId: $placeId, session: $session) { line1 line2 city state postalCode country }
}`;

async function suggest(typed: string, session = SESSION): Promise<unknown> {
  const data = await server.query<{ addressSuggestions: unknown }>(
    SUGGEST,
    { text: typed, session },
    { as: 'unpaid' },
  );
  return data.addressSuggestions;
}

async function find(placeId: string): Promise<unknown> {
  const data = await server.query<{ address: unknown }>(
    FIND,
    { placeId, session: SESSION },
    { as: 'unpaid' },
  );
  return data.address;
}

test('typing returns suggestions, choosing one returns its parts; both share a session', async () => {
  const found = [{ placeId: 'ChIJ-marfa_1', street: '207 N Highland Ave', place: 'Marfa, TX, USA' }];
  expect(await suggest(' 207  n high')).toEqual(found);
  expect(await find('ChIJ-marfa_1')).toEqual({
    line1: '207 North Highland Avenue',
    line2: 'Suite 4',
    city: 'Marfa',
    state: 'TX',
    postalCode: '79843',
    country: 'US',
  });
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/places:autocomplete', { input: '207 n high', sessionToken: SESSION, languageCode: 'en' }],
    [`/v1/places/ChIJ-marfa_1?sessionToken=${SESSION}&languageCode=en`, null],
  ]);
  expect(asked.map(({ headers }) => [headers['x-goog-api-key'], headers['x-goog-fieldmask']])).toEqual([
    [KEY, 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'],
    [KEY, 'addressComponents'],
  ]);
  expect(await server.query('{ billing { completesAddresses } }', {}, { as: 'anonymous' })).toEqual({
    billing: { completesAddresses: true },
  });
});

test('without a match there are no suggestions', async () => {
  expect(await suggest('999 nowhere')).toEqual([]);
});

test.each([
  ['refusing', 'It answered with the status 403.'],
  ['down', 'fetch failed'],
  ['babbling', 'is not valid JSON'],
] as const)(
  'a service that is %s leaves the fields plain, and the log without the key',
  async (manner, told) => {
    behave = manner;
    expect(await suggest('207 n high')).toBeNull();
    expect(await find('ChIJ-marfa_1')).toBeNull();
    expect(lines).toHaveLength(2);
    expect(logged()).toContain(told);
    expect(logged()).not.toContain(KEY);
  },
);

test('a service that does not respond is not waited for', async () => {
  behave = 'silent';
  const begun = Date.now();
  expect(await suggest('207 n high')).toBeNull();
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(logged()).toContain('timeout');
});

test('meaningless or manipulated text is not sent to the service', async () => {
  expect(await suggest('20')).toEqual([]);
  expect(await suggest('x'.repeat(201))).toEqual([]);
  expect(await suggest('207 n high', 'short')).toEqual([]);
  for (const id of ['../other', 'a?key=1', 'a/b', '']) expect(await find(id)).toBeNull();
  expect(asked).toEqual([]);
});

test('a visitor who asks too often gets plain fields', async () => {
  for (let i = 0; i < 150; i += 1) await suggest('207 n high');
  asked.length = 0;
  expect(await suggest('207 n high')).toBeNull();
  expect(asked).toEqual([]);
});

test('without a key no service is called', async () => {
  const plain = await testServer();
  try {
    const document =
      '{ billing { completesAddresses } addressSuggestions(text: "207 n", session: "0123456789abcdef") { placeId } }';
    expect(await plain.query(document)).toEqual({
      billing: { completesAddresses: false },
      addressSuggestions: null,
    });
  } finally {
    await plain.close();
  }
});
