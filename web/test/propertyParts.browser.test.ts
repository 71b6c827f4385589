import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findProperties } from './sampleProperties.ts';
import type { SampleProperties } from './sampleProperties.ts';
import { settled } from './settled.ts';
import { sheetsOf } from './sheets.ts';
import { LOOKS, sidewaysScroll, tabTo, violations } from './visit.ts';
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

test('earlier versions of a filing open by keyboard', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  const { path, before } = found.revised;
  await open(page, `${path}?d.size=100`);
  const opener = card(page, 'Complete data set')
    .getByRole('button', { name: /earlier value/ })
    .first();
  await opener.waitFor();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await card(page, 'Complete data set').getByText(before).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => card(page, 'Complete data set').getByText(before).isVisible()).toBe(false);
  await close();
});

test('a hotel and the bar of its address lead to each other, and say what the bar brings for each room', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.hotel.path);
  await card(page, 'Alcohol per available room')
    .getByText(/^per room and night/)
    .waitFor();
  await card(page, 'Mixed Beverage Records').getByRole('link').first().click();
  await page.waitForURL('**/stt/mbthotelinfo/**');
  await card(page, 'Alcohol per available room')
    .getByText(/^per room and night/)
    .waitFor();
  await card(page, 'Hotel Records').getByRole('link', { name: found.hotel.name }).first().click();
  await page.waitForURL('**/stt/hotelinfo/**');
  await close();
});

test('the map comes only when it shows, from our own origin, and moves by keyboard', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(found.hotel.path);
  const map = page.getByRole('region', { name: `Map of ${found.hotel.name}` });
  await map.getByRole('img', { name: /^\w.* County$/ }).waitFor();
  await expect
    .poll(() => card(page, 'Location').getByRole('paragraph').textContent())
    .toMatch(/^Approximate: the middle of ZIP code \d{5}\.$/);
  const spot = map.getByRole('img', { name: 'Approximate place' });
  await expect.poll(() => spot.count()).toBe(1);
  await expect.poll(() => map.locator('img').count()).toBe(0);
  const left = async (): Promise<number> => (await spot.boundingBox())?.x ?? Number.NaN;
  const before = await left();
  await expect.poll(() => map.getAttribute('tabindex')).toBe('0');
  await tabTo(page, map);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);
  expect(
    asked.filter(
      (url) => !url.startsWith(world.product.url) && !url.startsWith('data:') && !url.startsWith('blob:'),
    ),
  ).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
  const phone = await world.visit({ stored: world.stored, width: 390 });
  const scripts: string[] = [];
  phone.page.on('request', (request) => scripts.push(request.url()));
  await open(phone.page, found.hotel.path);
  expect(scripts.filter((url) => url.includes('MapCanvas'))).toEqual([]);
  await phone.close();
});

test('the timeline’s explanation shows on focus, and Escape hides it', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.hotel.path);
  const help = page.getByRole('button', { name: 'About the Hotel Timeline' });
  await tabTo(page, help);
  const words = page.getByText(/filed its state hotel occupancy tax/);
  await words.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => words.isVisible()).toBe(false);
  await close();
});

test('on paper stand the figures, and nothing that only a screen can do', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, found.bar.path);
  await page.emulateMedia({ media: 'print' });
  await card(page, 'Monthly & quarterly').waitFor();
  await card(page, 'Owner Information').waitFor();
  for (const name of ['Export CSV', 'Columns', 'Print', 'PNG', 'Next page', 'About the Property Timeline']) {
    await expect
      .poll(() => page.getByRole('button', { name }).filter({ visible: true }).count(), { message: name })
      .toBe(0);
  }
  await close();
});

/** Runs in the page. */
const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
};

test('on paper a number stays in one line, however narrow its card is', async () => {
  const { page, close } = await world.visit({ width: 740, stored: world.stored });
  await open(page, found.hotel.path);
  await page.emulateMedia({ media: 'print' });
  const number = card(page, 'Owner Information').getByText(/^\d{11}$/);
  expect(await number.evaluate(linesOf)).toBe(1);
  await close();
});

test('on paper a word stays in one line beside a long name', async () => {
  const { page, close } = await world.visit({ width: 740, stored: world.stored });
  await open(page, found.hotel.path);
  await page.emulateMedia({ media: 'print' });
  const owner = card(page, 'Owner Information');
  await owner
    .getByRole('link')
    .first()
    .evaluate((name) => {
      name.textContent = 'W2 SF AIRPORT HOSPITALITY BUSINESS PARTNERSHIP, L.P.';
    });
  expect(await owner.getByText('Taxpayer', { exact: true }).evaluate(linesOf)).toBe(1);
  await close();
});

test('a comparison is printed without the list of sets', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await open(page, '/stt/compare');
  const sets = card(page, 'Your comparison sets');
  await sets.waitFor();
  await page.emulateMedia({ media: 'print' });
  await sets.waitFor({ state: 'hidden' });
  await close();
});

test.each(LOOKS)('a hotel and a bar print on one sheet each, $theme at $width px', async (look) => {
  const { page, close } = await world.visit({ ...look, stored: world.stored });
  for (const { path } of [found.hotel, found.bar, found.endedHotel]) {
    await open(page, path);
    expect(await sheetsOf(page), path).toBe(1);
  }
  await close();
});

test.each(LOOKS)('axe finds nothing on the page of a bar with its map, $theme at $width px', async (look) => {
  const { page, close } = await world.visit({ ...look, stored: world.stored });
  for (const path of [`${found.bar.path}?view=years&tab=ttm&years=all`, found.hotel.path]) {
    await open(page, path);
    // The map and the chart come only when they are in sight; they are looked at, too.
    await card(page, 'Location').scrollIntoViewIfNeeded();
    await page.getByRole('img', { name: /^\w.* County$/ }).waitFor({ state: 'attached' });
    expect(await violations(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
  await close();
});
