import { existsSync } from 'node:fs';
import { createDataSource, createPool } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { entities } from '../../http/schema/entities.ts';
import { benchDatabase } from '../benchDatabase.ts';
import { newToken, startServer } from '../serverProcess.ts';
import { compareExports } from './exports.bench.ts';
import { installPeers } from './installPeers.ts';
import { compare, type Peers } from './measure.bench.ts';
import { comparePlaces } from './places.bench.ts';
import { hundredHotels, twentyHotels, type PeerName } from './questions.ts';
import { startPeer, type Running } from './running.ts';
import { tellHelp } from '../../platform/lib/tellHelp.ts';

/** Measures the product beside its peers on the same rows in one Postgres: `npm run bench:peers`. */
const programs = [
  ['bare http+pg', 'bare.mjs', 4801],
  ['Mercurius jit', 'mercurius.mjs', 4802],
  ['Apollo alone', 'apollo.mjs', 4803],
  ['PostGraphile 5', 'postgraphile.mjs', 4804],
] as const;

/** Cities a round. */
const OTHERS = 50;
/** Cities to ask for beforehand: an answer of before runs little code, so the product's would be compiled only now. */
const WARMING = 600;

async function startAll(token: string): Promise<Map<PeerName, Running>> {
  const folder = installPeers();
  const peers = new Map<PeerName, Running>();
  for (const [name, program, port] of programs) {
    if (existsSync(folder)) peers.set(name, await startPeer(folder, program, port));
  }
  const { origin, process: child } = await startServer();
  peers.set('this product', { origin, pid: child.pid ?? 0, token, stop: () => void child.kill() });
  return peers;
}

async function askAll(pool: ReturnType<typeof createPool>, peers: Peers): Promise<void> {
  const { rows } = await pool.query<{ city: string }>(
    `/* citiesBySize */ select city from hotel_property where city is not null group by 1 order by count(*) desc, city`,
  );
  const cities = rows.map(({ city }) => city);
  const one = (): string[] => cities.slice(2, 3);
  /** In each round cities that the product was not asked for before. */
  const others = (round: number): string[] =>
    round === 0
      ? cities.slice(4 * OTHERS, 4 * OTHERS + WARMING)
      : cities.slice(OTHERS * round, OTHERS * (round + 1));
  const loads = [
    [twentyHotels, '1 connection, cached', { connections: 1, requests: 1_000, cities: one }],
    [twentyHotels, '50 connections, cached', { connections: 50, requests: 1_000, cities: one }],
    [twentyHotels, '1 connection, other cities', { connections: 1, cities: others }],
    [hundredHotels, '1 connection', { connections: 1, requests: 10, cities: one }],
  ] as const;
  for (const [question, how, load] of loads) await compare(pool, peers, question, load, how);
}

async function main(): Promise<void> {
  const { href: url } = await benchDatabase();
  process.env['DATABASE_URL'] = url;
  process.env['OPERATIONS_PER_MEMBER'] = '50';
  const db = await createDataSource(url, { entities }).initialize();
  const pool = createPool(url, { poolSize: 2 });
  // PostGraphile finds relations by keys, which large tables here do without.
  await db.query(
    `/* tellPostgraphile */ comment on table hotel_month is
      E'@foreignKey (property_id) references hotel_property (id)|@foreignFieldName months';
    comment on table subscription is E'@name paid_subscription'`,
  );
  const peers = await startAll(await newToken(db, readEnv().sessionSecret));
  try {
    await askAll(pool, peers);
    const product = peers.get('this product');
    if (product) await comparePlaces(pool, product);
    if (product) await compareExports(pool, product);
  } finally {
    for (const { stop } of peers.values()) stop();
    await pool.end();
    await db.destroy();
  }
}

const USAGE = `npm run bench:peers

Measures the product beside its peers on the same rows in one Postgres.`;

if (!tellHelp(USAGE)) await main();
