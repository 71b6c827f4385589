import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drillKills } from './kills.ts';
import { drillRestarts } from './restarts.ts';

const USAGE = `npm run drill -- kills FILE… [--worker N] [--postgres N] [--redis N] [--flush N]
npm run drill -- restarts [--restarts N]

kills     Imports the files twice into an empty product, half of them uploaded and half from the watched folder, while a
          member reads: once in peace, and once while parts are killed in the middle of imports (20 times the worker, 5
          PostgreSQL, 5 Redis; 3 times Redis loses everything). Prints how long each part took to be back. Fails unless
          all tables end alike and the member saw only whole releases. Imports should take some seconds each: a kill
          that finds no import left is not made, and the counts say so. SIGTERM prints the counts so far.
restarts  Restarts two servers in turn (100 times) behind the proxy of docker-compose.yml, while members send requests.
          Fails unless every request is answered. Needs caddy.

  --folder DIR  for the data directories (/var/tmp/texas-drill)
  --port N      the first of the ports that are used (4780)

Needs Linux and Redis.`;

const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ worker: number(20), postgres: number(5), redis: number(5), flush: number(3), restarts: number(100) },
    ...{ port: number(4780), folder: { type: 'string', default: '/var/tmp/texas-drill' } },
    help: { type: 'boolean', default: false },
  },
});

/** A new folder for the data directories of a drill. */
function newFolder(): string {
  const folder = resolve(values.folder, new Date().toISOString().slice(0, 19).replace(/:/g, '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

const tell = (sentence: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${sentence}`);

let soFar: () => string[] = () => [];
function tellWhenEnded(lines: () => string[]): void {
  soFar = lines;
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    console.log([...soFar(), `Ended by ${signal}: the tables were not compared.`].join('\n'));
    process.exit(1);
  });
}

async function run(drill: string | undefined, files: readonly string[]): Promise<string[] | null> {
  const place = { port: Number(values.port), tell };
  if (drill === 'restarts')
    return drillRestarts({ ...place, folder: newFolder(), restarts: Number(values.restarts) });
  if (drill !== 'kills' || files.length === 0) return null;
  const { worker, postgres, redis, flush } = values;
  const times = {
    worker: Number(worker),
    postgres: Number(postgres),
    redis: Number(redis),
    flush: Number(flush),
  };
  const paths = files.map((file) => resolve(process.env['INIT_CWD'] ?? '.', file));
  return drillKills({ ...place, folder: newFolder(), files: paths, times, onEnd: tellWhenEnded });
}

const lines = values.help ? null : await run(positionals[0], positionals.slice(1));
console.log(lines?.join('\n') ?? USAGE);
if (lines === null && !values.help) process.exitCode = 1;
