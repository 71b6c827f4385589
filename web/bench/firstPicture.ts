import { gzipSync } from 'node:zlib';
import type { CDPSession, Page, Response } from 'playwright-core';

/** Bytes that a page loads until its first picture, and how the page moves meanwhile. */
export interface FirstPicture {
  scripts: number;
  /** Bytes of all scripts, each packed by gzip. */
  scriptBytes: number;
  styleBytes: number;
  /** Bytes that came over the network, however they were packed, with fonts and figures. */
  transferred: number;
  lcp: number;
  cls: number;
}

declare global {
  interface Window {
    pictureSeen: { lcp: number; cls: number };
  }
}

/** After the last answer the page still draws what it said. */
const DRAWING_MS = { usual: 1500, slow: 4000 };

/** Has the page note its largest element and its shifts. */
function watchPictures(): void {
  window.pictureSeen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    window.pictureSeen.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.pictureSeen.cls += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Sized {
  url: string;
  size: number;
}

/** Watches which scripts and styles a page loads; the returned function ends that and answers with them. */
function codeOf(page: Page): () => Promise<Sized[]> {
  const files: Promise<Sized>[] = [];
  const note = (response: Response): void => {
    const url = response.url();
    if (!/\.(?:js|css)$/.test(url)) return;
    files.push(response.body().then((body) => ({ url, size: gzipSync(body).length })));
  };
  page.on('response', note);
  return () => {
    page.off('response', note);
    return Promise.all(files);
  };
}

/** A page as a newcomer loads it; if slow, with a phone's processor and network. */
export async function firstPicture(page: Page, url: string, isSlow: boolean): Promise<FirstPicture> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) await slowDown(session);
  let transferred = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  const files = codeOf(page);
  await page.addInitScript(watchPictures);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(isSlow ? DRAWING_MS.slow : DRAWING_MS.usual);
  const sized = await files();
  const scripts = sized.filter((file) => file.url.endsWith('.js'));
  const styles = sized.filter((file) => file.url.endsWith('.css'));
  const sum = (some: readonly Sized[]): number => some.reduce((total, { size }) => total + size, 0);
  const { lcp, cls } = await page.evaluate(() => window.pictureSeen);
  const bytes = { scriptBytes: sum(scripts), styleBytes: sum(styles), transferred };
  return { scripts: scripts.length, ...bytes, lcp, cls };
}

/** As Lighthouse slows down a phone. */
async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
