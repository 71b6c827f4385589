import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { memberPages, openPages } from './everyPage.ts';
import type { NamedPath } from './everyPage.ts';
import { membershipScreens } from './membershipScreens.ts';
import type { Screen } from './membershipScreens.ts';
import type { Product } from './product.ts';
import { oddPages } from './oddPages.ts';
import { importOddReleases } from './oddReleases.ts';
import { startEmptyProduct, startSampleProduct } from './sampleProduct.ts';
import { settled } from './settled.ts';
import { signedIn, visit } from './visit.ts';
import type { Stored } from './visit.ts';

/**
 * Writes a picture of every page at both widths and in both themes: `npm run screens -- [--out DIR] [--only NAME]…`.
 * The figures on them are the sample's; on those named odd-… they are of releases that lack months.
 */
const WIDTHS = [1440, 390];
const THEMES = ['light', 'dark'] as const;

/** Waits until nothing is on its way any more; on a busy machine it is not asked for at once. */
async function isThere(page: Page): Promise<void> {
  await settled(page);
  const isOver = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('[role=img][aria-label=Loading]') === null &&
    [...document.querySelectorAll('figure > [role=img]')].every(
      ({ childElementCount }) => childElementCount > 0,
    );
  // A picture of what never comes is wanted, too.
  await page.waitForFunction(isOver, undefined, { timeout: 10_000 }).catch(() => undefined);
}

interface Pictures {
  out: string;
  pages: readonly NamedPath[];
  stored?: Stored;
}

async function takeAll(browser: Browser, product: Product, { out, pages, stored }: Pictures): Promise<void> {
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const { page, close } = await visit(browser, product, { width, theme, ...(stored && { stored }) });
      for (const [name, path] of pages) {
        await page.goto(path);
        await isThere(page);
        const file = join(out, `${name}-${String(width)}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        console.log(file);
      }
      await close();
    }
  }
}

interface MembershipPictures {
  out: string;
  screens: readonly Screen[];
}

/** One after the other: each belongs to one member, and some last only for a while. */
async function takeScreens(browser: Browser, product: Product, pictures: MembershipPictures): Promise<void> {
  for (const screen of pictures.screens) {
    const take = (): Promise<void> => takeScreen(browser, product, screen, pictures.out);
    await (screen.during?.(take) ?? take());
  }
}

async function takeScreen(browser: Browser, product: Product, screen: Screen, out: string): Promise<void> {
  const { name, path, stored, act } = screen;
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const { page, close } = await visit(browser, product, { width, theme, stored });
      await page.goto(path);
      await isThere(page);
      await act?.(page);
      const file = join(out, `${name}-${String(width)}-${theme}.png`);
      // A layer over the window is as large as the window.
      const fullPage = (await page.getByRole('dialog').count()) === 0;
      await page.screenshot({ path: file, fullPage, animations: 'disabled' });
      console.log(file);
      await close();
    }
  }
}

interface Wanted {
  out: string;
  browser: Browser;
  /** True if a screen of this name is wanted. */
  isWanted: (name: string) => boolean;
}

async function ofSample({ out, browser, isWanted }: Wanted): Promise<void> {
  const product = await startSampleProduct();
  const wanted = ([name]: NamedPath): boolean => isWanted(name);
  try {
    const stored = await signedIn(product, await product.add('screens@example.com', { isPaid: true }));
    await takeAll(browser, product, { out, pages: openPages.filter(wanted) });
    const members = (await memberPages(product, stored)).filter(wanted);
    await takeAll(browser, product, { out, pages: members, stored });
    const screens = await membershipScreens(product);
    const shown = screens.filter(({ name }) => isWanted(name));
    await takeScreens(browser, product, { out, screens: shown });
  } finally {
    await product.stop();
  }
}

/** Screens of releases that lack months, in a separate product. */
async function ofOddReleases({ out, browser, isWanted }: Wanted): Promise<void> {
  const product = await startEmptyProduct();
  try {
    await importOddReleases(product.running);
    const stored = await signedIn(product, await product.add('screens@example.com', { isPaid: true }));
    const odd = (await oddPages(product, stored)).filter(({ name }) => isWanted(name));
    const pages = odd.map(({ name, path }) => [name, path] as const);
    await takeAll(browser, product, { out, pages, stored });
  } finally {
    await product.stop();
  }
}

const USAGE = `npm run screens -- [--out DIR] [--only NAME]…

Writes a picture of every page at both widths and in both themes to DIR (.data/screens), or of those named only. Starts a
product of its own.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const out = resolve(values.out ?? '.data/screens');
  const isWanted = (name: string): boolean => values.only?.includes(name) ?? true;
  const isOdd = (name: string): boolean => name.startsWith('odd-');
  mkdirSync(out, { recursive: true });
  const browser = await openBrowser();
  try {
    if (values.only?.every(isOdd) !== true) await ofSample({ out, browser, isWanted });
    if (values.only?.some(isOdd) !== false) await ofOddReleases({ out, browser, isWanted });
  } finally {
    await browser.close();
  }
}

await main();
