import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../../../server/launch/system.mjs';
import { drillKills } from './kills/drillKills.ts';
import { drillRestarts } from './restarts.ts';

const USAGE = `npm run drill -- kills FILE… [--worker N] [--postgres N] [--redis N] [--flush N] [--minutes N]
npm run drill -- restarts [--restarts N]

kills     Imports the files into an empty product with two workers, by turns uploaded and from the watched folder, while
          members read: once without kills, and then with kills at any moment of an import (200 times its worker, 20
          PostgreSQL, 20 Redis; 10 times Redis loses everything), in as many rounds as that takes. Fails unless all
          tables end each round as without kills, and members saw only whole releases. An import that was begun eight
          times is spared, since the product gives up at ten. Prints the counts so far every minute, and when SIGTERM or
          SIGINT ends it. After --minutes, it makes no more kills, and the running round is the last.
          "Back after": a kill of a worker or of PostgreSQL, until the same import is at work again, or has ended, in
          an attempt that another worker or another session began; a loss of Redis, during which the import goes on,
          until Redis has all schedules and every import that waits.
restarts  Restarts two servers in turn (100 times) behind the proxy of docker-compose.yml, while members send requests.
          Fails unless every request is answered. Needs caddy.

  --folder DIR  for the data directories (/var/tmp/texas-drill); they are deleted unless something differs
  --port N      the first of the ports that are used (4780)

Needs Linux and Redis.`;

const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worker: number(200),
    postgres: number(20),
    redis: number(20),
    flush: number(10),
    restarts: number(100),
    minutes: number(Infinity),
    port: number(4780),
    folder: { type: 'string', default: '/var/tmp/texas-drill' },
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
function tellAgainAndAgain(lines: () => string[]): void {
  soFar = lines;
  setInterval(() => tell(`So far:\n${lines().join('\n')}`), 60_000).unref();
}

onStop((signal) => {
  console.log([...soFar(), `Ended by ${signal}: the running round was not compared.`].join('\n'));
  process.exit(1);
});

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
  const asked = { files: paths, times, minutes: Number(values.minutes), onSoFar: tellAgainAndAgain };
  return drillKills({ ...place, ...asked, folder: newFolder() });
}

const lines = values.help ? null : await run(positionals[0], positionals.slice(1));
console.log(lines?.join('\n') ?? USAGE);
if (lines === null && !values.help) process.exitCode = 1;
