import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { createApp } from '../../../http/app.ts';
import { createPool } from '../../../platform/database.ts';
import { openDeps } from '../../../http/deps.ts';
import { readEnv } from '../../../platform/env.ts';
import { createLog } from '../../../platform/log.ts';
import { prepareDatabase } from '../../../market/places/loadReference.ts';
import { hashPassword } from '../passwords/password.ts';
import { tellHelp } from '../../../platform/lib/tellHelp.ts';

/**
 * Measures whether the response time reveals a known address: pairs of a known and an unknown one, at sign-in
 * and at password reset, over HTTP. Exit code 1 if the medians differ by more than allowed.
 */
const PAIRS = 1_000;
const WARM_UP = 50;
const ALLOWED_MS = 5;

type Ask = (email: string, caller: number) => Promise<void>;

/** Each pair uses an IP address of its own, because attempts per address are limited. */
function asker(origin: string, query: string): Ask {
  return async (email, caller) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${String(caller >> 16)}.${String((caller >> 8) & 255)}.${String(caller & 255)}`,
      },
      body: JSON.stringify({ query, variables: { email } }),
    });
    const text = await response.text();
    if (!response.ok || text.includes('TOO_MANY')) throw new Error(`Not measured: ${text}`);
  };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** True if the medians are close enough. */
async function measure(name: string, ask: Ask): Promise<boolean> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < WARM_UP + PAIRS; i += 1) {
    const kinds = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const time = await timeOf(() => ask(`${kind}${String(i)}@example.test`, i));
      if (i >= WARM_UP) times[kind].push(time);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  const said = [known, unknown, difference].map((ms) => `${ms.toFixed(2)} ms`);
  console.log(
    `${name}: known ${said[0]}, unknown ${said[1]}, medians differ by ${said[2]} (${String(PAIRS)} pairs)`,
  );
  return difference <= ALLOWED_MS;
}

async function addMembers(db: DataSource): Promise<void> {
  await db.query(
    `/* bench.addMembers */ insert into member (email, first_name, last_name, password_hash)
     select 'known' || n || '@example.test', 'Known', 'Member', $1 from generate_series(0, $2::int) n`,
    [await hashPassword('correct horse battery'), WARM_UP + PAIRS],
  );
}

async function run(databaseUrl: string): Promise<boolean> {
  const env = { ...readEnv(), databaseUrl, redisUrl: null, trustProxy: 1, captcha: null };
  const deps = await openDeps(env, createLog('bench', 'warn'));
  try {
    await prepareDatabase(deps.db);
    await addMembers(deps.db);
    const app = await createApp(deps);
    const server = createServer(app.handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const signIn = 'signIn(input: { email: $email, password: "a wrong password" }) { errors { code } }';
    const reset = 'requestPasswordReset(input: { email: $email }) { ok errors { code } }';
    const results = [
      await measure('Sign-in', asker(origin, `mutation ($email: String!) { ${signIn} }`)),
      await measure('Reset', asker(origin, `mutation ($email: String!) { ${reset} }`)),
    ];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    return results.every(Boolean);
  } finally {
    await deps.close();
  }
}

/** Creates and drops a database of its own on the configured server; the product's data is not touched. */
async function main(): Promise<void> {
  const { databaseUrl } = readEnv();
  const name = `bench_accounts_${randomBytes(4).toString('hex')}`;
  const pool = createPool(databaseUrl, { poolSize: 1 });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await pool.query(`/* bench.create */ create database "${name}"`);
  try {
    process.exitCode = (await run(url.href)) ? 0 : 1;
  } finally {
    await pool.query(`/* bench.drop */ drop database "${name}" with (force)`);
    await pool.end();
  }
}

const USAGE = `npm run bench:accounts

Measures whether the response time reveals a known address, at sign-in and at password reset, in a database of its own.`;

if (!tellHelp(USAGE)) await main();
