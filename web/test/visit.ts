import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { contextFor } from './contexts.ts';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors in the browser's console. */
  complaints: string[];
  close: () => Promise<void>;
}

/** The browser's local storage. */
export type Stored = Readonly<Record<string, string>>;

export interface VisitOptions {
  width?: number;
  theme?: 'light' | 'dark';
  /** The stored session of a member who is signed in. */
  stored?: Stored;
}

/** A screen and a phone, in different themes; one test checks every page in all themes and widths. */
export const LOOKS = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const;

/** A visitor with a separate browser, under the product's content security policy. */
export async function visit(browser: Browser, product: Product, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, theme = 'light', stored = {} } = options;
  const { context, giveBack } = await contextFor(browser, product.url, { width, theme });
  const page = await context.newPage();
  await page.addInitScript(beginWith, stored);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints, close: () => giveBack(page) };
}

/** Fills the storage when a tab opens, and only then, so that removals by the page last. */
function beginWith(values: Stored): void {
  if (sessionStorage.getItem('begun') !== null) return;
  sessionStorage.setItem('begun', 'yes');
  localStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

/** Signs in over GraphQL and returns the session as the browser would store it. */
export async function signedIn(product: Product, person: Person): Promise<Stored> {
  const query =
    'mutation ($input: SignInInput!) { signIn(input: $input) { token member { isPaid isSubscribed isFree isAdmin } } }';
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: person } }),
  });
  const { token, member } = ((await response.json()) as Answer).data.signIn;
  const isIn = member.isPaid || member.isFree || member.isAdmin;
  return { token, stripeStatus: member.isSubscribed ? '1' : '0', ...(isIn ? { paid: 'true' } : {}) };
}

interface Answer {
  data: {
    signIn: { token: string; member: Record<'isPaid' | 'isSubscribed' | 'isFree' | 'isAdmin', boolean> };
  };
}

/** More presses of Tab than the longest page has stops. */
const MOST_STOPS = 250;

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Finding it by its role takes many times as long as a press of a key.
  let element = await target.elementHandle();
  for (let step = 0; step < MOST_STOPS; step += 1) {
    const state = await element.evaluate((it) =>
      it === document.activeElement ? 'focused' : it.isConnected,
    );
    if (state === 'focused') return;
    if (!state) element = await target.elementHandle();
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

const AXE_RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Those that a theme has to do with.
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Returns lines only: axe's full result is larger than the page itself. */
function askAxe(rules: keyof typeof AXE_RULES): string {
  const options = { runOnly: AXE_RULES[rules], resultTypes: ['violations'] };
  return `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + (nodes[0]?.html ?? '')))`;
}

/**
 * Waits until all animations have ended: during one, contrast may be too low, and a click may start on one line of a
 * list and end on another. Antd pauses a list's opening before it plays it.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          !['running', 'paused'].includes(playState) || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Axe's findings on the page in its present state, a line each. */
export async function violations(page: Page, rules: keyof typeof AXE_RULES = 'all'): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axeSource);
  await atRest(page);
  return page.evaluate<string[]>(askAxe(rules));
}

/** By how many pixels the page is wider than the window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
