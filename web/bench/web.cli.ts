import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { requireBrowser } from '../../server/launch/browser.mjs';
import { freePort } from '../../server/launch/system.mjs';
import { memberPages, openPages, type NamedPath } from '../test/everyPage.ts';
import { startSampleProduct } from '../test/sampleProduct.ts';
import { signedIn, type Stored } from '../test/visit.ts';
import { firstPicture, type FirstPicture } from './firstPicture.ts';
import { openLighthouse, PROFILES, type Profile, type Verdict } from './lighthouse.ts';
import { medianOf, tableOf, type Measured } from './table.ts';
import { helpIfAsked } from '../../server/launch/help.mjs';

/**
 * Measures the first picture of the main pages on the sample: `npm run bench:web [-- --runs 3] [--only NAME]…`.
 * Times are only worth something on a machine that does nothing else.
 */
const PAGES = [
  'sign-in',
  'search',
  'results',
  'hotel',
  'city',
  'county',
  'compare',
  'explore',
  'explore-charts',
  'map',
  'comparison-set',
  'portfolio',
  'news',
];

/** The windows of Lighthouse's two profiles. */
const WINDOWS: Record<Profile, { width: number; height: number }> = {
  desktop: { width: 1350, height: 940 },
  mobile: { width: 412, height: 823 },
};

interface Bench {
  context: BrowserContext;
  url: string;
  runs: number;
  lighthouse: Awaited<ReturnType<typeof openLighthouse>>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', multiple: true } },
  });
  const names = values.only ?? PAGES;
  const product = await startSampleProduct();
  const profile = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, await launchOptions(port));
  try {
    const lighthouse = await openLighthouse(port);
    const bench = { context, url: product.url, runs: Number(values.runs), lighthouse };
    const stored = await signedIn(product, await product.add('bench@example.com', { isPaid: true }));
    const pages = [...openPages, ...(await memberPages(product, stored))];
    const rows: Measured[] = [];
    for (const [name, path] of pages.filter(([each]) => names.includes(each))) {
      console.error(`${name} …`);
      rows.push(await measured(bench, [name, path], openPages.some(([open]) => open === name) ? {} : stored));
    }
    console.log(tableOf(rows));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
    await product.stop();
  }
}

async function launchOptions(port: number) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [`--remote-debugging-port=${String(port)}`, ...sandbox];
  return { executablePath: await requireBrowser(), args };
}

/** A page by the browser alone and by Lighthouse, with each profile. */
async function measured(bench: Bench, [name, path]: NamedPath, stored: Stored): Promise<Measured> {
  await remember(bench, stored);
  const row = { name } as Measured;
  for (const profile of PROFILES) {
    const seen: FirstPicture[] = [];
    const verdicts: Verdict[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      seen.push(await pictureOf(bench, path, profile));
      verdicts.push(await bench.lighthouse(bench.url + path, profile));
    }
    row[profile] = { seen: medianOf(seen), verdict: medianOf(verdicts) };
  }
  return row;
}

/** Makes the browser that of a member, or of a visitor. */
async function remember({ context, url }: Bench, stored: Stored): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}

async function pictureOf({ context, url }: Bench, path: string, profile: Profile): Promise<FirstPicture> {
  const page: Page = await context.newPage();
  await page.setViewportSize(WINDOWS[profile]);
  const picture = await firstPicture(page, url + path, profile === 'mobile');
  await page.close();
  return picture;
}

helpIfAsked(`npm run bench:web -- [--runs 3] [--only NAME]…

Measures the first picture of the main pages on the sample.`);
await main();
