import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSources } from '../../../server/platform/envSources.ts';
import { openStores } from '../../../server/platform/objects/openStores.ts';
import { createLog } from '../../../server/platform/log.ts';
import { ReleaseRefused } from '../refusal.ts';
import { isPrivateAddress } from '../../../server/platform/lib/publicAddress.ts';
import { fetchPortal } from './portal.ts';
import { monthEnd, portalRows, portalStandIn, type Behavior, type PortalStandIn } from './portal.testing.ts';
import type { SourceDeps } from './source.ts';
import type { RunOf } from './sourceRun.ts';
import { TryLater } from './tryLater.ts';

let standIn: PortalStandIn;
let deps: SourceDeps;
let dataDir: string;
beforeAll(async () => {
  [standIn, dataDir] = await Promise.all([portalStandIn(), mkdtemp(join(tmpdir(), 'portal-'))]);
  standIn.rows = [3, 2, 1].flatMap((ago) => portalRows(monthEnd(ago), 3));
  const settings = plainSources(dataDir);
  const stores = await openStores(settings);
  // Fetching asks nothing of the database.
  const { portal } = standIn;
  deps = { pool: {} as Pool, dataDir, settings, stores, portal, log: createLog('test', 'silent') };
});
afterAll(async () => {
  await standIn.close();
  await rm(dataDir, { recursive: true });
});

const runOf = (id: number): RunOf<'portal'> => ({
  id,
  kind: 'portal',
  monthsBack: 6,
  schedule: null,
  attempts: 0,
  cancelledBy: null,
});

/** The reason why the portal's months could not be fetched. */
async function failureOf(id: number, behave: Behavior): Promise<Error> {
  standIn.behave = behave;
  const failure: unknown = await fetchPortal(deps, runOf(id), new AbortController().signal).then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof Error) return failure;
  throw new Error('It was fetched.');
}

const status =
  (code: number, headers: Record<string, string>, body = ''): Behavior =>
  (_, response) => {
    response.writeHead(code, headers).end(body);
    return true;
  };
const onPages =
  (behavior: Behavior): Behavior =>
  (url, response) =>
    url.searchParams.has('$offset') && behavior(url, response);

const cut: Behavior = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '9000' });
  response.write('taxpayer_number,');
  setImmediate(() => response.destroy());
  return true;
};

test.each<[string, Behavior, typeof TryLater | typeof ReleaseRefused, RegExp]>([
  ['slow', () => true, TryLater, /^The portal is too slow\.$/],
  ['cut', onPages(cut), TryLater, /^The portal cannot be reached: aborted\.$/],
  ['broken', status(503, {}), TryLater, /^The portal is not available \(503\)\.$/],
  [
    'a web page',
    onPages(status(200, { 'content-type': 'text/html' }, '<html>')),
    ReleaseRefused,
    /a web page instead of/,
  ],
  [
    'a web page as the count',
    status(200, {}, '<!doctype html>'),
    ReleaseRefused,
    /a web page instead of data/,
  ],
  ['no right', status(403, {}), ReleaseRefused, /status 403\. Check PORTAL_APP_TOKEN\.$/],
  [
    'other columns',
    onPages(status(200, {}, 'taxpayer_number,receipts\n1,2\n')),
    ReleaseRefused,
    /columns have changed: without taxpayer_name, .*, with receipts\.$/,
  ],
  [
    'a stranger',
    status(302, { location: 'https://evil.test/x' }),
    ReleaseRefused,
    /leads to evil\.test, which is not/,
  ],
  ['no TLS', status(302, { location: 'http://portal.test/x' }), ReleaseRefused, /not to an HTTPS address/],
  [
    'a private address',
    status(302, { location: 'https://portal.test/x' }),
    ReleaseRefused,
    /has the private address 10\.0\.0\.5/,
  ],
  ['in circles', status(302, { location: '/again' }), ReleaseRefused, /redirects more than 3 times/],
])('a portal that is %s says so', async (_, behave, kind, sentence) => {
  const failure = await failureOf(1, behave);
  expect(failure).toBeInstanceOf(kind);
  expect(failure.message).toMatch(sentence);
});

test('a portal whose pages hold less than it says is refused, and asked anew if its data changed meanwhile', async () => {
  const count = (rows: number): Behavior => status(200, {}, `count\n${String(rows)}\n`);
  const short = await failureOf(
    2,
    (url, response) => !url.searchParams.has('$offset') && count(11)(url, response),
  );
  expect(short.message).toBe('Refused: the portal says that it has 11 rows, and its pages hold 9.');
  let counts = 0;
  const growing: Behavior = (url, response) =>
    !url.searchParams.has('$offset') && count((counts += 1) === 1 ? 11 : 12)(url, response);
  expect(await failureOf(2, growing)).toEqual(new TryLater('The portal changed its data while it was read.'));
  expect(existsSync(join(dataDir, 'fetched/2'))).toBe(false);
});

test('waits as long as a busy portal asks', async () => {
  const busy = (retryAfter: string) => failureOf(3, status(503, { 'retry-after': retryAfter }));
  expect(await busy('90')).toMatchObject({ afterMs: 90_000, hasProgressed: false });
  const inAnHour = await busy(new Date(Date.now() + 3_600_000).toUTCString());
  expect(inAnHour instanceof TryLater && Math.round((inAnHour.afterMs ?? 0) / 60_000)).toBe(60);
});

test('addresses of this machine and of private networks are told from those on the internet', () => {
  const hidden = [
    '127.0.0.1',
    '10.9.8.7',
    '169.254.169.254',
    '172.31.0.1',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '::ffff:0:a00:1',
    '2001:0:a00:1::1',
    '2002:a00:1::1',
    'fec0::1',
    '4000::1',
  ];
  expect(hidden.filter((address) => !isPrivateAddress(address))).toEqual([]);
  expect(
    ['52.206.140.199', '2600:1f18::1', '2001:4860:4860::8888', '2a00:1450::1'].filter(isPrivateAddress),
  ).toEqual([]);
});
