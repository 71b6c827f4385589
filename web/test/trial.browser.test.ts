import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawnChart } from './seen.ts';
import { tabTo, violations } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

/** Waits for a table's rows, presses its export and answers the file's name and how many rows it has. */
async function exported(page: Page, table: string): Promise<[name: string, rows: number]> {
  const card = page.getByRole('region', { name: table, exact: true });
  const button = card.getByRole('button', { name: 'Export CSV' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  return [download.suggestedFilename(), lines.length - 1];
}

/** Goes by Tab from the top of the page to a link, and follows it. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true }).first();
  await link.waitFor();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

/** Waits for the page of the name: its address is there before it. */
const headed = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** The names of the operations that the page sends, and the paths of all other requests but files. */
function watch(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const body = request.postData();
    if (pathname === '/graphql' && body !== null) {
      asked.add((JSON.parse(body) as { operationName: string }).operationName);
    } else if (pathname.startsWith('/rest') && pathname !== '/rest/basic/status') asked.add(pathname);
  });
  return asked;
}

test('a visitor walks from the sign-in screen through the samples by keyboard, and takes their tables along', async () => {
  const { page, complaints, close } = await world.visit();
  const asked = watch(page);
  await page.goto('/login');
  await follow(page, 'Look around a sample hotel, city and county');
  await drawnChart(page);
  const [monthly, months] = await exported(page, 'Monthly & quarterly');
  expect(monthly).toBe('MonthlyResults.csv');
  expect(months).toBeLessThanOrEqual(24);
  expect(await exported(page, 'Yearly revenue')).toEqual(['YearlyRevenueResults.csv', 2]);
  expect((await exported(page, 'Complete data set'))[0]).toBe('CompleteDataSet.csv');

  await tabTo(page, page.getByRole('radio', { name: '1 year' }));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/trial/hotel?years=3');
  const years = page.getByRole('table', { name: 'Yearly revenue' }).getByRole('rowheader');
  await expect.poll(() => years.count()).toBe(3);
  expect(await exported(page, 'Yearly revenue')).toEqual(['YearlyRevenueResults.csv', 3]);

  await follow(page, 'Marfa');
  await page.waitForURL('**/trial/city/MARFA');
  await headed(page, 'Marfa');
  expect((await exported(page, 'Monthly revenue'))[0]).toBe('CityMonthlyRevenue.csv');
  expect((await exported(page, 'Yearly revenue'))[0]).toBe('CityYearlyData.csv');
  expect((await exported(page, 'Complete data set'))[0]).toBe('CityDataSet.csv');

  await follow(page, 'Sample County');
  await page.waitForURL('**/trial/county');
  await headed(page, 'Presidio County');
  expect((await exported(page, 'Monthly revenue'))[0]).toBe('CountyMonthlyRevenue.csv');
  expect((await exported(page, 'By city'))[0]).toBe('CountyByCity.csv');
  expect((await exported(page, 'Yearly revenue'))[0]).toBe('CountyYearlyRevenue.csv');
  expect((await exported(page, 'Complete data set'))[0]).toBe('CountyDataSet.csv');

  await follow(page, 'Sign Up');
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor();
  const samples = ['TrialHotel', 'TrialHotelFigures', 'TrialCity', 'TrialCounty'];
  expect([...asked].toSorted()).toEqual(
    ['About', 'Billing', 'PublishedMonths', 'Welcome', ...samples].toSorted(),
  );
  expect(complaints).toEqual([]);
  await close();
});

test('the samples have the tabs and texts of the specification, and their links lead to signing in', async () => {
  const { page, close } = await world.visit();
  await page.goto('/trial/hotel');
  const tabs = () => page.getByRole('tab').allTextContents();
  await page.getByRole('tab').first().waitFor();
  await expect.poll(tabs).toEqual(['Monthly Revenue', 'RevPAR', 'TTM Revenue', 'TTM RevPAR']);
  for (const title of ['Owner Information', 'Taxpayer Other Properties', 'Mixed Beverage Records']) {
    await page.getByRole('region', { name: title, exact: true }).waitFor();
  }
  for (const fact of ['Taxpayer Number', 'Filer Type']) await page.getByText(fact, { exact: true }).waitFor();
  const card = (title: string) => page.getByRole('region', { name: title, exact: true });
  const others = card('Taxpayer Other Properties').getByRole('listitem');
  await others.first().waitFor();
  await expect.poll(() => others.getByText('Hotel', { exact: true }).count()).toBe(3);
  await expect.poll(() => others.getByText('MBT', { exact: true }).count()).toBe(3);
  await expect.poll(() => card('Mixed Beverage Records').getByRole('listitem').count()).toBe(2);
  await expect.poll(() => card('Hotel Timeline').getByRole('listitem').count()).toBe(4);
  await expect
    .poll(() => others.getByRole('link').first().getAttribute('href'))
    .toMatch(/^\/stt\/(mbt)?hotelinfo\//);
  await others.getByRole('link').first().click();
  await page.waitForURL('**/login');
  await page.goto('/trial/city');
  await page.getByText('Hotel Occupancy Tax Receipts').first().waitFor();
  await page.getByText('Monthly Revenue and RevPAR Comparison').first().waitFor();
  await page.goto('/trial/county');
  await page.getByText('County Data').first().waitFor();
  await page.getByRole('tab').first().waitFor();
  await expect.poll(tabs).toEqual(['Monthly Revenue and RevPAR', 'Monthly Revenue By City']);
  await page.goto('/trial/city/AUSTIN');
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await page.getByRole('link', { name: 'Texas Receipts' }).first().click();
  await page.waitForURL('**/login');
  await close();
});

/** A page of another site that frames some addresses. */
async function foreignPage(
  addresses: readonly string[],
  code: string,
): Promise<{ url: string; stop: () => void }> {
  const frames = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('');
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Blog</title>${code}${frames}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, stop: () => site.close() };
}

test('the code of a sample’s chart shows it on another site, which can frame no other page', async () => {
  const member = await world.visit({ stored: world.stored });
  await member.page.goto('/stt/city/MARFA');
  await member.page.getByRole('button', { name: 'Embed' }).click();
  const code = await member.page.getByRole('region', { name: 'Code for your page' }).textContent();
  expect(await violations(member.page)).toEqual([]);
  await member.close();

  const { url } = world.product;
  const site = await foreignPage(
    [`${url}/embed/city%3AAUSTIN`, `${url}/login`, `${url}/stt/city/MARFA`],
    code ?? '',
  );
  const visitor = await world.visit();
  await visitor.page.goto(site.url);
  const frame = (at: number) => visitor.page.locator('iframe').nth(at).contentFrame();
  await frame(0)
    .getByRole('img', { name: /^Marfa: hotel receipts by month/ })
    .waitFor();
  await frame(0).getByText('Figures as a table').click();
  await frame(0)
    .getByRole('cell', { name: /^\$[\d,]+\.\d\d$/ })
    .first()
    .waitFor();
  await frame(1).getByText('This chart is not public.').waitFor();
  // Chromium shows a page of its own in place of one that may not be framed.
  const framed = () => visitor.page.frames().map((each) => each.url());
  await expect.poll(framed).toContain('chrome-error://chromewebdata/');
  expect(framed().filter((each) => each.startsWith('chrome-error:'))).toHaveLength(2);
  await visitor.page.goto('/embed/city%3AMARFA');
  expect(await violations(visitor.page)).toEqual([]);
  await visitor.close();
  site.stop();
});
