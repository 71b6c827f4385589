import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { createDataSource, createPool } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { programPath } from '../platform/lib/programPath.ts';
import { attack, type Others } from './attack.ts';
import { benchDatabase } from './benchDatabase.ts';
import { questions } from './questions.bench.ts';
import { answerable } from './sender.ts';
import { newToken, startServer } from './serverProcess.ts';
import { inMs, percentile } from './timing.ts';
import { tellHelp } from '../platform/lib/tellHelp.ts';

/**
 * Reads as pages do while releases are published, against reading alone: `npm run bench:mixed -- FILE…`. It publishes
 * into a copy of the database that `BENCH_DATABASE` names. Exit code 1 if readers wait too long.
 */
const COPY = 'bench_mixed';
const IDLE_MS = 20_000;
const MOST = 1.3;

async function copyDatabase(source: URL): Promise<string> {
  const copy = new URL(source);
  copy.pathname = `/${COPY}`;
  // A database with connections cannot be copied, and the source may be the one of the environment.
  const elsewhere = new URL(source);
  elsewhere.pathname = '/template1';
  const server = createPool(elsewhere.href, { poolSize: 1 });
  try {
    await server.query(`/* bench.drop */ drop database if exists "${COPY}" with (force)`);
    await server.query(`/* bench.copy */ create database "${COPY}" template "${source.pathname.slice(1)}"`);
  } finally {
    await server.end();
  }
  return copy.href;
}

/** Publishes the files one after the other, each in its own process, as the worker does. */
async function publish(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const program = programPath('worker/import/bench/importOne.bench');
    const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let report = '';
    child.stdout.on('data', (part: Buffer) => (report += part.toString()));
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0 || !report.includes('"outcome":"published"')) throw new Error(`${file}: ${report}`);
    console.log(`Published ${file}`);
  }
}

async function compare(others: Others, files: readonly string[]): Promise<number> {
  await attack(others, IDLE_MS / 4, null);
  const idle = (await attack(others, IDLE_MS, null)).others;
  const over = new AbortController();
  const publishing = publish(files).finally(() => over.abort());
  const busy: number[] = [];
  while (!over.signal.aborted) busy.push(...(await attack(others, 1_000, null)).others);
  await publishing;
  const say = (name: string, times: readonly number[]): void =>
    console.log(
      `${name}: ${String(times.length)} questions, p50 ${inMs(percentile(times, 0.5))}, p99 ${inMs(percentile(times, 0.99))}`,
    );
  say('Alone', idle);
  say('During a publish', busy);
  return percentile(busy, 0.99) / percentile(idle, 0.99);
}

async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('Name the releases to publish: npm run bench:mixed -- FILE…');
  const url = await copyDatabase(await benchDatabase());
  process.env['DATABASE_URL'] = url;
  const db = await createDataSource(url, { poolSize: 2 }).initialize();
  const pool = createPool(url, { poolSize: 1 });
  const token = await newToken(db, readEnv().sessionSecret);
  const { origin, process: server } = await startServer();
  try {
    const asked = await answerable(origin, token, await questions(pool));
    const ratio = await compare({ origin, token, questions: asked }, files);
    const [load = 0] = loadavg();
    console.log(
      `p99 ${ratio.toFixed(2)} times that of reading alone (at most ${String(MOST)} wanted); ` +
        `${String(cpus().length)} cores, load ${load.toFixed(1)}`,
    );
    process.exitCode = ratio <= MOST ? 0 : 1;
  } finally {
    server.kill();
    await pool.end();
    await db.destroy();
  }
}

const USAGE = `npm run bench:mixed -- FILE…

Reads as pages do while the files are published one after the other, against reading alone. It publishes into a copy of
the database that BENCH_DATABASE names.`;

if (!tellHelp(USAGE)) await main(process.argv.slice(2));
