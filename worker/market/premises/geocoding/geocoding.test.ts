import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertPremises } from '../../../../server/market/premises/premises.factory.ts';
import { createLog } from '../../../../server/platform/log.ts';
import { testDatabase, type TestDatabase } from '../../../../server/launch/test/database.ts';
import { ReleaseRefused } from '../../../import/refusal.ts';
import { TryLater } from '../../../import/sources/tryLater.ts';
import { census } from './census.ts';
import { censusLimits } from './createGeocoder.ts';
import { geocodeAddresses } from './geocodeAddresses.ts';
import type { Geocoder } from './geocoder.ts';
import { geocoderStandIn, type GeocoderBehavior, type GeocoderStandIn } from './geocoding.testing.ts';
import { startGeocoding } from './geocodingWorker.ts';
import { google } from './google.ts';

let database: TestDatabase;
let standIn: GeocoderStandIn;
beforeAll(async () => {
  [database, standIn] = await Promise.all([testDatabase(), geocoderStandIn()]);
});
afterAll(async () => {
  await Promise.all([database.close(), standIn.close()]);
});
beforeEach(async () => {
  await database.pool.query(
    '/* test.forget */ delete from address_point; /* test.forget */ delete from premises',
  );
  Object.assign(standIn, { behave: () => false, asked: [], answer: { status: 'ZERO_RESULTS', results: [] } });
  standIn.known.clear();
});

const HIGHLAND = '"Match","Exact","207 N HIGHLAND ST, MARFA, TX, 79843","-104.02,30.31","1234","L"';

/** An address of Marfa. */
function marfa(address: string): Promise<number> {
  return insertPremises(database.dataSource, address, '79843');
}

function geocode(): Promise<number> {
  return geocodeAddresses({ pool: database.pool, geocoder: census(standIn.service) });
}

async function points(): Promise<object[]> {
  const { rows } = await database.pool.query<object>(`/* test.points */
    select address, quality, latitude, longitude, matched_address as matched, source from address_point order by 1`);
  return rows;
}

const none = { quality: 'NONE', latitude: null, longitude: null, matched: null, source: 'census' };

test('addresses are asked for once, without suites; what is kept says how well it matches', async () => {
  standIn.known.set('207 N HIGHLAND ST', HIGHLAND);
  standIn.known.set(
    '5 S DEAN',
    '"Match","Non_Exact","5 S DEAN ST, MARFA, TX, 79843","-104.01,30.32","1","R"',
  );
  for (const address of ['207 N HIGHLAND ST STE 4', '5 S DEAN', '9 UNKNOWN RD', 'HWY 90']) {
    await marfa(address);
  }
  expect(await geocode()).toBe(3);
  expect(standIn.asked[0]?.toSorted()[0]).toBe('"0","9 UNKNOWN RD","MARFA","TX","79843"');
  const census = { source: 'census' };
  expect(await points()).toEqual([
    {
      address: '207 N HIGHLAND ST STE 4',
      quality: 'EXACT',
      latitude: 30.31,
      longitude: -104.02,
      matched: '207 N HIGHLAND ST, MARFA, TX, 79843',
      ...census,
    },
    {
      address: '5 S DEAN',
      quality: 'SIMILAR',
      latitude: 30.32,
      longitude: -104.01,
      matched: '5 S DEAN ST, MARFA, TX, 79843',
      ...census,
    },
    { address: '9 UNKNOWN RD', ...none },
  ]);
  expect(await geocode()).toBe(0);
  await database.pool.query(`/* test.age */ update address_point set asked_at = now() - interval '181 days'`);
  expect(await geocode()).toBe(1);
});

test.each([
  [
    'another house number',
    '"Match","Non_Exact","209 N HIGHLAND ST, MARFA, TX, 79843","-104.02,30.31","1","L"',
  ],
  ['another ZIP code', '"Match","Non_Exact","207 N HIGHLAND ST, ALPINE, TX, 79830","-104.02,30.31","1","L"'],
  ['two equally good', '"Tie"'],
  ['far from its ZIP code', '"Match","Exact","207 N HIGHLAND ST, MARFA, TX, 79843","-97.7,30.31","1","L"'],
])('%s is no point', async (_, answer) => {
  standIn.known.set('207 N HIGHLAND ST', answer);
  await marfa('207 N HIGHLAND ST');
  expect(await geocode()).toBe(1);
  expect(await points()).toEqual([{ address: '207 N HIGHLAND ST', ...none }]);
});

