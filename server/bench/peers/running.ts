import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { send } from '../sender.ts';

export interface Running {
  origin: string;
  pid: number;
  token: string | null;
  stop: () => void;
}

/** Starts a peer's program and waits for its first answer. */
export async function startPeer(folder: string, program: string, port: number): Promise<Running> {
  const env = { ...process.env, PORT: String(port) };
  const child: ChildProcess = spawn(process.execPath, [join(folder, program)], { env, stdio: 'inherit' });
  const origin = `http://127.0.0.1:${String(port)}`;
  for (let i = 0; i < 300 && child.exitCode === null; i += 1) {
    const isThere = await send(origin, null, { query: '{ __typename }', variables: {} }).then(
      () => true,
      () => false,
    );
    if (isThere) return { origin, pid: child.pid ?? 0, token: null, stop: () => void child.kill() };
    await pause(200);
  }
  child.kill();
  throw new Error(`${program} did not start.`);
}

const TICKS_A_SECOND = 100;

/** Milliseconds of processor that a process has used. */
export function cpuMs(pid: number): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/** The same of all connections of the database. They are kept while a peer is measured. */
export async function databaseCpuMs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `/* backends */ select pid from pg_stat_activity where datname = current_database()`,
  );
  return rows.reduce((sum, { pid }) => sum + cpuMsOrNone(pid), 0);
}

function cpuMsOrNone(pid: number): number {
  try {
    return cpuMs(pid);
  } catch {
    return 0;
  }
}
