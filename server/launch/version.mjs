import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';

/**
 * Writes `dist/version`, which `about`, the logs and `/health` state: VERSION if it is set, else the tag or the
 * commit of the checkout, else the number in package.json.
 */
export function writeVersion() {
  const file = join(root, 'dist/version');
  const version = process.env['VERSION'] || `${number()}${commit()}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === version) return;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, version);
}

function number() {
  return String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
}

/** `+` and the commit, or the distance to the latest tag; nothing outside of a checkout. */
function commit() {
  try {
    const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), stdio: 'pipe' };
    // Changes in the checkout are not said: the build's own files would count as such.
    return `+${execFileSync('git', ['describe', '--tags', '--always'], /** @type {any} */ (options)).trim()}`;
  } catch {
    return '';
  }
}
