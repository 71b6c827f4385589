import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findProperties } from './sampleProperties.ts';
import { settled } from './settled.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });
let path: string;

beforeAll(async () => {
  path = (await findProperties(world.product, world.stored)).hotel.path;
});

/** A hotel's page on a phone, scrolled to its chart, and a spot on one of the chart's last months. */
async function openChart(): Promise<{ page: Page; chart: Locator; spot: Spot; close: () => Promise<void> }> {
  const { page, close } = await world.visit({ stored: world.stored, width: 390 });
  await page.goto(path);
  const chart = page.getByRole('img', { name: /The figures follow as a table\.$/ }).first();
  await chart.waitFor();
  await settled(page);
  await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { page, chart, spot: { x: box.x + box.width * 0.8, y: box.y + box.height * 0.5 }, close };
}

interface Spot {
  x: number;
  y: number;
}

/** The name of a month in words at the pointer; the axis has short ones. */
const monthOn = (chart: Locator): Locator => chart.getByText(/^[A-Z][a-z]+ 20\d\d$/);

test('a touch of a chart shows the figures of a month, on the screen, until something else is touched', async () => {
  const { page, chart, spot, close } = await openChart();
  await page.touchscreen.tap(spot.x, spot.y);
  await monthOn(chart).waitFor();
  await chart
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .waitFor();
  const isCutOff = () =>
    monthOn(chart).evaluate((title) => {
      const { left, right } = (title.parentElement ?? title).getBoundingClientRect();
      return left < 0 || right > window.innerWidth;
    });
  await expect.poll(isCutOff).toBe(false);
  await page
    .getByText(/^Source: /)
    .first()
    .tap();
  await expect.poll(() => monthOn(chart).isVisible()).toBe(false);
  await page.touchscreen.tap(spot.x, spot.y);
  await monthOn(chart).waitFor();
  await close();
});

test('a finger that moves up over a chart scrolls the page, and the figures go', async () => {
  const { page, chart, spot, close } = await openChart();
  await page.touchscreen.tap(spot.x, spot.y);
  await monthOn(chart).waitFor();
  const before = await page.evaluate(() => window.scrollY);
  await swipeUp(page, spot);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
  await expect.poll(() => monthOn(chart).isVisible()).toBe(false);
  await close();
});

test('a touch of a dash says why the figure is unknown, until the page is scrolled', async () => {
  const { page, close } = await world.visit({ stored: world.stored, width: 390 });
  await page.goto(`${path}?view=years`);
  const dash = page
    .getByRole('table', { name: 'Monthly & quarterly' })
    .locator('td', { hasText: /^–/ })
    .first();
  await dash.tap();
  const words = page.getByText(/^no release has this quarter/).and(page.getByRole('status'));
  await words.waitFor();
  const box = (await words.boundingBox()) ?? { x: -1, width: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect.poll(() => words.count()).toBe(0);
  await close();
});

async function swipeUp(page: Page, { x, y }: Spot): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number): Promise<unknown> =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
    });
  await touch('touchStart', 0);
  for (let moved = 10; moved <= 150; moved += 10) await touch('touchMove', moved);
  await touch('touchEnd', 150);
}
