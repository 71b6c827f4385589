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
    `/* largestCities */ select city from hotel_property where city is not null group by 1
      having count(*) >= 20 order by count(*) desc limit 300`,
  );
  const cities = rows.map(({ city }) => city);
  const one = cities.slice(2, 3);
  await compare(
    pool,
    peers,
    twentyHotels,
    { connections: 1, requests: 100, cities: one },
    '1 connection, cached',
  );
  await compare(
    pool,
    peers,
    twentyHotels,
    { connections: 50, requests: 300, cities: one },
    '50 connections, cached',
  );
  let from = 0;
  const fresh = {
    connections: 1,
    requests: 50,
    get cities() {
      // Each round asks for cities that none before asked for.
      from += 1;
      return cities.slice(from % 200, (from % 200) + 50);
    },
  };
  await compare(pool, peers, twentyHotels, fresh, '1 connection, other cities');
  await compare(pool, peers, hundredHotels, { connections: 1, requests: 10, cities: one }, '1 connection');
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
