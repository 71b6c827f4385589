import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { root } from './settings.mjs';
import { canInstallWithApt, installWithApt, isRoot, runQuietly, which } from './system.mjs';

// The shell has no window to draw, and opens a page in three quarters of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | null} a Chromium or Chrome of this machine */
export function machinesBrowser() {
  return [...NAMES.map(which), ...ELSEWHERE].find((file) => file && existsSync(file)) ?? null;
}

/** @returns {Promise<string | null>} the machine's, else the one Playwright has installed */
export async function findBrowser() {
  const installed = machinesBrowser();
  if (installed) return installed;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** @returns {boolean} may we install Debian's? */
export function canInstallDebiansBrowser() {
  return canInstallWithApt(['debian']);
}

/** Debian's headless Chromium. */
export async function installDebiansBrowser() {
  // Older releases of Debian only have the whole browser.
  await installWithApt('chromium-headless-shell').catch(() => installWithApt('chromium'));
}

/** Playwright's Chromium. */
export async function installPlaywrightsBrowser() {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  // Only root can also install the system libraries that it needs.
  const args = [
    cli,
    'install',
    ...(isRoot && process.platform === 'linux' ? ['--with-deps'] : []),
    'chromium',
  ];
  const failure = 'The browser tests need Chromium or Chrome, and Playwright could not install one';
  await runQuietly(process.execPath, args, { cwd: root, failure });
}

/** @returns {Promise<string>} the browser that tests drive */
export async function requireBrowser() {
  const browser = await findBrowser();
  if (browser) return browser;
  throw new Refusal('The browser tests need Chromium or Chrome: install one, or let `npm test` do it.');
}
