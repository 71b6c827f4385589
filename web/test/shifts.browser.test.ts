import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { findProperties } from './sampleProperties.ts';
import { settled } from './settled.ts';
import { signedIn, type Stored } from './visit.ts';
import { useWorld } from './world.ts';

/** Half of what is called good: an eye on a figure does not lose it. */
const MOST = 0.05;

const world = useWorld({ sample: true });
let administrator: Stored;
let hotel: string;

beforeAll(async () => {
  hotel = (await findProperties(world.product, world.stored)).hotel.path;
  const person = await world.product.add('shifts-admin@example.com', { isAdmin: true });
  administrator = await signedIn(world.product, person);
});

test.each([1440, 390])('nothing on a page moves while the rest of it comes, at %i px', async (width) => {
  const moved = [
    // This member has looked at nothing yet, so that the search begins with first questions.
    await movedOn('/stt/search', { width, stored: world.stored }),
    await movedOn(hotel, { width, stored: world.stored }),
    await movedOn('/stt/settings', { width, stored: world.stored }),
    await movedOn('/stt/explore', { width, stored: world.stored }),
    await movedOn('/stt/results/quarterly/2/2024/county/Presidio', { width, stored: world.stored }),
    await movedOn('/stt/map', { width, stored: world.stored }),
    await movedOn('/trial/county', { width, stored: {} }),
    await movedOn('/stt/admin/business', { width, stored: administrator }),
    await movedOn('/stt/admin/data', { width, stored: administrator }),
  ];
  expect(moved.filter(({ shift }) => shift > MOST)).toEqual([]);
});

/** How much of the page moved while it came, as browsers measure it: cumulative layout shift. */
async function movedOn(
  path: string,
  options: { width: number; stored: Stored },
): Promise<{ path: string; shift: number }> {
  const { page, close } = await world.visit(options);
  await page.addInitScript(countShifts);
  await page.goto(path);
  await settled(page);
  const shift = await shiftOf(page);
  await close();
  return { path, shift };
}

interface Shifting {
  shift?: number;
}

function countShifts(): void {
  const counter = window as Shifting;
  counter.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      counter.shift = (counter.shift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as Shifting).shift ?? Number.NaN);
}
