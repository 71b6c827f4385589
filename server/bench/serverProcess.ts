import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readBillingSource } from '../billing/subscriptions/givenPlan.sql.ts';
import { createMember } from '../members/accounts/member.ts';
import { openSession } from '../members/accounts/sessions/session.ts';
import { nodeFlags } from '../launch/nodeFlags.mjs';
import { createDataSource } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { programPath } from '../platform/lib/programPath.ts';

const PORT = 4_790;

export interface Served {
  origin: string;
  process: ChildProcess;
}

/**
 * Starts the server as a separate process, with the environment's database. Throws if it is not ready within
 * a minute.
 */
export async function startServer(): Promise<Served> {
  const path = programPath('server/main');
  const env = {
    ...process.env,
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    ...((await isDemonstration()) && { DEMO_BILLING: 'on' }),
  };
  const child = spawn(process.execPath, [...process.execArgv, ...nodeFlags.server, path], {
    env,
    stdio: 'inherit',
  });
  // A failed benchmark must leave no server behind, because the next one would use it.
  process.once('exit', () => child.kill());
  const hasEnded = (): boolean => child.exitCode !== null;
  const origin = `http://127.0.0.1:${String(PORT)}`;
  for (let i = 0; i < 300 && !hasEnded(); i += 1) {
    const isReady = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && !hasEnded()) return { origin, process: child };
    await pause(200);
  }
  child.kill();
  throw new Error('The server did not start.');
}

/** True if the database has plans of the demonstration: a server without it would end them for every server. */
async function isDemonstration(): Promise<boolean> {
  const db = await createDataSource(readEnv().databaseUrl, { poolSize: 1 }).initialize();
  try {
    const [row] = await db.query<{ source: string }[]>(readBillingSource);
    return row?.source === 'sandbox';
  } finally {
    await db.destroy();
  }
}

/** Adds a member and returns a session token. */
export async function newToken(
  db: Parameters<typeof createMember>[0],
  secret: string,
  rights: object = { isPaid: true },
): Promise<string> {
  const email = `bench-${crypto.randomUUID()}@example.test`;
  const name = { firstName: 'A', lastName: 'Reader', password: 'a password for nothing else' };
  const memberId = await createMember(db, { email, ...name, ...rights });
  return (await openSession(db, secret, { memberId })) ?? '';
}

/** Peak memory of the server in MiB. */
export function largestRssMb({ process: { pid } }: Served): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
