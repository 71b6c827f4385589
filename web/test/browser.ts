import { chromium, type Browser } from 'playwright-core';
import { requireBrowser } from '../../server/launch/browser.mjs';

// Chromium's own calls home fail on a closed network and slow every page down.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** A headless Chromium for tests; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  // Chromium's sandbox refuses to run as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: await requireBrowser(), args: [...QUIET, ...sandbox] });
}
