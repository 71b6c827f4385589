import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What a page loads until its first picture, and what a reader sees meanwhile. */
export interface FirstPicture {
  scripts: number;
  /** Bytes of all scripts, each packed by gzip. */
  scriptBytes: number;
  styleBytes: number;
  /** Bytes that came over the network, however they were packed, with pictures, fonts and figures. */
  transferred: number;
  lcp: number;
  cls: number;
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number };
  }
}

/** Has the page note its largest element and its shifts. */
function watchPictures(): void {
  window.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    window.seen.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.cls += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A page as a newcomer loads it; `slow` has a phone's processor and network. */
export async function firstPicture(page: Page, path: string, slow: boolean): Promise<FirstPicture> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (slow) await slowDown(session);
  let transferred = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  const files: Promise<{ url: string; size: number }>[] = [];
  page.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(response.url())) return;
    files.push(response.body().then((body) => ({ url: response.url(), size: gzipSync(body).length })));
  });
  await page.addInitScript(watchPictures);
  await page.goto(path);
  await page.locator("h1").first().waitFor(); await page.waitForLoadState("networkidle"); await page.waitForTimeout(slow ? 3000 : 1500);
  const sized = await Promise.all(files);
  const sum = (ending: string): number =>
    sized.filter(({ url }) => url.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  const { lcp, cls } = await page.evaluate(() => window.seen);
  const scripts = sized.filter(({ url }) => url.endsWith('.js')).length;
  return { scripts, scriptBytes: sum('.js'), styleBytes: sum('.css'), transferred, lcp, cls };
}

/** As Lighthouse slows down a phone. */
async function slowDown(session: {
  send: (method: never, params: never) => Promise<unknown>;
}): Promise<void> {
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  const conditions = {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  };
  await session.send('Network.emulateNetworkConditions' as never, conditions as never);
  await session.send('Emulation.setCPUThrottlingRate' as never, { rate: 4 } as never);
}
