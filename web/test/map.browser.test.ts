import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tabTo, violations } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

/** The number of hotels in the table, which are those in the part of the map that shows. */
async function inList(page: Page): Promise<number> {
  const pages = page.getByRole('navigation', { name: 'Pages of Hotels on the map', exact: true });
  const count = await pages.getByText(/^\d+–\d+ of [\d,]+$/).textContent();
  return Number(count?.replace(/^.* of /, '').replaceAll(',', ''));
}

const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Measures an element of the map once two measurements, two frames apart, are the same. */
async function restingBox(target: Locator): Promise<Box> {
  let last = '';
  const isSame = async (): Promise<boolean> => {
    const before = last;
    last = await target.evaluate(async (element) => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return JSON.stringify(element.getBoundingClientRect());
    });
    return last === before;
  };
  await expect.poll(isSame).toBe(true);
  return JSON.parse(last) as Box;
}

test('the map by keyboard: marks are named, the list keeps step, and Enter chooses', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/map');
  const map = page.getByRole('region', { name: /^Map of hotels: arrows move it/ });
  await map.waitFor();
  const all = await inList(page);
  await tabTo(page, map);
  const label = page.getByRole('tooltip');
  const words = /^.+: receipts (\$[\d,]+|no figure), [A-Z]\w+ \d{4}$/;
  await label.filter({ hasText: words }).waitFor();
  const named = (await label.textContent()) ?? '';
  await page.getByRole('status').filter({ hasText: named }).waitFor();

  for (const key of ['+', '+']) await page.keyboard.press(key);
  await expect.poll(() => inList(page)).toBeLessThan(all);
  const view = parameter(page, 'view');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => parameter(page, 'view')).not.toBe(view);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => parameter(page, 'at')).toBeNull();
  await label.filter({ hasText: words }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => parameter(page, 'at')).not.toBeNull();
  const chosen = page.getByRole('status').filter({ has: page.getByRole('link') });
  await chosen.getByRole('link').first().waitFor();

  const box = await restingBox(label);
  // Two lines, not one for each letter.
  expect(box.height).toBeLessThan(60);
  const pointed = await label.textContent();
  await page.keyboard.press('Escape');
  await expect.poll(() => label.count()).toBe(0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 12);
  await label.filter({ hasText: pointed ?? '' }).waitFor();
  await page.mouse.move(0, 0);

  const slider = page.getByRole('slider', { name: /^Month/ });
  const latest = await slider.getAttribute('aria-valuetext');
  await tabTo(page, slider);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => parameter(page, 'month')).toMatch(/^\d{4}-\d\d$/);
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(latest);
  await page.getByRole('table', { name: 'Hotels on the map' }).getByRole('link').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone a mark near the edge of the map is named in full', async () => {
  const { page, close } = await world.visit({ stored: world.stored, width: 390 });
  await page.goto('/stt/map');
  const map = page.getByRole('region', { name: /^Map of hotels: arrows move it/ });
  await map.waitFor();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await restingBox(map);
  const label = page.getByRole('tooltip');
  await pointAtFirst(page, label, place);
  const { x, y, width } = await restingBox(label);
  expect([x >= place.x, y >= place.y, x + width <= place.x + place.width]).toEqual([true, true, true]);
  await close();
});

/** Moves the pointer over the map, from its left edge on, until a mark is named. */
async function pointAtFirst(page: Page, label: Locator, place: Box): Promise<void> {
  for (let x = place.x + 2; x < place.x + place.width / 2; x += 6) {
    for (let y = place.y + 2; y < place.y + place.height; y += 8) {
      await page.mouse.move(x, y);
      if ((await label.count()) > 0) return;
    }
  }
  throw new Error('There is no mark.');
}

test('another filter shows its own part of Texas', async () => {
  const { page, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/map');
  const map = page.getByRole('region', { name: /^Map of hotels: arrows move it/ });
  await map.waitFor();
  // Those out of sight are drawn without a size.
  const countiesInSight = (): Promise<number> =>
    map
      .locator('path')
      .evaluateAll((paths) => paths.filter((path) => path.getBoundingClientRect().width > 0).length);
  await expect.poll(countiesInSight).toBeGreaterThan(200);
  await page.getByRole('combobox', { name: 'City' }).fill('Marfa');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hotels that match the filters' }).waitFor();
  await expect.poll(countiesInSight).toBeLessThan(100);
  await close();
});
