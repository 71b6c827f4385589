import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';
import { noteRequests } from './settled.ts';

/** Width and theme of the window. */
interface Look {
  width: number;
  theme: 'light' | 'dark';
}

interface Lent {
  context: BrowserContext;
  /** Closes its pages and returns it for reuse. */
  giveBack: (page: Page) => Promise<void>;
}

const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/**
 * A browser context for one user at a time. A reused one has the product's code in its cache; its next page clears
 * everything else that it remembers.
 */
export async function contextFor(browser: Browser, baseURL: string, look: Look): Promise<Lent> {
  const waiting = idleFor(browser, JSON.stringify([baseURL, look]));
  const context = waiting.pop() ?? (await newContext(browser, baseURL, look));
  const giveBack = async (page: Page): Promise<void> => {
    if (page.isClosed() || !(await hasRealClock(context))) return context.close();
    const [, ...used] = context.pages();
    await Promise.all(used.map((each) => each.close()));
    waiting.push(context);
  };
  return { context, giveBack };
}

/** Closes the contexts of a product that ends. */
export async function closeContexts(browser: Browser, baseURL: string): Promise<void> {
  const contexts = browser.contexts().filter((context) => context.pages()[0]?.url().startsWith(baseURL));
  await Promise.all(contexts.map((context) => context.close()));
  for (const key of idle.get(browser)?.keys() ?? []) {
    if (key.startsWith(JSON.stringify([baseURL]).slice(0, -1))) idle.get(browser)?.delete(key);
  }
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
  noteRequests(context);
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  // A tab that stays open keeps the process of the product's pages alive from one test to the next.
  await (await context.newPage()).goto('/robots.txt');
  return context;
}

/** A clock that a test has installed stays in all tabs of the context for good; the first one never moves. */
async function hasRealClock(context: BrowserContext): Promise<boolean> {
  // A replaced Date says of itself what the real one would.
  const answer = await context
    .pages()[0]
    ?.evaluate(() => Function.prototype.toString.call(Date).includes('[native code]'));
  return answer ?? false;
}
