import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

/** How wide the window is, and in which theme. */
interface Look {
  width: number;
  theme: 'light' | 'dark';
}

interface Lent {
  context: BrowserContext;
  /** Closes all of its pages and lets somebody else have it. */
  giveBack: (page: Page) => Promise<void>;
}

const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/**
 * A browser context that nobody else uses at the same time. One that was used before has the product's code in its
 * cache; what it remembers otherwise is its next page's to clear.
 */
export async function contextFor(browser: Browser, baseURL: string, look: Look): Promise<Lent> {
  const waiting = idleFor(browser, JSON.stringify([baseURL, look]));
  const context = waiting.pop() ?? (await newContext(browser, baseURL, look));
  const giveBack = async (page: Page): Promise<void> => {
    const isReusable = await hasRealClock(page);
    await Promise.all(context.pages().map((each) => each.close()));
    if (isReusable) waiting.push(context);
    else await context.close();
  };
  return { context, giveBack };
}

function idleFor(browser: Browser, key: string): BrowserContext[] {
  const ofBrowser = idle.get(browser) ?? new Map<string, BrowserContext[]>();
  idle.set(browser, ofBrowser);
  const waiting = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, waiting);
  return waiting;
}

async function newContext(
  browser: Browser,
  baseURL: string,
  { width, theme }: Look,
): Promise<BrowserContext> {
  const isPhone = width < 500;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  return context;
}

/** A clock that a test has installed stays in the context for good. */
async function hasRealClock(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  // A replaced Date says of itself what the real one would.
  return page.evaluate(() => Function.prototype.toString.call(Date).includes('[native code]'));
}
