import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './settings.mjs';
import { withLock } from './shared.mjs';
import { runQuietly } from './system.mjs';
import { writeVersion } from './version.mjs';
import { wantedBuild } from './wanted.mjs';

const dist = join(root, 'dist');
const NOT_PART_OF_A_BUILD =
  /\.(test|browser\.test|factory|testing)\.tsx?$|(^|[/\\])(test|fixtures|node_modules)[/\\]|\.m[jt]s$/;

/** @param {string} file path below the checkout */
export const isPartOfBuild = (file) => !NOT_PART_OF_A_BUILD.test(file);

/** Makes the next build of a part start afresh. @param {'server' | 'web'} name */
export function forgetBuild(name) {
  rmSync(stampOf(name), { force: true });
}

/** Builds the programs of server and worker below dist, if their sources changed since the last time. */
export async function compileServer() {
  const sources = serverSources();
  const hash = hashOf([...sources, ...launcher(), ...SETTINGS], JSON.stringify(wantedBuild()));
  await ifChanged('server', hash, async () => {
    // Loaded only now, because on a fresh machine it is installed first.
    const { bundle } = await import('./bundle.mjs');
    await bundle(sources);
  });
  // Last, so that programs of an earlier version never say that they are of this one.
  writeVersion();
}

/** Builds the pages into dist/web, if their sources changed since the last time. */
export async function compileWeb() {
  await ifChanged('web', hashOf([...filesIn(['web']), ...SETTINGS]), async () => {
    const args = ['build', '--config', join(root, 'web/vite.config.ts')];
    const failure = 'The pages could not be built';
    // vite says in NODE_ENV whether React's checks for developers go into the pages.
    const env = { ...process.env, NODE_ENV: 'production' };
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await runQuietly(process.execPath, [vite, ...args], { cwd: root, env, failure });
  });
}

/** Every build depends on them. */
const SETTINGS = ['tsconfig.json', 'package-lock.json'];

/** The launcher decides how to build, and programs use some of its files. @returns {string[]} */
function launcher() {
  const names = readdirSync(join(root, 'server/launch')).filter((name) => name.endsWith('.mjs'));
  return names.map((name) => join('server/launch', name)).sort();
}

/** The hash of all that a part was built from. @param {string} name */
const stampOf = (name) => join(dist, `.${name}-sources`);

/**
 * @param {'server' | 'web'} name of the part
 * @param {string} hash of all that it is built from
 * @param {() => Promise<void>} build
 */
async function ifChanged(name, hash, build) {
  const stamp = stampOf(name);
  const isCurrent = () =>
    existsSync(join(dist, name)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent()) return;
  await withLock(join(dist, `.${name}-lock`), async () => {
    if (isCurrent()) return;
    // A build that is interrupted leaves files of two versions.
    forgetBuild(name);
    await build();
    writeFileSync(stamp, hash);
  });
}

/**
 * A hash of everything in some folders that is part of a build.
 * @param {string[]} folders below the checkout
 */
export function hashOfFolders(folders) {
  return hashOf(filesIn(folders));
}

/** @returns {string[]} the files of server and worker, below the checkout */
export const serverSources = () => filesIn(['server', 'worker']);

/** @param {string[]} folders @returns {string[]} paths below the checkout, in a fixed order */
function filesIn(folders) {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isPartOfBuild)
    .sort();
}

/** @param {string[]} files @param {string} [options] */
function hashOf(files, options = '') {
  const hash = createHash('sha256').update(options);
  for (const file of files)
    hash
      .update(file.replaceAll(sep, '/'))
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
