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
const FOR_SHORT_LIVES = [
  // All tabs of a context run in one process, which has compiled the product's code and axe's already.
  '--process-per-site',
  // A page of a test is gone before faster code for its scripts pays off. With room for what lives briefly, which is most
  // of what a page and axe make, collecting it takes a fraction of the time.
  '--js-flags=--no-maglev --no-opt --min-semi-space-size=32',
];

/** A headless Chromium for tests; the caller closes it. */
export function openBrowser(): Promise<Browser> {
  return launch(QUIET);
}

let shared: Promise<Browser> | null = null;

/** The browser that all test files of this process use, which ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= launch([...QUIET, ...FOR_SHORT_LIVES]));
}

async function launch(args: readonly string[]): Promise<Browser> {
  // Chromium's sandbox refuses to run as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: await requireBrowser(), args: [...args, ...sandbox] });
}
