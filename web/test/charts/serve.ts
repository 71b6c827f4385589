import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const ORIGIN = 'http://charts.test';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
const run = promisify(execFile);

/**
 * The files of the page of charts by their path, built as the product's are. In a process of its own, as the
 * environment of tests makes React and the client for GraphQL several times as slow.
 */
async function buildPage(): Promise<Map<string, Buffer>> {
  const out = await mkdtemp(join(tmpdir(), 'charts-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const flags = ['--config', CONFIG, '--outDir', out, '--minify', 'false', '--logLevel', 'error'];
  await run(process.execPath, [VITE, 'build', ROOT, ...flags], { env });
  const found = await readdir(out, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const read = async (file: string) => [`/${relative(out, file)}`, await readFile(file)] as const;
  const byPath = new Map(await Promise.all(files.map(read)));
  await rm(out, { recursive: true });
  return byPath;
}

let built: Promise<Map<string, Buffer>> | null = null;

/** A page that shows any chart of the product with invented figures, without a server. */
export async function openCharts(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const files = await (built ??= buildPage());
  const page = await browser.newPage(options);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ contentType, body });
  });
  await openAnew(page);
  return page;
}

export async function openAnew(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/index.html`);
  await page.waitForFunction(() => 'charts' in window);
}
