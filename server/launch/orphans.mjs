import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { commandOf, stopProcess } from './system.mjs';

/**
 * Ends the sessions that a killed PostgreSQL left behind. A statement notices nothing until it ends, and until then no
 * other PostgreSQL starts on the same files. They end as in a crash, without taking their transactions back: a
 * transaction that is taken back by a session of its own leaves files over which recovery stumbles.
 * @param {string} cluster
 */
export async function endOrphans(cluster) {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(cluster);
  const orphans = readdirSync('/proc')
    .map(Number)
    .filter((pid) => isOrphan(pid, folder, cluster));
  await Promise.all(orphans.map((pid) => stopProcess(pid, { signal: 'SIGQUIT', graceMs: 1_000 })));
}

/** @param {number} pid @param {string} folder @param {string} cluster */
function isOrphan(pid, folder, cluster) {
  if (!(pid > 0)) return false;
  try {
    const isHere = readlinkSync(`/proc/${pid}/cwd`) === folder;
    return isHere && isTitled(pid) && !commandOf(parentOf(pid))?.includes(cluster);
  } catch {
    // Gone meanwhile, or another user's.
    return false;
  }
}

/** True for a session or a helper, but not for the first process. @param {number} pid */
function isTitled(pid) {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
}

/** @param {number} pid */
function parentOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it may have blanks and brackets.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
