import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until something has the focus. */
export async function focusOn(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

/** A chart's picture as soon as it is drawn. That of a chart of years is a canvas, of which only pixels can be seen. */
export async function drawnChart(
  page: Page,
  name: string | RegExp = /The figures follow as a table\.$/,
): Promise<Locator> {
  const picture = page.getByRole('img', { name }).locator('canvas, svg').last();
  await picture.waitFor();
  await expect.poll(() => picture.evaluate(drawnParts)).toBeGreaterThan(10);
  return picture;
}

/** The number of shapes of a picture, or of its pixels that have a colour. */
function drawnParts(picture: HTMLElement | SVGElement): number {
  if (!(picture instanceof HTMLCanvasElement)) return picture.querySelectorAll('path, line, text').length;
  const { width, height } = picture;
  const { data } = picture.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
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
