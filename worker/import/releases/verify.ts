import type { Pool, PoolClient } from 'pg';
import { hashOfRaw, type RawPlace } from '../rawStore.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { products } from '../taxes.ts';
import { showRelease } from './listing.ts';
import { sumFaultsOf } from './sumFaults.sql.ts';
import * as sql from './verify.sql.ts';

interface Stored {
  id: number;
  file: string;
  product: ImportedProduct;
  synthetic: boolean;
  rows: number;
  accepted: number;
  refused: number;
  added: number;
  changed: number;
  retired: number;
  rawName: string;
  rawSha256: string;
  isRawDeleted: boolean;
}

interface Counted {
  id: number;
  brought: number;
  ended: number;
}

export interface Verified {
  /** Numbers of the releases that were compared with their files and filings. */
  releases: number[];
  /** A sentence for each difference; empty if all agrees. */
  differences: string[];
}

/**
 * Compares stored files with their hashes, releases with their filings, and all figures with what they sum up. For one
 * release (null for all) the figures of its tax.
 */
export async function verifyReleases(
  { pool, ...place }: RawPlace & { pool: Pool },
  releaseId: number | null,
): Promise<Verified> {
  const of = releaseId === null ? null : (await showRelease(pool, releaseId)).product;
  const { rows: stored } = await pool.query<Stored>(sql.listStored, [releaseId]);
  const files = await differingFiles(stored, place);
  const client = await pool.connect();
  try {
    // One moment for all: an import may be running.
    await client.query('begin isolation level repeatable read read only');
    await client.query('/* verify.settings */ set local statement_timeout = 0');
    const differences = [...files];
    for (const product of products.filter((each) => of === null || each === of)) {
      differences.push(...(await differingCounts(client, product, stored)));
      const faults = await client.query<{ fault: string }>(sumFaultsOf(product));
      differences.push(...faults.rows.map(({ fault }) => `${product} sums differ: ${fault}`));
    }
    return { releases: stored.map(({ id }) => id), differences };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** The stored files that are missing or have changed; each is read once. */
async function differingFiles(stored: readonly Stored[], place: RawPlace): Promise<string[]> {
  const differences: string[] = [];
  const files = new Map(stored.map((release) => [release.rawSha256, release]));
  for (const [sha256, { id, rawName, synthetic, isRawDeleted }] of files) {
    const hash = await hashOfRaw(place, sha256);
    // The sample is generated anew when needed, and others were kept as long as configured.
    if (hash === sha256 || (hash === null && (synthetic || isRawDeleted))) continue;
    const wrong = hash === null ? 'is missing' : 'has changed';
    differences.push(`release ${String(id)}: its stored file ${rawName} ${wrong} (${sha256})`);
  }
  return differences;
}

async function differingCounts(
  client: PoolClient,
  product: ImportedProduct,
  stored: readonly Stored[],
): Promise<string[]> {
  const { rows } = await client.query<Counted>(sql.countFilings(product));
  const counted = new Map(rows.map((row) => [row.id, row]));
  return stored.flatMap((release) => {
    if (release.product !== product) return [];
    const { id, file, added, changed, retired } = release;
    const { brought, ended } = counted.get(id) ?? { brought: 0, ended: 0 };
    const pairs = [
      ['rows', release.rows, 'accepted and refused', release.accepted + release.refused],
      ['added and changed', added + changed, 'filings brought', brought],
      ['changed and retired', changed + retired, 'filings ended', ended],
    ] as const;
    return pairs
      .filter(([, one, , other]) => one !== other)
      .map(
        ([name, one, other, found]) =>
          `release ${String(id)} (${file}): ${name} ${String(one)}, ${other} ${String(found)}`,
      );
  });
}
