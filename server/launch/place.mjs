import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { isRoot, which } from './system.mjs';

/** Folders for files that PostgreSQL's own user must reach, if it cannot reach their usual place. */
const COMMON = '/var/lib/texas-receipts';

/** @typedef {{ uid: number, gid: number }} Owner */

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, created if missing.
 * @returns {Owner | null} null if the current user will do
 */
export function postgresOwner() {
  if (!isRoot) return null;
  try {
    return idsOf('postgres');
  } catch {
    if (!which('useradd'))
      throw new Refusal('PostgreSQL does not run as root: add a user named postgres, or set DATABASE_URL.');
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return idsOf('postgres');
  }
}

/** @param {string} user @returns {Owner} */
function idsOf(user) {
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * May this user pass through every folder down to this one? A checkout below a 0700 home is out of reach.
 * @param {string} folder
 * @param {Owner} owner
 * @returns {boolean}
 */
export function isReachable(folder, owner) {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return dirname(folder) === folder || isReachable(dirname(folder), owner);
}

/**
 * The folder for a data directory's cluster: inside it if PostgreSQL's user can reach it, otherwise a shared
 * one that the data directory names, so that a new data directory gets a new cluster.
 * @param {string} dataDir
 * @param {Owner | null} owner
 * @returns {string}
 */
export function clusterFolder(dataDir, owner) {
  mkdirSync(dataDir, { recursive: true });
  if (owner === null || isReachable(dataDir, owner)) return join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres-place');
  if (!existsSync(note)) writeFileSync(note, join(COMMON, randomBytes(6).toString('hex')));
  const place = readFileSync(note, 'utf8');
  mkdirSync(place, { recursive: true });
  return join(place, 'postgres');
}

/**
 * The folder of PostgreSQL's programs, copied once to a place that its user can reach, if necessary.
 * @param {string} native the package's folder
 * @param {string} version
 * @param {Owner | null} owner
 * @returns {string}
 */
export function programFolder(native, version, owner) {
  if (owner === null || isReachable(join(native, 'bin'), owner)) return join(native, 'bin');
  const copy = join(COMMON, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return join(copy, 'bin');
}
