import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import type { Product } from './product.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No script but our own files: what the strictest server would send. */
const POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'";

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about. */
  complaints: string[];
  close: () => Promise<void>;
}

interface Options {
  width?: number;
  theme?: 'light' | 'dark';
  /** The token of a member who is signed in already. */
  token?: string;
}

/** A person with a browser of their own, under a strict content security policy. */
export async function visit(browser: Browser, product: Product, options: Options = {}): Promise<Visit> {
  const { width = 1440, theme = 'light', token } = options;
  const isPhone = width < 500;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  if (token !== undefined) {
    await context.addInitScript((value) => localStorage.setItem('token', value), token);
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
  });
  return { page, context, complaints, close: () => context.close() };
}

/** The size of all scripts that the page has loaded, as they travel compressed, in KB. */
export async function scriptKb(page: Page): Promise<number> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sizes = urls
    .filter((url) => url.endsWith('.js'))
    .map(async (url) => gzipSync(await (await page.request.get(url)).body()).length);
  return Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024);
}

/** What axe finds wrong with the page as it is, a line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** By how many pixels the page is wider than the window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