/** Answers all rows of the batch but the first few. */
const leavesOut =
  (rows: number): GeocoderBehavior =>
  (response) => {
    const asked = standIn.asked.at(-1)?.slice(rows) ?? [];
    response.end(asked.map((row) => `${row.slice(0, row.indexOf(','))},"x","No_Match"\n`).join(''));
    return true;
  };

test.each([
  [2, 1],
  [9, 1],
  [10, 5],
  [60, 6],
])('of a batch of %i, %i that the geocoder leaves out do not block the others', async (asked, leftOut) => {
  for (let house = 1; house <= asked; house += 1) await marfa(`${String(house)} N DEAN ST`);
  standIn.behave = leavesOut(leftOut);
  expect(await geocode()).toBe(asked);
  expect(await points()).toHaveLength(asked);
  expect(await geocode()).toBe(0);
});

test('a batch of which more than a tenth lacks an answer is cut off, and nothing is kept', async () => {
  for (let house = 1; house <= 50; house += 1) await marfa(`${String(house)} N DEAN ST`);
  standIn.behave = leavesOut(6);
  await expect(geocode()).rejects.toThrow('The geocoder answered 44 of 50 addresses; the rest is cut off.');
  expect(await points()).toEqual([]);
});

const says =
  (code: number, body: string, headers: Record<string, string> = {}): GeocoderBehavior =>
  (response) => {
    response.writeHead(code, headers).end(body);
    return true;
  };

const cut: GeocoderBehavior = (response) => {
  response.writeHead(200, { 'content-length': '9000' });
  response.write('"0","207 N');
  setImmediate(() => response.destroy());
  return true;
};

test.each<[string, GeocoderBehavior, typeof TryLater | typeof ReleaseRefused, RegExp]>([
  ['slow', () => true, TryLater, /^The geocoder is too slow\.$/],
  ['cut', cut, TryLater, /^The geocoder cannot be reached: aborted\.$/],
  ['cut within a row', says(200, '"0","207 N HI'), TryLater, /is cut off\.$/],
  ['empty', says(200, ''), TryLater, /^The geocoder answered 0 of 1 addresses; the rest is cut off\.$/],
  ['busy', says(429, '', { 'retry-after': '7' }), TryLater, /allows no more requests for now \(429\)/],
  ['broken', says(500, ''), TryLater, /^The geocoder is not available \(500\)\.$/],
  ['a web page', says(200, '<html>Down</html>'), ReleaseRefused, /a web page instead of data/],
  ['other columns', says(200, '"0","Match","-104.02"\n'), ReleaseRefused, /columns have changed/],
  ['of nobody', says(200, '"7","x","No_Match"\n'), ReleaseRefused, /columns have changed/],
  ['no right', says(403, ''), ReleaseRefused, /status 403\. Check GEOCODER\./],
  ['huge', says(200, 'x'.repeat(200_000)), ReleaseRefused, /more than 100000 bytes/],
  ['elsewhere', says(302, '', { location: 'https://evil.test/' }), ReleaseRefused, /not among the allowed/],
  [
    'private',
    says(302, '', { location: 'https://geocoder.test/' }),
    ReleaseRefused,
    /has the private address 10\.0\.0\.5/,
  ],
])('a geocoder that is %s leaves nothing behind, and the next question finds all', async (_, ...rest) => {
  const [behavior, kind, sentence] = rest;
  standIn.known.set('207 N HIGHLAND ST', HIGHLAND);
  await marfa('207 N HIGHLAND ST');
  standIn.behave = behavior;
  const failure: unknown = await geocode().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(kind);
  expect(String(failure)).toMatch(new RegExp(sentence.source.replace('^', '')));
  expect(await points()).toEqual([]);
  standIn.behave = () => false;
  await geocode();
  expect(await points()).toMatchObject([{ quality: 'EXACT' }]);
});

