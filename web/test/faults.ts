import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { NamedPath } from './everyPage.ts';
import { showsTheme } from './seen.ts';
import { settled } from './settled.ts';
import { sidewaysScroll, violations } from './visit.ts';

/** The ways in which each page is checked, in this order; without rules only its width is checked. */
const VIEWS = [
  { theme: 'light', width: 320, rules: null },
  { theme: 'light', width: 390, rules: 'all' },
  { theme: 'light', width: 768, rules: null },
  { theme: 'light', width: 1440, rules: 'all' },
  // The dark theme changes colours only. A phone has different ones in the top bar only, and tests of single pages
  // check that in the dark.
  { theme: 'dark', width: 1440, rules: 'colours' },
] as const;

/** Waits until the page shows the theme, has loaded everything, and was drawn since. */
async function calm(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await showsTheme(page, theme);
  const loading = page.getByRole('img', { name: 'Loading', exact: true, includeHidden: true });
  await expect.poll(() => loading.count()).toBe(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Scrolls through the page: parts far down load when they come into view. */
async function seeEveryPart(): Promise<void> {
  for (const part of document.querySelectorAll('main section')) {
    part.scrollIntoView();
    // It is seen in the frame after the one that draws it.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  // Else the bar at the top covers a part of what it is over.
  window.scrollTo(0, 0);
}

/**
 * Lets a change of theme or width take effect at once. Otherwise thousands of cells fade into their colours, drawing the
 * page some twenty times before it is checked. The content security policy forbids other style sheets.
 */
function withoutTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Pages that differ from another one by their figures only: on a phone they are checked, too. */
const ALIKE: ReadonlySet<string> = new Set([
  'results-quarter',
  'results-alcohol',
  'results-as-of',
  'hotel-ttm-and-quarters',
  'county-cities',
  'zip',
  'zip-alcohol',
  'county-alcohol',
  'parent-company',
  'explore-growth',
  'trial-county',
]);

/** Watches what the page asks from now on; returns the queries that it sent more than once, a line each. */
function watchQuestions(page: Page): () => string[] {
  const asked = new Map<string, number>();
  const note = (request: Request): void => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: unknown;
    };
    const question = `${operationName} ${JSON.stringify(variables)}`;
    asked.set(question, (asked.get(question) ?? 0) + 1);
  };
  page.on('request', note);
  return () => {
    page.off('request', note);
    return [...asked].filter(([, times]) => times > 1).map(([question]) => `asks twice: ${question}`);
  };
}

/** A page's faults by theme and width, a line each. */
export async function faultsOf(page: Page, [name, path]: NamedPath): Promise<string[]> {
  await page.emulateMedia({ colorScheme: VIEWS[0].theme });
  await page.setViewportSize({ width: VIEWS[0].width, height: 900 });
  const askedTwice = watchQuestions(page);
  await page.goto(path);
  await settled(page);
  await page.evaluate(seeEveryPart);
  await settled(page);
  const faults: string[] = askedTwice();
  await page.evaluate(withoutTransitions);
  const isMissing = (await page.getByText('404 Page Not Found.').count()) > 0;
  if (isMissing && !name.includes('unknown')) faults.push('there is no such page');
  for (const { theme, width, rules } of ALIKE.has(name) ? VIEWS.slice(0, 2) : VIEWS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await calm(page, theme);
    const found = rules === null ? [] : await violations(page, rules);
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`wider than the window by ${String(sideways)} px`);
    faults.push(...found.map((fault) => `${theme}, ${String(width)} px: ${fault}`));
  }
  return faults;
}
