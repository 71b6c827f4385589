import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { memberPages, openPages } from './everyPage.ts';
import type { NamedPath } from './everyPage.ts';
import { drawnChart, focusOn, showsTheme } from './seen.ts';
import { sidewaysScroll, violations } from './visit.ts';
import { useWorld } from './world.ts';

// Loading the sample takes about a minute where nothing else runs, and each of these pages is walked in seconds then.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const world = useWorld({ sample: true });
let pages: readonly NamedPath[];
let hotelPath: string;

beforeAll(async () => {
  pages = await memberPages(world.product, world.stored);
  hotelPath = pages.find(([name]) => name === 'hotel')?.[1] ?? '';
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await focusOn(page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(world.member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(world.member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/search/');
}

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

test('from sign-in to a hotel and out again by keyboard alone', async () => {
  const { page, complaints, close } = await world.visit();
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
  await drawnChart(page);
  await focusOn(page.getByRole('main'));
  await page.goBack();
  await page.getByRole('heading', { name: 'What did they take in?' }).waitFor();
  await page.goto('/logout');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(complaints).toEqual([]);
  await close();
});

test('the palette gives the focus back to what opened it', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/search');
  const opener = page.getByRole('button', { name: 'Property, place, brand or owner' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusOn(opener);
  await close();
});

test('Classic Search leads to results that export whole', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/search?by=county');
  await page.getByRole('combobox', { name: 'County' }).fill('pres');
  await page.getByRole('option', { name: 'Presidio' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/stt\/results\/monthly\/\d+\/\d+\/county\/Presidio$/);
  await page.getByRole('rowheader').first().waitFor();
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
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto(hotelPath);
  await page.getByRole('tab', { name: 'TTM Revenue' }).click();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=ttm&years=all');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=ttm');
  await page.reload();
  const tab = page.getByRole('tab', { name: 'TTM Revenue' });
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  await close();
});

test('what is typed fast into a field of the address arrives whole', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/results/monthly/city/MARFA');
  const find = page.getByRole('searchbox', { name: 'Find in these hotels' });
  await find.pressSequentially('abcdefghijklmnopqrstuvwxyz 0123456789');
  await expect.poll(() => find.inputValue()).toBe('abcdefghijklmnopqrstuvwxyz 0123456789');
  await close();
});

test('the chart is offered as a picture', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto(hotelPath);
  await drawnChart(page);
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
  const { page, close } = await world.visit({ stored: world.stored });
  const [taxpayer, location] = hotelPath.split('/').slice(-2);
  await page.goto(`/stt/hotelinfo/OLD (slash) NAME (hash)1/${taxpayer ?? ''}/${location ?? ''}`);
  await page.getByRole('region', { name: 'Headline figures' }).getByText('TTM revenue').waitFor();
  await close();
});

/** How a page is looked at, one after the other; without rules only its width is. */
const VIEWS = [
  { theme: 'light', width: 320, rules: null },
  { theme: 'light', width: 390, rules: 'all' },
  { theme: 'light', width: 768, rules: null },
  { theme: 'light', width: 1440, rules: 'all' },
  // What another theme does not change was looked at in the first; a phone has colours of its own in the top bar only,
  // which tests of single pages look at in the dark.
  { theme: 'dark', width: 1440, rules: 'colours' },
] as const;

/** Waits until the page shows the theme, nothing of it is still on its way, and it was drawn since. */
async function calm(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await showsTheme(page, theme);
  const loading = page.getByRole('img', { name: 'Loading', exact: true, includeHidden: true });
  await expect.poll(() => loading.count()).toBe(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** What is wrong with a page, by theme and width. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: VIEWS[0].theme });
  await page.setViewportSize({ width: VIEWS[0].width, height: 900 });
  await page.goto(path);
  await settled(page);
  const faults: string[] = [];
  for (const { theme, width, rules } of VIEWS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await calm(page, theme);
    const found = rules === null ? [] : await violations(page, rules);
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`wider than the window by ${String(sideways)} px`);
    faults.push(...found.map((fault) => `${theme}, ${String(width)} px: ${fault}`));
  }
  return faults;
}

test('axe finds nothing on any page, on a phone, a screen or in the dark, and none scrolls sideways', async () => {
  const guest = await world.visit();
  const member = await world.visit({ stored: world.stored });
  const faults: Record<string, string[]> = {};
  for (const [name, path] of openPages) faults[name] = await faultsOf(guest.page, path);
  for (const [name, path] of pages) faults[name] = await faultsOf(member.page, path);
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  await guest.close();
  await member.close();
}, 900_000);
