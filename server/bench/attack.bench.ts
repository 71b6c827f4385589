import { createDataSource, createPool } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { createSchema } from '../http/schema/schema.ts';
import { attack, type Seen } from './attack.ts';
import { largestKeys } from './largestKeys.ts';
import { questions } from './questions.bench.ts';
import { inMs, percentile, timeOf } from './timing.ts';
import { answerable, send } from './sender.ts';
import { largestRssMb, newToken, startServer, type Served } from './serverProcess.ts';
import { firstSteps, OF_THEN, worstOperations, type Worst } from './worstOperations.ts';
import { tellHelp } from '../platform/lib/tellHelp.ts';

/**
 * Attacks the server as a member would who searched the schema for its worst: the ten slowest allowed operations, ten
 * at once, while another member asks what pages ask. On the database of DATABASE_URL, which is to hold releases. Exit
 * code 1 where others wait too long, or the server grows or ends.
 */
/** In each, others read alone and then beside the attack, so that whatever else the machine does is beside both. */
const ROUNDS = 10;
const MEASURED_MS = 8_000;
/** Median of the rounds' p99 under attack, compared with the same round's when idle. */
const MOST_RATIO = 1.5;
const LARGEST_RSS_MB = 1_024;

async function main(): Promise<void> {
  const env = readEnv();
  const db = await createDataSource(env.databaseUrl, { poolSize: 2 }).initialize();
  const pool = createPool(env.databaseUrl, { poolSize: 1 });
  const [attacker, other] = [await newToken(db, env.sessionSecret), await newToken(db, env.sessionSecret)];
  const [schema, keys] = [createSchema(), await largestKeys(pool)];
  const server = await startServer();
  const { origin } = server;
  try {
    const refused = await refusedOf(origin, attacker, firstSteps(schema, keys));
    const found = worstOperations(schema, keys, refused);
    console.log(`${String(found.length)} fields can be asked for up to the limit`);
    const worst = await slowest(origin, attacker, found);
    const others = {
      origin,
      token: other,
      questions: await answerable(origin, other, await questions(pool)),
    };
    const documents = worst.map(({ document }) => document);
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const idle = await attack(others, MEASURED_MS, null);
      const busy = await attack(others, MEASURED_MS, { token: attacker, documents });
      rounds.push({ idle, busy });
      say(`Round ${String(round)}, idle`, idle, server);
      say(`Round ${String(round)}, under attack`, busy, server);
    }
    process.exitCode = isFair(rounds, server) ? 0 : 1;
  } finally {
    server.process.kill();
    await pool.end();
    await db.destroy();
  }
}

/** Names of the fields of the query that are not for members. */
async function refusedOf(
  origin: string,
  token: string,
  steps: readonly { name: string; document: string }[],
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>();
  for (const { name, document } of steps) {
    const { status } = await send(origin, token, { query: document });
    if (status === 403) refused.add(name);
  }
  return refused;
}

/** The nearest to the limit: enough to have one of each kind among them. */
const TRIED = { first: 90, each: 3 };
const MOST_WORST = 10;

/** The slowest of all, each asked once. */
async function slowest(origin: string, token: string, all: readonly Worst[]): Promise<Worst[]> {
  const timed: { each: Worst; ms: number; status: number; bytes: number }[] = [];
  const isOfThen = ({ about }: Worst): boolean => about.endsWith(OF_THEN);
  const tried = all.filter((each, i) => isOfThen(each) || (i < TRIED.first && i % TRIED.each === 0));
  for (const each of tried) {
    let answer = { status: 0, bytes: 0 };
    const ms = await timeOf(async () => {
      answer = await send(origin, token, { query: each.document });
    });
    timed.push({ each, ms, ...answer });
    console.log(`${each.about}: ${inMs(ms)}, ${String(answer.status)}`);
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

function say(when: string, { others, health, attacks }: Seen, server: Served): void {
  const answered = Object.entries(attacks).map(([status, count]) => `${String(count)} × ${status}`);
  console.log(
    `${when}: ${String(others.length)} questions of another member p50 ${inMs(percentile(others, 0.5))}, ` +
      `p99 ${inMs(percentile(others, 0.99))}; /healthz p99 ${inMs(percentile(health, 0.99))}, ` +
      `at most ${inMs(Math.max(...health))}; largest RSS ${largestRssMb(server).toFixed(0)} MB; ` +
      `attacks answered ${answered.join(', ') || 'none'}`,
  );
}

interface Round {
  idle: Seen;
  busy: Seen;
}

function isFair(rounds: readonly Round[], server: Served): boolean {
  const ratiosOf = (part: number): number[] =>
    rounds.map(({ idle, busy }) => percentile(busy.others, part) / percentile(idle.others, part));
  for (const part of [0.5, 0.95, 0.99]) {
    const [low, middle, high] = [0, 0.5, 1].map((at) => percentile(ratiosOf(part), at).toFixed(2));
    console.log(`p${String(part * 100)} of others: median ${middle} times that of idle, ${low} to ${high}`);
  }
  const worstHealth = Math.max(...rounds.flatMap(({ busy }) => busy.health));
  return (
    percentile(ratiosOf(0.99), 0.5) <= MOST_RATIO &&
    worstHealth < 100 &&
    largestRssMb(server) <= LARGEST_RSS_MB &&
    server.process.exitCode === null
  );
}

const USAGE = `npm run bench:attack

Attacks a server with the ten slowest allowed operations, ten at once, while another member asks, in ten rounds.`;

if (!tellHelp(USAGE)) await main();