test('the worker tries again by itself, and stops while a question is under way', async () => {
  standIn.known.set('207 N HIGHLAND ST', HIGHLAND);
  await marfa('207 N HIGHLAND ST');
  let failures = 0;
  standIn.behave = (response) => {
    failures += 1;
    return failures < 3 && says(failures === 1 ? 503 : 200, '<html>')(response);
  };
  const deps = { pool: database.pool, geocoder: census(standIn.service), log: createLog('test', 'silent') };
  const pace = { lookEveryMs: 5, firstWaitMs: 1, longestWaitMs: 5 };
  const running = startGeocoding(deps, pace);
  await expect.poll(points).toMatchObject([{ quality: 'EXACT' }]);
  standIn.behave = () => true;
  await marfa('1 NEW ST');
  await expect.poll(() => standIn.asked.at(-1)?.[0]).toContain('1 NEW ST');
  await running.stop();
  // It holds no connection for the answer that nobody waits for any more.
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
  expect(await points()).toHaveLength(1);
});

/** Addresses of one street, each with a match of 80 letters. */
async function manyOf(addresses: number): Promise<void> {
  await database.pool.query(
    `/* test.many */ insert into premises (address, zip)
      select number || ' HIGHLAND STREET OF MARFA', '79843' from generate_series(1, $1) as number`,
    [addresses],
  );
  for (let number = 1; number <= addresses; number += 1) {
    const matched = `${String(number)} HIGHLAND ST, MARFA, TX, 79843`.padStart(80, ' ');
    const answer = `"Match","Exact","${matched}","-104.012345678901,30.312345678901","123456789","L"`;
    standIn.known.set(`${String(number)} HIGHLAND STREET OF MARFA`, answer);
  }
}

const patient = (): Geocoder => census({ ...standIn.service, limits: censusLimits });

test('10,000 addresses are one call within the limits of bytes and memory', async () => {
  await manyOf(10_001);
  const before = process.memoryUsage().rss;
  const deps = { pool: database.pool, geocoder: patient() };
  expect(await geocodeAddresses(deps)).toBe(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  expect(standIn.asked.map(({ length }) => length)).toEqual([10_000]);
  expect(await geocodeAddresses(deps)).toBe(1);
  expect(new Set((await points()).map((point) => (Object.values(point) as unknown[])[1]))).toEqual(
    new Set(['EXACT']),
  );
});

test('of a call that is broken off, half as many addresses are asked for until none waits', async () => {
  await manyOf(2_100);
  standIn.behave = (response) => (standIn.asked.at(-1)?.length ?? 0) > 1_000 && says(504, '')(response);
  const geocoder = { ...patient(), mostAddresses: 2_000 };
  const deps = { pool: database.pool, geocoder, log: createLog('test', 'silent') };
  const running = startGeocoding(deps, { lookEveryMs: 600_000, firstWaitMs: 1, longestWaitMs: 5 });
  await expect.poll(points).toHaveLength(2_100);
  await running.stop();
  expect(standIn.asked.map(({ length }) => length)).toEqual([2_000, 1_000, 1_000, 100]);
});

test('Google’s answers count by their precision, and are forgotten after 30 days', async () => {
  await marfa('207 N HIGHLAND ST');
  const ask = (): Promise<number> =>
    geocodeAddresses({ pool: database.pool, geocoder: google(standIn.service, 'KEY') });
  const at = (location_type: string): object => ({
    status: 'OK',
    results: [
      {
        formatted_address: '207 N Highland St, Marfa, TX 79843, USA',
        geometry: { location_type, location: { lat: 30.31, lng: -104.02 } },
      },
    ],
  });
  standIn.answer = { status: 'OVER_QUERY_LIMIT', results: [] };
  await expect(ask()).rejects.toThrow(TryLater);
  standIn.answer = { status: 'REQUEST_DENIED', results: [] };
  await expect(ask()).rejects.toThrow('Check GEOCODER_API_KEY.');
  standIn.answer = at('GEOMETRIC_CENTER');
  await ask();
  expect(await points()).toMatchObject([{ quality: 'NONE', source: 'google' }]);
  await database.pool.query(`/* test.age */ update address_point set asked_at = now() - interval '31 days'`);
  standIn.answer = at('ROOFTOP');
  expect(await ask()).toBe(1);
  expect(await points()).toMatchObject([{ quality: 'EXACT', latitude: 30.31, source: 'google' }]);
  expect(standIn.asked[0]?.[0]).toContain('207+N+HIGHLAND+ST%2C+MARFA%2C+TX+79843');
});
