import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callerOf, fullestSet, memberPages, openPages, type NamedPath } from './everyPage.ts';
import { faultsOf } from './faults.ts';
import { drawnChart, focusOn } from './seen.ts';
import { settled } from './settled.ts';
import { sheetsOf } from './sheets.ts';
import { tabTo, type Stored } from './visit.ts';
import { useWorld } from './world.ts';

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

test('a question is asked, saved and found again by keyboard alone', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/explore');
  const table = page.getByRole('table', { name: 'Ranking' });
  await table.getByRole('link').first().waitFor();
  await tabTo(page, page.getByRole('link', { name: /^The biggest bars/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/explore?tax=bar&of=properties&city=LUBBOCK');
  await tabTo(page, page.getByRole('button', { name: 'Save this view' }));
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name of the view');
  await focusOn(name);
  await page.keyboard.type('Bars by keyboard');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Bars by keyboard' }).waitFor();
  await page.goto('/stt/search');
  await page.getByText('Howdy').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('option', { name: /Bars by keyboard/ }).waitFor();
  const lines = await page.getByRole('option').allTextContents();
  const steps = lines.findIndex((line) => line.includes('Bars by keyboard'));
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/explore?city=LUBBOCK&of=properties&tax=bar');
  expect(complaints).toEqual([]);
  await close();
});

test('the palette gives the focus back to what opened it', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/search');
  const opener = page.getByRole('button', { name: 'Property, place, brand or owner' });
  await opener.waitFor();
  await tabTo(page, opener);
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

test('choices stay in the address, and back and forward follow them', async () => {
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

test('fast typing into a search field loses no letter', async () => {
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
    page.getByRole('button', { name: 'PNG', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Monthly Revenue\.png$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await close();
});

test('a market and a set print on one sheet each, with their figures', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  const printed = ['city', 'county', 'zip', 'city-alcohol', 'comparison-set'];
  for (const [name, path] of pages.filter(([each]) => printed.includes(each))) {
    await page.goto(path);
    await settled(page);
    expect(await sheetsOf(page), name).toBe(1);
  }
  await page.goto(await fullestSet(callerOf(world.product, world.stored)));
  await page.getByText('against 49 competitors').waitFor();
  await settled(page);
  expect(await sheetsOf(page), 'a set of fifty').toBe(1);
  await close();
});

test('an old deep link with (slash) and (hash) works as written', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  const [taxpayer, location] = hotelPath.split('/').slice(-2);
  await page.goto(`/stt/hotelinfo/OLD (slash) NAME (hash)1/${taxpayer ?? ''}/${location ?? ''}`);
  await page.getByRole('region', { name: 'Headline figures' }).getByText('TTM revenue').waitFor();
  await close();
});

/** The pages are checked in so many tests, so that only a part of them is checked again where one fails. */
const PARTS = 8;

test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  `axe finds nothing on any page, on a phone, a screen or in the dark, and none scrolls sideways: part %i of ${String(PARTS)}`,
  async (part) => {
    const isOfPart = (_page: NamedPath, index: number): boolean => index % PARTS === part - 1;
    const faults = [
      ...(await faultsOfAll(openPages.filter(isOfPart))),
      ...(await faultsOfAll(pages.filter(isOfPart), world.stored)),
    ];
    expect(faults).toEqual([]);
  },
);

async function faultsOfAll(paths: readonly NamedPath[], stored?: Stored): Promise<string[]> {
  const { page, close } = await world.visit(stored && { stored });
  const faults: string[] = [];
  for (const [name, path] of paths) {
    faults.push(...(await faultsOf(page, [name, path])).map((fault) => `${name}: ${fault}`));
  }
  await close();
  return faults;
}
