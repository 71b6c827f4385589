import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { Pie } from './Pie.tsx';

const STYLE = `<style>
  :root { --series1: rgb(1, 0, 0); --series2: rgb(2, 0, 0); --series3: rgb(3, 0, 0); --chip: rgb(9, 0, 0) }
  svg { width: 400px }
</style>`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});

afterAll(() => browser.close());

/** The slice that shows at each clock time, near the middle and near the edge; null for none. */
async function clock(counts: readonly [number, number, number], hours: readonly number[]) {
  const slices = counts.map((count, index) => ({
    label: `Part ${String(index + 1)}`,
    count,
    colour: (['series1', 'series2', 'series3'] as const)[index] ?? 'series1',
  }));
  await page.setContent(STYLE + renderToStaticMarkup(createElement(Pie, { title: 'Parts', slices })));
  const picture = page.getByRole('img', { name: /^Parts: / });
  return picture.evaluate((svg, times) => {
    const { x, y, width } = svg.getBoundingClientRect();
    const colourAt = (hour: number, radius: number): string | null => {
      const angle = (hour / 12) * 2 * Math.PI;
      const reach = (radius * width) / 2.04;
      const middle = width / 2;
      const found = document.elementFromPoint(
        x + middle + Math.sin(angle) * reach,
        y + middle - Math.cos(angle) * reach,
      );
      return found === null || found === svg ? null : getComputedStyle(found).fill;
    };
    return times.map((hour) => [0.1, 0.97].map((radius) => colourAt(hour, radius)));
  }, hours);
}

const FIRST = 'rgb(1, 0, 0)';
const SECOND = 'rgb(2, 0, 0)';
const THIRD = 'rgb(3, 0, 0)';
const both = (colour: string | null) => [colour, colour];

test('slices follow one another clockwise from the top, as large as their part', async () => {
  expect(await clock([1, 2, 1], [0.1, 1.5, 2.9, 3.1, 6, 8.9, 9.1, 10.5, 11.9])).toEqual(
    [FIRST, FIRST, FIRST, SECOND, SECOND, SECOND, THIRD, THIRD, THIRD].map(both),
  );
});

test('more than half is one slice, the long way round', async () => {
  expect(await clock([3, 1, 0], [0.1, 4.5, 8.9, 9.1, 11.9])).toEqual(
    [FIRST, FIRST, FIRST, SECOND, SECOND].map(both),
  );
});

test('one alone is the whole circle, and nobody is no slice', async () => {
  expect(await clock([0, 5, 0], [0, 3, 6, 9, 11.9])).toEqual(Array.from({ length: 5 }, () => both(SECOND)));
  expect(await clock([0, 0, 0], [0, 6])).toEqual(Array.from({ length: 2 }, () => both('rgb(9, 0, 0)')));
});
