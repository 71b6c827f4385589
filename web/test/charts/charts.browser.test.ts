import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { buildPage } from './serve.ts';

const ORIGIN = 'http://charts.test';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const [files, opened] = await Promise.all([buildPage(), openBrowser()]);
  browser = opened;
  page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1000, height: 900 } });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(`${ORIGIN}/index.html`);
  await page.waitForFunction(() => 'charts' in window);
});
afterAll(() => browser.close());

/** 1.0 to 9.9 in steps of 0.1. */
const TENTHS = Array.from({ length: 90 }, (_, index) => 10 + index);

test('every bar and every line of every chart is as high as its axis says, whatever the greatest value', async () => {
  const wrong: string[] = [];
  for (const name of await page.evaluate(() => window.charts)) {
    const readings = await page.evaluate(([chart, tenths]) => window.readChart(chart, tenths), [
      name,
      TENTHS,
    ] as const);
    for (const { chart, tenths, what, expected, measured } of readings) {
      if (measured === null || Math.abs(measured - expected) > expected / 100) {
        wrong.push(
          `${chart}, up to ${String(tenths / 10)}: ${what} is ${String(measured)} of ${String(expected)}`,
        );
      }
    }
  }
  expect(wrong).toEqual([]);
});
