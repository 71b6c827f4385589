import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { PATIENCE_MS, scriptKb, sidewaysScroll, signedIn, violations, visit } from './visit.ts';
import type { Stored } from './visit.ts';

// Loading the sample takes about a minute where nothing else runs, and each of these pages is walked in seconds then.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });
const eventually = { timeout: PATIENCE_MS };
const SIGN_IN_KB = 240;
const SEARCH_KB = 340;

let product: Product;
let browser: Browser;
let stored: Stored;
let hotelPath: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ sample: true }), openBrowser()]);
  stored = await signedIn(product, product.member);
  const { page, close } = await visit(browser, product, { stored });
  await page.goto('/stt/results/monthly/city/MARFA?sort=-rooms');
  const link = page.locator('tbody th a').first();
  hotelPath = (await link.getAttribute('href')) ?? '';
  await close();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('#email:focus').waitFor();
  await page.keyboard.type(product.member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/search/');
}

const OPEN = [
  '/login',
  '/register',
  '/passwordrequest',
  '/passwordreset/token/none',
  '/feedback',
  '/trial/hotel',
  '/privacy',
  '/terms',
  '/nowhere',
];
const MEMBERS = [
  '/stt/search',
  '/stt/settings',
  '/stt/portfolio',
  '/stt/recentlyviewed',
  '/stt/city/MARFA',
  '/stt/county/PRESIDIO?tab=cities',
  '/stt/mbtcity/MARFA',
];

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

test('from sign-in to a hotel and out again by keyboard alone', async () => {
  const { page, complaints, close } = await visit(browser, product);
  await signIn(page);
  await page.getByText('Howdy').waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  await page.keyboard.type('marfa');
  await dialog.getByRole('option').filter({ hasText: 'Current' }).first().waitFor();
  const lines = await dialog.getByRole('option').allTextContents();
  const steps = lines.findIndex((line) => line.includes('Current'));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/hotelinfo/**');
  await page.locator('.month-chart canvas').waitFor();
  expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: 'What did they take in?' }).waitFor();
  await page.goto('/logout');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(complaints).toEqual([]);
  await close();
});

test('the palette gives the focus back to what opened it', async () => {
  const { page, close } = await visit(browser, product, { stored });
  await page.goto('/stt/search');
  const opener = page.locator('.top-bar-search');
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement), eventually)
    .toBe(true);
  await close();
});

test('Classic Search leads to results that export whole', async () => {
  const { page, close } = await visit(browser, product, { stored });
  await page.goto('/stt/search?by=county');
  await page.getByRole('combobox', { name: 'County' }).fill('pres');
  await page.getByRole('option', { name: 'Presidio' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/stt\/results\/monthly\/\d+\/\d+\/county\/Presidio$/);
  await page.locator('tbody th').first().waitFor();
  const counted = await page.getByText(/^1–10 of \d+$/).textContent();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('HotelSearchResults.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length - 1).toBe(Number(counted?.replace('1–10 of ', '')));
  await close();
});

test('what is chosen stays in the address, and back and forward follow it', async () => {
  const { page, close } = await visit(browser, product, { stored });
  await page.goto(hotelPath);
  await page.getByRole('tab', { name: 'TTM Revenue' }).click();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect.poll(() => new URL(page.url()).search, eventually).toBe('?tab=ttm&years=all');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search, eventually).toBe('?tab=ttm');
  await page.reload();
  const tab = page.getByRole('tab', { name: 'TTM Revenue' });
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await close();
});

test('what is typed fast into a field of the address arrives whole', async () => {
  const { page, close } = await visit(browser, product, { stored });
  await page.goto('/stt/results/monthly/city/MARFA');
  const find = page.getByRole('searchbox', { name: 'Find in these hotels' });
  await find.pressSequentially('abcdefghijklmnopqrstuvwxyz 0123456789');
  expect(await find.inputValue()).toBe('abcdefghijklmnopqrstuvwxyz 0123456789');
  await close();
});

test('the chart is offered as a picture', async () => {
  const { page, close } = await visit(browser, product, { stored });
  await page.goto(hotelPath);
  await page.locator('.month-chart canvas').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Monthly Revenue\.png$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await close();
});

test('an old deep link with (slash) and (hash) works as written', async () => {
  const { page, close } = await visit(browser, product, { stored });
  const [taxpayer, location] = hotelPath.split('/').slice(-2);
  await page.goto(`/stt/hotelinfo/OLD (slash) NAME (hash)1/${taxpayer ?? ''}/${location ?? ''}`);
  await page.getByRole('region', { name: 'Headline figures' }).getByText('TTM revenue').waitFor();
  await close();
});

test('sign-in and search bring little code, and none of the chart', async () => {
  const guest = await visit(browser, product);
  await guest.page.goto('/login');
  await settled(guest.page);
  expect(await scriptKb(guest.page)).toBeLessThanOrEqual(SIGN_IN_KB);
  await guest.close();
  const member = await visit(browser, product, { stored });
  await member.page.goto('/stt/search');
  await settled(member.page);
  expect(await scriptKb(member.page)).toBeLessThanOrEqual(SEARCH_KB);
  await member.close();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([320, 390, 768, 1440])(
    'at %i px axe finds nothing and no page scrolls sideways',
    async (width) => {
      const guest = await visit(browser, product, { width, theme });
      for (const path of OPEN) {
        await guest.page.goto(path);
        await settled(guest.page);
        expect(await violations(guest.page), path).toEqual([]);
        expect(await sidewaysScroll(guest.page), path).toBeLessThanOrEqual(0);
      }
      await guest.close();
      const member = await visit(browser, product, { width, theme, stored });
      const results = [
        'monthly/city/MARFA',
        'quarterly/2/2024/county/Presidio',
        'mbt/city/MARFA',
        'monthly/1/2024/city/',
      ];
      const hotel = [
        hotelPath,
        `${hotelPath}?view=years&tab=ttmrevpar&years=all`,
        '/stt/hotelinfo/NOBODY/1/1',
      ];
      for (const path of [...MEMBERS, ...results.map((each) => `/stt/results/${each}`), ...hotel]) {
        await member.page.goto(path);
        await settled(member.page);
        expect(await violations(member.page), path).toEqual([]);
        expect(await sidewaysScroll(member.page), path).toBeLessThanOrEqual(0);
      }
      await member.close();
    },
  );
});
