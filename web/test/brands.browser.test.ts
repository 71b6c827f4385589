import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawnChart, figureRows } from './seen.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

/** Presses the export of a table and answers the file's name and its rows. */
async function exported(page: Page, table: string): Promise<[name: string, rows: string[]]> {
  const card = page.getByRole('region', { name: table, exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  return [download.suggestedFilename(), lines.slice(1)];
}

const counted = async (page: Page, table: string): Promise<number> => {
  const text = await page
    .getByRole('navigation', { name: `Pages of ${table}` })
    .getByRole('status')
    .textContent();
  return Number(text?.replace(/.* of /, '').replace(',', ''));
};

test('from the list of brands to a brand and one of its hotels, by keyboard, and back to the brand', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/brands?sort=-locations');
  const first = page
    .getByRole('table', { name: 'List of Brands' })
    .getByRole('rowheader')
    .getByRole('link')
    .first();
  await first.waitFor();
  const brand = (await first.textContent()) ?? '';
  const [file, rows] = await exported(page, 'List of Brands');
  expect(file).toBe('ListOfBrands.csv');
  expect(rows).toHaveLength(await counted(page, 'List of Brands'));
  await first.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/brand/**');
  await drawnChart(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(`${brand} BETA`);
  await page.getByRole('table', { name: 'Parts of the change' }).waitFor();
  const hotels = page.getByRole('table', { name: 'Brand properties' });
  await hotels.getByRole('rowheader').getByRole('link').first().waitFor();
  const [hotelsFile, hotelRows] = await exported(page, 'Brand properties');
  expect(hotelsFile).toBe('BrandInsightData.csv');
  expect(hotelRows).toHaveLength(await counted(page, 'Brand properties'));
  expect((await exported(page, 'Monthly revenue'))[0]).toBe('BrandMonthlyRevenue.csv');
  const [allFile, months] = await exported(page, 'Complete data set');
  expect([allFile, months.length]).toEqual([
    'BrandCompleteData.csv',
    await counted(page, 'Complete data set'),
  ]);
  await hotels.getByRole('rowheader').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stt/hotelinfo/**');
  const head = page.getByRole('group').filter({ has: page.getByRole('heading', { level: 1 }) });
  await head.getByRole('link', { name: brand, exact: true }).click();
  await page.waitForURL('**/stt/brand/**');
  expect(complaints).toEqual([]);
  await close();
});

test('a company exports under its own names, whatever of its months shows', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/brands?sort=-locations');
  await page
    .getByRole('table', { name: 'List of Brands' })
    .getByRole('cell')
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('table', { name: 'Brand properties' })
    .getByRole('rowheader')
    .getByRole('link')
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'All' }).check();
  await expect.poll(() => new URL(page.url()).search).toBe('?years=all');
  expect((await exported(page, 'Monthly revenue'))[0]).toBe('ParentBrandMonthlyRevenue.csv');
  expect((await exported(page, 'Complete data set'))[0]).toBe('ParentBrandCompleteData.csv');
  expect((await exported(page, 'Brand properties'))[0]).toBe('BrandInsightParentData.csv');
  await close();
});

test('columns, page sizes and durations are the specification’s', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  const head = async (table: string) => {
    const titles = await page
      .getByRole('table', { name: table, exact: true })
      .getByRole('columnheader')
      .allTextContents();
    // Without the arrow of the one that is sorted by.
    return titles.map((title) => title.replace(/[↑↓]/, ''));
  };
  const rows = (table: string) =>
    page.getByRole('table', { name: table, exact: true }).getByRole('rowheader').count();
  await page.goto('/stt/trends');
  await page.getByRole('button', { name: /^20/ }).first().waitFor();
  const trends = 'New Hotels per Year';
  expect([await head(trends), await rows(trends)]).toEqual([['Year', 'New Hotels'], 5]);
  const years = page.getByRole('region', { name: trends });
  await expect.poll(() => years.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
  await expect.poll(() => years.getByRole('searchbox').count()).toBe(0);
  await expect.poll(() => page.getByText('2000', { exact: true }).count()).toBe(0);

  await page.goto('/stt/brands?sort=-locations');
  const first = page
    .getByRole('table', { name: 'List of Brands' })
    .getByRole('rowheader')
    .getByRole('link')
    .first();
  await first.waitFor();
  await expect.poll(() => head('List of Brands')).toEqual(['Brand Name', 'Parent Company', '# of Locations']);
  await expect.poll(() => rows('List of Brands')).toBe(10);
  await first.click();
  const months = await figureRows(page);
  await months.first().waitFor();
  const latest = Number((await months.last().textContent())?.slice(-4));
  for (const [name, back] of Object.entries({ '1 year': 1, '3 years': 2, '5 years': 4, '10 years': 9 })) {
    await page.getByRole('radio', { name, exact: true }).check();
    const begins = () => months.first().textContent();
    await expect.poll(async () => Number((await begins())?.slice(-4))).toBe(latest - back);
  }
  await page.getByText('Monthly Revenue and RevPAR Comparison').first().waitFor();
  expect((await head('Monthly revenue')).slice(0, 3)).toEqual(['Year', 'January', 'February']);
  await close();
});

test('a year of the trends is chosen by a bar, and by keyboard in the table', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/trends');
  const chart = await drawnChart(page, /^New hotels, /);
  const box = await chart.boundingBox();
  if (box === null) throw new Error('The chart shows nothing.');
  const years = await (await figureRows(page)).allTextContents();
  // Above the second bar, which may be low.
  await page.mouse.click(box.x + 48 + ((box.width - 66) / years.length) * 1.5, box.y + 40);
  await expect.poll(() => new URL(page.url()).search).toBe(`?year=${years[1] ?? ''}`);
  const behind = page.getByRole('table', { name: `New hotels of ${years[1] ?? ''}` });
  await behind.getByRole('rowheader').getByRole('link').first().waitFor();
  const year = page
    .getByRole('table', { name: 'New Hotels per Year' })
    .getByRole('button', { name: /^20/ })
    .first();
  const chosen = (await year.textContent()) ?? '';
  await year.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe(`?year=${chosen}`);
  const rows = await counted(page, `New hotels of ${chosen}`);
  const cell = page.getByRole('table', { name: 'New Hotels per Year' }).getByRole('cell').first();
  expect(String(rows)).toBe(await cell.textContent());
  expect(complaints).toEqual([]);
  await close();
});
