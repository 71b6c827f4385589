import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkSystem } from './checks.mjs';
import { endOfLog, openLog } from './logs.mjs';
import { endOrphans } from './orphans.mjs';
import { postgresPackage } from './packages.mjs';
import { clusterFolder, postgresOwner, programFolder } from './place.mjs';
import { Refusal } from './refusal.mjs';
import { rotateLargeLog, sizeOf } from './rotation.mjs';
import { commandOf, freePort, hasEnded, isFreePort, lastLines, runQuietly, stopProcess } from './system.mjs';

/** @typedef {{ cluster: string, programs: string, owner: import('./place.mjs').Owner | null, log: string, password: string, productPassword: string, portFile: string }} Site */

/**
 * `url` is for server and worker, whose role is made by the first migration; `ownerUrl` is the superuser's.
 * @typedef {{ pid: number, port: number, url: string, ownerUrl: string, cluster: string }} Running
 */

/** The role of server and worker. */
const PRODUCT_ROLE = 'texas_receipts';

/**
 * Starts the embedded PostgreSQL of a data directory, or joins the running one, and cleans up after a killed
 * run. It belongs to no terminal, so Ctrl-C reaches it only through us.
 * @param {string} dataDir
 * @param {string[]} settings `name=value` lines of postgresql.conf
 * @returns {Promise<Running>}
 */
export async function startPostgres(dataDir, settings) {
  checkSystem();
  const site = await prepareSite(dataDir);
  if (!existsSync(site.cluster)) await createCluster(site);
  const deadline = Date.now() + MEMORY_FREE_WITHIN_MS;
  for (;;) {
    const postmaster = readPostmaster(site.cluster);
    if (!postmaster) await launch(site, settings, deadline);
    else if (postmaster.ready) return runningAt(site, postmaster);
    else await delay(50);
  }
}

/**
 * Stops the PostgreSQL of a data directory, even if another process started it: open connections are closed,
 * data is safe.
 * @param {string} dataDir
 */
export async function stopPostgres(dataDir) {
  const postmaster = readPostmaster(clusterFolder(dataDir, postgresOwner()));
  // SIGINT is its fast shutdown, SIGQUIT the immediate one that recovers at the next start.
  if (postmaster) await stopProcess(postmaster.pid, { signal: 'SIGINT', graceMs: 30_000, force: 'SIGQUIT' });
}

/** @param {Site} site @param {{ pid: number, port: number }} postmaster @returns {Running} */
function runningAt({ cluster, password, productPassword }, { pid, port }) {
  const url = addressOf(PRODUCT_ROLE, productPassword, port);
  return { pid, port, cluster, url, ownerUrl: addressOf('postgres', password, port) };
}

/** @param {string} role @param {string} password @param {number} port */
function addressOf(role, password, port) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
}

/** The superuser's address; null if no PostgreSQL runs in the data directory. @param {string} dataDir */
export function ownerAddress(dataDir) {
  const postmaster = readPostmaster(clusterFolder(dataDir, postgresOwner()));
  return postmaster && addressOf('postgres', keptSecret(dataDir, OWNER_SECRET), postmaster.port);
}

const OWNER_SECRET = 'postgres-password';

/** Made once for a data directory. @param {string} dataDir @param {string} name */
function keptSecret(dataDir, name) {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** @param {string} dataDir @returns {Promise<Site>} */
async function prepareSite(dataDir) {
  const owner = postgresOwner();
  const { native, version } = await postgresPackage();
  return {
    cluster: clusterFolder(dataDir, owner),
    programs: programFolder(native, version, owner),
    owner,
    log: postgresLog(dataDir),
    password: keptSecret(dataDir, OWNER_SECRET),
    productPassword: keptSecret(dataDir, 'postgres-product-password'),
    portFile: join(dataDir, 'postgres-port'),
  };
}

/** Created elsewhere and renamed, so that a killed first start leaves nothing incomplete. @param {Site} site */
async function createCluster({ cluster, programs, owner, password }) {
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [unfinished, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const flags = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // One collation on every machine: names sort alike wherever this runs.
  flags.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  try {
    const failure = `The database could not be created in ${cluster}`;
    await runQuietly(join(programs, 'initdb'), [`--pgdata=${unfinished}`, ...flags], { ...owner, failure });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster);
}

/**
 * Returns when the postmaster has written its file, when another one is already running, or, before the deadline, when the
 * memory of a killed one was still in use.
 * @param {Site} site
 * @param {string[]} settings
 * @param {number} deadline
 * @returns {Promise<void>}
 */
async function launch(site, settings, deadline) {
  const { cluster, programs, owner, log } = site;
  await endOrphans(cluster);
  disownPidFile(cluster);
  rotateLargeLog(log);
  const from = sizeOf(log);
  const output = openLog(log);
  const args = ['-D', cluster, '-p', String(await choosePort(site)), '-h', '127.0.0.1', '-k', ''];
  const child = spawn(
    join(programs, 'postgres'),
    [...args, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: cluster,
      detached: true,
      stdio: ['ignore', 'ignore', output],
    },
  );
  closeSync(output);
  child.unref();
  child.once('error', () => undefined);
  while (!readPostmaster(cluster)) {
    if (hasEnded(child)) {
      const reason = lastLines(endOfLog(log, from), 4);
      // `startPostgres` starts it once more.
      if (isMemoryInUse(reason) && Date.now() < deadline) return delay(50);
      throw new Refusal(`PostgreSQL did not start:\n${reason}`);
    }
    await delay(20);
  }
}

/** A killed process lets go of the shared memory a moment after it is gone from the list. */
const MEMORY_FREE_WITHIN_MS = 3_000;

/** @param {string} reason */
function isMemoryInUse(reason) {
  return /pre-existing shared memory block .* is still in use/.test(reason);
}

/**
 * The port of this data directory, the same at each start; a new one if it has none or another program uses it.
 * @param {Site} site
 */
async function choosePort({ portFile }) {
  const kept = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  if (kept > 0 && (await isFreePort(kept))) return kept;
  const port = await freePort();
  writeFileSync(portFile, String(port));
  return port;
}

/**
 * A killed postmaster's number may be another program's by now, or wait to be reaped, and PostgreSQL takes either for
 * a postmaster. The rest of the file stays: by it PostgreSQL tells that sessions of the killed one are still at work.
 * @param {string} cluster
 */
function disownPidFile(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file) || readPostmaster(cluster)) return;
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [NOBODY, ...lines].join('\n'));
}

/** More than any system numbers its processes. */
const NOBODY = 2 ** 22 + 1;

/** @param {string} dataDir */
export function postgresLog(dataDir) {
  return join(dataDir, 'logs', 'postgres.log');
}

/** True if it accepts connections. @param {string} dataDir */
export function isPostgresReady(dataDir) {
  return readPostmaster(clusterFolder(dataDir, postgresOwner()))?.ready ?? false;
}

/**
 * State of the cluster's postmaster, from its own file; null if none is running, even if an old file was left.
 * @param {string} cluster
 * @returns {{ pid: number, port: number, ready: boolean } | null}
 */
function readPostmaster(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const isOurs = commandOf(pid)?.includes(cluster) ?? false;
  return isOurs ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null;
}
