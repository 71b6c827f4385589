import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Pool } from 'pg';

/** An import at work, and the database session that holds the lock of all imports for it. */
export interface Running {
  id: number;
  fileName: string;
  /** Number of times that a worker began it. */
  attempts: number;
  /** Process and start of the session: numbers of processes are used again. */
  session: string;
  /** The worker's end of the session's connection. */
  clientPort: number;
}

const findRunning = `/* drill.running */
  select i.id, i.file_name as "fileName", i.attempts, a.pid || ' ' || a.backend_start as session,
    a.client_port as "clientPort"
  from pg_locks l join pg_stat_activity a using (pid) cross join import i
  where l.locktype = 'advisory' and l.objid = 7460003 and l.granted and i.state = 'running'`;

/** Null if no import is at work, or the database does not answer. */
export async function runningImport(pool: Pool): Promise<Running | null> {
  const answer = await pool.query<Running>(findRunning).catch(() => null);
  return answer?.rows[0] ?? null;
}

/** True if it is the same attempt by the same session. */
export function isSame(one: Running, other: Running | null): boolean {
  return one.id === other?.id && one.attempts === other.attempts && one.session === other.session;
}

/** The process among these that has a connection from a local port. */
export function ownerOfPort(port: number, pids: readonly number[]): number | undefined {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const inode = lines.map((line) => line.trim().split(/\s+/)).find((words) => words[1] === local)?.[9];
  return pids.find((pid) => inode !== undefined && hasSocket(pid, inode));
}

function hasSocket(pid: number, inode: string): boolean {
  try {
    const folder = `/proc/${String(pid)}/fd`;
    return readdirSync(folder).some((fd) => linkOf(`${folder}/${fd}`) === `socket:[${inode}]`);
  } catch {
    // The process has ended.
    return false;
  }
}

/** Null for a file that was closed meanwhile. */
function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
