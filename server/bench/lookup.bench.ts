import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { createMember } from '../members/accounts/member.ts';
import { openSession } from '../members/accounts/sessions/session.ts';
import type { KeptAnswers } from '../http/answers/keptAnswers.ts';
import { createApp } from '../http/app.ts';
import { createPool } from '../platform/database.ts';
import { openDeps } from '../http/deps.ts';
import { warmUp } from '../http/warmUp.ts';
import { readEnv } from '../platform/env.ts';
import { programPath } from '../platform/lib/programPath.ts';
import { createLog } from '../platform/log.ts';
import { prepareDatabase } from '../market/places/loadReference.ts';
import { asker } from './asker.ts';
import { measure, questions } from './questions.bench.ts';
import { measureSuggestions } from './suggestions.bench.ts';
import { tellHelp } from '../platform/lib/tellHelp.ts';

/**
 * Measures reading on the full-scale synthetic sample with the web client's own queries over HTTP, beside the same
 * statements sent by a bare `pg` client: `npm run bench:lookup`. The sample is loaded the first time, which takes a
 * while. Exit code 1 where a limit is exceeded.
 */
const DATABASE = 'bench_lookup';

async function loadSample(): Promise<void> {
  const path = programPath('worker/import/bench/loadFull.bench');
  const child = spawn(process.execPath, [...process.execArgv, path, DATABASE], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error('The sample could not be loaded.');
}

async function run(databaseUrl: string, pool: Pool): Promise<boolean> {
  const given = readEnv();
  // Fifty people ask by one account here.
  const requestLimits = { ...given.requestLimits, perMember: 50 };
  const env = { ...given, databaseUrl, redisUrl: null, captcha: null, requestLimits };
  // Each question is asked many times: kept answers would be measured, and not reading.
  const deps = { ...(await openDeps(env, createLog('bench', 'warn'))), answers: nothingKept };
  await prepareDatabase(deps.db);
  await warmUp(deps, env.databasePoolSize);
  const app = await createApp(deps);
  const server = createServer(app.handler);
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const token = await signIn(deps.db, env.sessionSecret);
    const ask = asker(origin, token);
    const results = [await measureSuggestions(pool, ask, { origin, token })];
    for (const question of await questions(pool)) results.push(await measure(pool, ask, question));
    return results.every(Boolean);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await deps.close();
  }
}

const nothingKept: KeptAnswers = {
  find: () => Promise.resolve(null),
  made: () => undefined,
  passed: () => undefined,
  findAgain: () => null,
  asked: { note: () => undefined, most: () => [] },
  close: () => undefined,
};

async function signIn(db: Parameters<typeof createMember>[0], secret: string): Promise<string> {
  const email = `reader-${String(Date.now())}@example.test`;
  const password = 'a password for nothing else';
  const memberId = await createMember(db, {
    email,
    firstName: 'A',
    lastName: 'Reader',
    password,
    isPaid: true,
  });
  return (await openSession(db, secret, { memberId })) ?? '';
}

async function main(): Promise<void> {
  await loadSample();
  const url = new URL(readEnv().databaseUrl);
  url.pathname = `/${DATABASE}`;
  const pool = createPool(url.href, { poolSize: 1 });
  try {
    process.exitCode = (await run(url.href, pool)) ? 0 : 1;
  } finally {
    await pool.end();
  }
}

const USAGE = `npm run bench:lookup

Measures the questions that pages ask, on a database that holds releases.`;

if (!tellHelp(USAGE)) await main();
