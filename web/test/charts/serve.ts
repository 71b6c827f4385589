import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const ORIGIN = 'http://charts.test';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The files of the page of charts by their path, built as the product's are but for being made small. */
async function buildPage(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: ROOT,
    configFile: CONFIG,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: false, reportCompressedSize: false, chunkSizeWarningLimit: 10_000 },
  });
  if (!('output' in result)) throw new Error('The page of charts was not built at once.');
  return new Map(
    result.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

let built: Promise<Map<string, string | Uint8Array>> | null = null;

/** A page that shows any chart of the product with invented figures, without a server. */
export async function openCharts(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const files = await (built ??= buildPage());
  const page = await browser.newPage(options);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(`${ORIGIN}/index.html`);
  await page.waitForFunction(() => 'charts' in window);
  return page;
}
