import { SignJWT, decodeJwt } from 'jose';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { signedIn, visit } from './visit.ts';
import type { Stored } from './visit.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 600_000 });

const SEARCH = '/stt/search';
const PLANS = '/paymentplan';

/** Where a route leads: without a token, with one but no plan, and as a member; undefined stays. */
type Row = readonly [
  path: string,
  anonymous?: string | undefined,
  unpaid?: string | undefined,
  member?: string,
];

const rows: readonly Row[] = [
  ['/', undefined, PLANS, SEARCH],
  ['/login'],
  ['/register', undefined, PLANS, SEARCH],
  ['/register/new@example.com', undefined, PLANS, SEARCH],
  ['/passwordrequest'],
  ['/passwordreset/token/none'],
  ['/feedback'],
  [PLANS, '/login', undefined, SEARCH],
  ['/paymentform/2', '/login', undefined, SEARCH],
  ['/paymentform/3', '/login', undefined, SEARCH],
  ['/trial/hotel'],
  ['/trial/city'],
  ['/trial/county'],
  ['/privacy'],
  ['/terms'],
  ['/nowhere'],
  ['/stt/mbtredirect', '/login', PLANS, SEARCH],
  ['/stt/admin', '/login', PLANS, SEARCH],
  ...[
    SEARCH,
    '/stt/results/monthly/9/2023/city/MARFA',
    '/stt/results/monthly/city/MARFA',
    '/stt/portfolio',
    '/stt/portfoliohotel/0/1/Mine',
    '/stt/trends',
    '/stt/recentlyviewed',
    '/stt/settings',
    '/stt/updatepayment',
    '/stt/updatecard',
    '/stt/brands',
    '/stt/brand/1/HILTON/0/Hilton',
    '/stt/brand/1/Hilton',
    '/stt/city/MARFA',
    '/stt/mbtcity/MARFA',
    '/stt/county/PRESIDIO',
    '/stt/mbtcounty/PRESIDIO',
    '/stt/hotelinfo/NOBODY/1/1',
    '/stt/mbthotelinfo/NOBODY/1/1',
    '/stt/nowhere',
  ].map((path): Row => [path, '/login', PLANS]),
  // The last, since it ends the session.
  ['/logout', '/login', '/login', '/login'],
];

let product: Product;
let browser: Browser;
const people: Record<string, Stored | undefined> = {};

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ sample: false }), openBrowser()]);
  const unpaid = await product.add('unpaid@example.com');
  const paid = await product.add('paid@example.com', '--paid');
  Object.assign(people, {
    unpaid: await signedIn(product, unpaid),
    paid: await signedIn(product, paid),
    free: await signedIn(product, await product.add('free@example.com', '--free')),
    admin: await signedIn(product, await product.add('admin@example.com', '--admin')),
    expired: await expired(await signedIn(product, paid)),
    'expired and unsubscribed': await expired(await signedIn(product, unpaid)),
  });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** The same, but for a token that has expired an hour ago. */
async function expired(stored: Stored): Promise<Stored> {
  const past = Math.floor(Date.now() / 1000) - 3600;
  const token = await new SignJWT({ ...decodeJwt(stored['token'] ?? ''), exp: past })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(product.secret));
  return { ...stored, token };
}

/** Where routes lead a person, each in a tab of its own: the paths on the way, and the last one. */
async function walk(paths: readonly string[], stored: Stored | undefined): Promise<string[][]> {
  const { context, close } = await visit(browser, product, stored === undefined ? {} : { stored });
  const ways: string[][] = [];
  for (const path of paths) {
    const page = await context.newPage();
    const way: string[] = [];
    page.on('framenavigated', (frame) => way.push(new URL(frame.url()).pathname));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.locator('h1').first().waitFor();
    ways.push([...way, new URL(page.url()).pathname]);
    await page.close();
  }
  await close();
  return ways;
}

describe.each(['anonymous', 'unpaid', 'paid', 'free', 'admin', 'expired'])('as %s', (who) => {
  test('every route leads where its guard says', async () => {
    const ways = await walk(
      rows.map(([path]) => path),
      people[who],
    );
    for (const [index, [path, anonymous = path, unpaid = path, member = path]] of rows.entries()) {
      const asMember = who === 'admin' && path === '/stt/admin' ? path : member;
      const shown = who === 'anonymous' ? anonymous : who === 'unpaid' ? unpaid : asMember;
      // With an expired token the account call fails in the members' area, which leads out.
      const end = who === 'expired' && shown.startsWith('/stt/') ? '/login' : shown;
      expect(ways[index]?.at(-1), path).toBe(end);
      if (who === 'expired' && end !== shown) expect(ways[index], path).toContain('/logout');
    }
  });
});

test('a returning user, whose token has expired, goes on to the search', async () => {
  const [way] = await walk(['/'], people['expired']);
  expect(way).toContain(SEARCH);
});

test('who has unsubscribed since is none', async () => {
  const [way] = await walk(['/'], people['expired and unsubscribed']);
  expect(new Set(way)).toEqual(new Set(['/']));
});

test('without a token the administration leads out by the logout page', async () => {
  const [way] = await walk(['/stt/admin'], undefined);
  expect(way).toContain('/logout');
});
