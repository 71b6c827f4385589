import type { PoolClient } from 'pg';
import { groupBy } from '../../../server/platform/lib/byKey.ts';
import { analyzeGrown } from '../../import/analyzeGrown.ts';
import { runAll } from '../../import/product.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { known, nameKey, type Business } from './evidence.ts';
import type { Decided } from './addressGroups.ts';
import { completed } from './cutAddresses.ts';
import { touchHandOvers } from './handOver.sql.ts';
import { joinSpots, type JoinedPair } from './joinSpots.ts';
import * as sql from './placePremises.sql.ts';
import type { Spot } from './spot.ts';
import { partsOfAddress, spelledAddress } from './spelled.ts';

interface Property extends Business {
  id: number;
  locationNumber: number;
  zip: string;
  address: string;
}

interface Placed {
  product: string;
  id: number;
  zip: string;
  address: string;
}

interface Pair extends JoinedPair {
  zip: string;
  main: string | null;
  names: string;
  otherNames: string;
}

/** ZIP codes whose properties are compared at a time; in all they are 2,700, with 15 properties each. */
const ZIPS_AT_A_TIME = 100;

/**
 * Puts the properties of the touched ZIP codes at their premises: one spelling of the address, similar ones joined.
 * Both taxes, since they share premises. Leaves `moved_premises`; properties of the tax `described` with a new
 * description move when that is written.
 */
export async function placePremises(client: PoolClient, described: ImportedProduct): Promise<void> {
  await client.query(sql.createPlaced);
  if (described === 'hotel') await client.query(touchHandOvers);
  const { rows } = await client.query<{ zips: string[] }>(sql.listZips);
  const zips = rows[0]?.zips ?? [];
  for (let at = 0; at < zips.length; at += ZIPS_AT_A_TIME) {
    await placeIn(client, described, zips.slice(at, at + ZIPS_AT_A_TIME));
  }
  await runAll(client, ['analyze placed_property', sql.addPremises]);
  await analyzeGrown(client, 'premises', ['address', 'zip']);
  await runAll(client, [sql.findMoved(described), 'analyze moved_premises', ...sql.moveAll(described)]);
  await runAll(client, sql.writePairs);
}

/** Compares the addresses of some ZIP codes. */
async function placeIn(
  client: PoolClient,
  described: ImportedProduct,
  zips: readonly string[],
): Promise<void> {
  const { rows: properties } = await client.query<Property>(sql.findBusinesses(described), [zips]);
  const { rows: decisions } = await client.query<Decided & { zip: string }>(sql.findDecisions, [zips]);
  const decided = groupBy(decisions, ({ zip }) => zip);
  const placed: Placed[] = [];
  const pairs: Pair[] = [];
  for (const [zip, here] of groupBy(properties, (property) => property.zip)) {
    const at = groupBy(completed(here), ({ address }) => spelledAddress(address));
    const { mainOf, joins, doubts } = joinSpots(spotsOf(at), decided.get(zip) ?? []);
    const main = (address: string): string => mainOf.get(address) ?? address;
    for (const [address, found] of at) {
      placed.push(...found.map(({ product, id }) => ({ product, id, zip, address: main(address) })));
    }
    const named = (pair: JoinedPair) => ({
      ...pair,
      zip,
      names: namesOf(at.get(pair.one)),
      otherNames: namesOf(at.get(pair.other)),
    });
    pairs.push(...joins.map((pair) => ({ ...named(pair), main: main(pair.one) })));
    pairs.push(...doubts.map((pair) => ({ ...named(pair), main: null })));
  }
  await notePlaced(client, placed);
  await notePairs(client, pairs);
}

function spotsOf(at: ReadonlyMap<string, readonly Property[]>): Spot[] {
  const housesOf = new Map<string, Set<string>>();
  const nameOf = ({ product, name }: Business): string => `${product} ${nameKey(name)}`;
  for (const [address, properties] of at) {
    const house = partsOfAddress(address).number || address;
    for (const property of properties) {
      const houses = housesOf.get(nameOf(property)) ?? new Set();
      housesOf.set(nameOf(property), houses.add(house));
    }
  }
  return [...at.keys()].sort().map((address) => ({
    address,
    parsed: partsOfAddress(address),
    businesses: (at.get(address) ?? []).map((property) =>
      known(property, housesOf.get(nameOf(property))?.size ?? 0),
    ),
  }));
}

/** Names with rooms, for operators who compare addresses. */
function namesOf(properties: readonly Property[] = []): string {
  const names = properties.map(({ name, rooms }) =>
    rooms === null ? name : `${name} (${String(rooms)} rooms)`,
  );
  const different = [...new Set(names)].sort();
  const more = different.length > MOST_NAMES ? [`and ${String(different.length - MOST_NAMES)} more`] : [];
  return [...different.slice(0, MOST_NAMES), ...more].join('; ');
}

const MOST_NAMES = 4;

async function notePlaced(client: PoolClient, placed: readonly Placed[]): Promise<void> {
  await client.query(sql.notePlaced, [
    placed.map(({ product }) => product),
    placed.map(({ id }) => id),
    placed.map(({ zip }) => zip),
    placed.map(({ address }) => address),
  ]);
}

async function notePairs(client: PoolClient, pairs: readonly Pair[]): Promise<void> {
  await client.query(sql.notePairs, [
    pairs.map(({ zip }) => zip),
    pairs.map(({ one }) => one),
    pairs.map(({ other }) => other),
    pairs.map(({ score }) => Math.min(score, 100)),
    pairs.map(({ reason }) => reason),
    pairs.map(({ main }) => main),
    pairs.map(({ names }) => names),
    pairs.map(({ otherNames }) => otherNames),
  ]);
}
