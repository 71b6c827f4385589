import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until something has the focus. */
export async function focusOn(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** A chart's picture as soon as it is drawn; it is a canvas, of which only pixels can be seen. */
export async function drawnChart(
  page: Page,
  name: string | RegExp = /The figures follow as a table\.$/,
): Promise<Locator> {
  const canvas = page.getByRole('img', { name }).locator('canvas');
  await canvas.waitFor();
  await expect.poll(() => canvas.evaluate(drawnPixels)).toBeGreaterThan(100);
  return canvas;
}

/** How many pixels of a canvas have a colour. */
function drawnPixels(canvas: HTMLElement | SVGElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

/** The months or years of the page's chart in its figures as a table, which are opened for it. */
export async function figureRows(page: Page): Promise<Locator> {
  const figures = page.getByRole('region', { name: / as a table$/ });
  const opener = page.getByText('Figures as a table');
  await opener.waitFor();
  if (!(await figures.isVisible())) await opener.click();
  return figures.getByRole('rowheader');
}

/** Waits until the page is as light or as dark as the theme. */
export async function showsTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue > 1.5 * 255 ? 'light' : 'dark') === wanted;
  }, theme);
}
