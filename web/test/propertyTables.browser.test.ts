import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findProperties } from './sampleProperties.ts';
import type { SampleProperties } from './sampleProperties.ts';
import { drawnChart, figureRows } from './seen.ts';
import { settled } from './settled.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });
let found: SampleProperties;

beforeAll(async () => {
  found = await findProperties(world.product, world.stored);
});

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settled(page);
};
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('Speed Search leads from a bar’s name to its page by keyboard alone', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/search');
  await page.getByRole('radio', { name: 'Alcohol' }).check();
  await page.getByRole('combobox', { name: 'Speed Search' }).fill(found.bar.name.replaceAll(/[^\w ']/g, ''));
  await page.getByRole('option').filter({ hasText: found.bar.name }).first().waitFor();
  const wanted = page.getByRole('option', { selected: true }).filter({ hasText: found.bar.name });
  for (let step = 0; step < 10 && (await wanted.count()) === 0; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/mbthotelinfo/**');
  await drawnChart(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(found.bar.name);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone a table that is wider than its card fades at its edge until the end shows', async () => {
  const { page, close } = await world.visit({ stored: world.stored, width: 390 });
  await open(page, `${found.hotel.path}?view=years`);
  const table = page.getByRole('region', { name: 'Monthly & quarterly, scrolling' });
  const isFaded = (): Promise<boolean> =>
    table.evaluate((place) => getComputedStyle(place).maskImage !== 'none');
  await expect.poll(isFaded).toBe(true);
  await table.evaluate((place) => place.scrollTo({ left: place.scrollWidth }));
  await expect.poll(isFaded).toBe(false);
  await close();
});

/** Presses a card's export and answers the file's name and how many rows it has. */
async function exported(page: Page, title: string): Promise<[name: string, rows: number]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page, title).getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  return [download.suggestedFilename(), lines.length - 1];
}

test.each([
  ['hotel', 'Yearly revenue', ['Monthly&QuarterlyResults', 'YearlyRevenueResults', 'CompleteDataSet']],
  [
    'bar',
    'Yearly receipts',
    ['MBTMonthly&QuarterlyResults', 'MBTYearlyRevenueResults', 'MBTCompleteDataset'],
  ],
] as const)('the tables of a %s export all rows, not the ten that show', async (kind, yearly, names) => {
  const { page, close } = await world.visit({ stored: world.stored });
  const property = found[kind];
  await open(page, property.path);
  const rows = card(page, 'Complete data set').getByRole('rowheader');
  await expect.poll(() => rows.count()).toBe(10);
  expect(await exported(page, 'Monthly & quarterly')).toEqual([`${names[0]}.csv`, property.months.length]);
  expect(await exported(page, yearly)).toEqual([`${names[1]}.csv`, property.years]);
  expect(await exported(page, 'Complete data set')).toEqual([`${names[2]}.csv`, property.filings]);
  await close();
});

test('a table shows 10, 20, 50 or 100 rows', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.bar.path);
  const months = card(page, 'Monthly & quarterly');
  await page.getByLabel('Rows per page of Monthly & quarterly').click();
  const sizes = page.getByRole('listbox').getByRole('option');
  await sizes.first().waitFor();
  await expect.poll(() => sizes.allTextContents()).toEqual(['10 rows', '20 rows', '50 rows', '100 rows']);
  // By keys: a click while the list opens may begin on one line and end on another.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => months.getByRole('rowheader').count()).toBe(20);
  expect(new URL(page.url()).search).toBe('?m.size=20');
  await close();
});

test('durations keep the years that decision 5 of the specification says', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  const { months } = found.bar;
  const latest = found.latestYear;
  const cutOffs = {
    '1 year': latest - 2,
    '3 years': latest - 3,
    '5 years': latest - 5,
    '10 years': latest - 10,
  };
  for (const [name, cutOff] of [...Object.entries(cutOffs), ['All', 1999] as const]) {
    await open(page, found.bar.path);
    await page.getByRole('radio', { name, exact: true }).check();
    const kept = months.filter(
      (month) => Number(month.slice(0, 4)) > cutOff && Number(month.slice(0, 4)) <= latest,
    );
    const rows = await figureRows(page);
    const texts = await rows.allTextContents();
    // Months without a filing show too, between the first and the last.
    expect(texts.length, name).toBeGreaterThanOrEqual(kept.length);
    expect(Number(texts[0]?.slice(-4)), name).toBe(Number(kept[0]?.slice(0, 4)));
    expect(Number(texts.at(-1)?.slice(-4)), name).toBe(Number(kept.at(-1)?.slice(0, 4)));
  }
  await close();
});

test('figures stand digit below digit', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.hotel.path);
  const cell = card(page, 'Monthly & quarterly').getByRole('cell').filter({ hasText: '$' }).first();
  const widths = await cell.evaluate((place) =>
    ['1111111111', '0000000000'].map((digits) => {
      const text = document.createElement('span');
      text.textContent = digits;
      place.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    }),
  );
  expect(widths[0]).toBe(widths[1]);
  expect(widths[0]).toBeGreaterThan(0);
  await close();
});

test('tables say that they are searching, and what has nothing says so', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('BeverageF') === true) await asked;
    await route.continue();
  });
  await page.goto(found.lonelyBar.path);
  const searching = page.getByText('SEARCHING...').filter({ visible: true });
  await expect.poll(() => searching.count()).toBe(3);
  answer();
  await page.getByText('SEARCHING...').first().waitFor({ state: 'detached' });
  for (const name of ['Taxpayer Other Properties', 'Hotel Records']) {
    await card(page, name).getByText('There are no other properties.').waitFor();
  }
  await close();
});

test('a chart without months of its duration says so, and offers all', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.endedHotel.path);
  await card(page, 'Charts').getByText('No Records Found.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await drawnChart(page);
  expect(new URL(page.url()).search).toBe('?years=all');
  await close();
});

test('a bar is added to a portfolio of bars, which a notice names for four seconds', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.bar.path);
  const opener = page.getByRole('button', { name: 'Add this Property to Portfolio' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You do not have any portfolios of this type created.').waitFor();
  await found.createPortfolio('Bars of Marfa', 'BEVERAGE');
  await page.clock.install();
  await open(page, found.bar.path);
  await opener.click();
  await dialog.getByRole('radio', { name: 'Bars of Marfa' }).waitFor();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Please Select a Portfolio to Add this Hotel to it.').waitFor();
  await dialog.getByRole('radio', { name: 'Bars of Marfa' }).check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const notice = page.getByRole('link', { name: 'Bars of Marfa' });
  await expect
    .poll(() => notice.getAttribute('href'))
    .toMatch(/^\/stt\/portfoliohotel\/1\/\d+\/Bars%20of%20Marfa$/);
  // The clock goes on by itself as well.
  await page.clock.fastForward(1_500);
  await expect.poll(() => notice.isVisible()).toBe(true);
  await page.clock.fastForward(3_000);
  await notice.waitFor({ state: 'detached' });
  await close();
});
