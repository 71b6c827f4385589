import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMember } from '../accounts/member.ts';
import { openSession } from '../accounts/session.ts';
import { createDataSource, createPool } from '../database.ts';
import { readEnv } from '../env.ts';
import { createSchema } from '../schema.ts';
import { attack, type Seen } from './attack.ts';
import { largestKeys } from './largestKeys.ts';
import { questions } from './questions.bench.ts';
import { inMs, percentile, timeOf } from './timing.ts';
import { send } from './sender.ts';
import { worstOperations, type Worst } from './worstOperations.ts';

/**
 * Attacks the server as a member would who searched the schema for its worst: the ten slowest allowed operations, ten
 * at once, for a minute, while another member asks what pages ask. On the database of DATABASE_URL, which is to hold
 * releases. Exit code 1 where others wait too long, or the server grows or ends.
 */
const PORT = 4_790;
const ATTACK_MS = 60_000;
const IDLE_MS = 20_000;
const LARGEST_RSS_MB = 1_024;

async function main(): Promise<void> {
  const env = readEnv();
  const db = await createDataSource(env.databaseUrl, { poolSize: 2 }).initialize();
  const pool = createPool(env.databaseUrl, { poolSize: 1 });
  const [attacker, other] = [await signIn(db, env.sessionSecret), await signIn(db, env.sessionSecret)];
  const found = worstOperations(createSchema(), await largestKeys(pool));
  console.log(`${String(found.length)} fields can be asked for up to the limit`);
  const server = startServer();
  try {
    const origin = `http://127.0.0.1:${String(PORT)}`;
    await untilReady(origin);
    const worst = await slowest(origin, attacker, found);
    const others = { origin, token: other, questions: await questions(pool) };
    const idle = await attack(others, IDLE_MS, null);
    say('Idle', idle, server);
    const busy = await attack(others, ATTACK_MS, {
      token: attacker,
      documents: worst.map(({ document }) => document),
    });
    say('Under attack', busy, server);
    process.exitCode = isFair(idle, busy, server) ? 0 : 1;
  } finally {
    server.kill();
    await pool.end();
    await db.destroy();
  }
}

function startServer(): ChildProcess {
  const path = fileURLToPath(new URL(`../main${extname(import.meta.url)}`, import.meta.url));
  const env = { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' };
  return spawn(process.execPath, [...process.execArgv, path], { env, stdio: 'inherit' });
}

async function untilReady(origin: string): Promise<void> {
  for (let i = 0; i < 300; i += 1) {
    const isReady = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error('The server did not start.');
}

async function signIn(db: Parameters<typeof createMember>[0], secret: string): Promise<string> {
  const email = `doors-${crypto.randomUUID()}@example.test`;
  const name = { firstName: 'A', lastName: 'Reader', password: 'a password for nothing else' };
  const memberId = await createMember(db, { email, ...name, isPaid: true });
  return (await openSession(db, secret, { memberId })) ?? '';
}

const MOST_WORST = 10;

/** The slowest of all, each asked once. */
async function slowest(origin: string, token: string, all: readonly Worst[]): Promise<Worst[]> {
  const timed: { each: Worst; ms: number; status: number; bytes: number }[] = [];
  for (const each of all) {
    let answer = { status: 0, bytes: 0 };
    const ms = await timeOf(async () => {
      answer = await send(origin, token, { query: each.document });
    });
    timed.push({ each, ms, ...answer });
  }
  const sorted = timed.toSorted((a, b) => b.ms - a.ms);
  for (const { each, ms, status, bytes } of sorted.slice(0, 2 * MOST_WORST)) {
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    console.log(
      `${each.about}: ${each.values.toLocaleString('en-US')} values, ${inMs(ms)}, ${String(status)}, ${size}`,
    );
  }
  return sorted.slice(0, MOST_WORST).map(({ each }) => each);
}

function rssMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function say(when: string, { others, health, attacks }: Seen, server: ChildProcess): void {
  const answered = Object.entries(attacks).map(([status, count]) => `${String(count)} × ${status}`);
  console.log(
    `${when}: ${String(others.length)} questions of another member p50 ${inMs(percentile(others, 0.5))}, ` +
      `p99 ${inMs(percentile(others, 0.99))}; /healthz p99 ${inMs(percentile(health, 0.99))}, ` +
      `at most ${inMs(Math.max(...health))}; largest RSS ${rssMb(server).toFixed(0)} MB; ` +
      `attacks answered ${answered.join(', ') || 'none'}`,
  );
}

function isFair(idle: Seen, busy: Seen, server: ChildProcess): boolean {
  const ratio = percentile(busy.others, 0.99) / percentile(idle.others, 0.99);
  console.log(`p99 of others: ${ratio.toFixed(2)} times that of idle (at most 1.5 wanted)`);
  return (
    ratio <= 1.5 &&
    Math.max(...busy.health) < 100 &&
    rssMb(server) <= LARGEST_RSS_MB &&
    server.exitCode === null
  );
}

await main();
