import type { Pool, PoolClient } from 'pg';
import { reasonsOf, type WhyFlagged } from '../../../server/market/hotels/filingFlags.rules.ts';
import { percentOf } from '../../../server/platform/lib/percent.ts';
import type { OnSession } from '../mergeTransaction.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import { UndoRefused } from '../undo/refusals.ts';
import * as sql from './diff.sql.ts';
import { showRelease } from './listing.ts';

interface Sides {
  name: string;
  beforeCents: number;
  afterCents: number;
  filingsBefore: number;
  filingsAfter: number;
}

/** Receipts as filed in the periods of a release, before and after it. */
export interface DiffLine extends Sides {
  changeCents: number;
  /** Rounded to hundredths; null if there was nothing before. */
  changePct: number | null;
}

interface Flagged {
  id: number;
  name: string;
  period: string;
  receiptsCents: number;
  taxableCents: number;
  rooms: number;
  why: WhyFlagged;
}

interface FlaggedLine extends Omit<Flagged, 'why'> {
  reason: string;
}

interface Kinds {
  added: number;
  changed: number;
  retired: number;
}

export interface Differences extends Kinds {
  product: ImportedProduct;
  file: string;
  all: DiffLine;
  byProperty: DiffLine[];
  byCity: DiffLine[];
  byBrand: DiffLine[];
  /** Filings of the release with each flag. */
  flags: Record<string, number>;
  flagged: FlaggedLine[];
}

export interface ReleaseDiff extends Differences {
  releaseId: number;
}

/** Differences that a release made, the largest ones of each kind only. Throws for one that was undone. */
export async function diffRelease(
  { pool, onSession }: { pool: Pool; onSession?: OnSession },
  releaseId: number,
  top: number,
): Promise<ReleaseDiff> {
  const { product, file, undoneAt } = await showRelease(pool, releaseId);
  if (undoneAt !== null) {
    throw new UndoRefused(
      `Release ${String(releaseId)} (${file}) is undone, so that nothing differs by it. ` +
        `The preview of a redo says what it would change (npm run releases -- redo ${String(releaseId)} --dry-run).`,
    );
  }
  const client = await pool.connect();
  try {
    await onSession?.(client);
    await client.query('begin');
    await client.query("/* diff.settings */ set local statement_timeout = 0; set local work_mem = '64MB'");
    return { releaseId, ...(await differences(client, { id: releaseId, product, file }, top)) };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** Differences that a release made, in a transaction that sees its filings. */
export async function differences(
  client: PoolClient,
  { id: releaseId, product, file }: { id: number; product: ImportedProduct; file: string },
  top: number,
): Promise<Differences> {
  await client.query(sql.compareSides(product), [releaseId]);
  const kinds = (await client.query<Kinds>(sql.countKinds(product), [releaseId])).rows[0];
  const all = (await client.query<Sides>(sql.sumAll)).rows[0];
  const properties = await client.query<Sides>(sql.sumByProperty(product), [top]);
  const cities = await client.query<Sides>(sql.sumByCity, [top]);
  if (kinds === undefined || all === undefined) throw new Error('The release was not compared.');
  return {
    product,
    file,
    ...kinds,
    all: lineOf(all),
    byProperty: properties.rows.map(lineOf),
    byCity: cities.rows.map(lineOf),
    ...(product === 'hotel'
      ? await ofHotels(client, releaseId, top)
      : { byBrand: [], flags: {}, flagged: [] }),
  };
}

async function ofHotels(
  client: PoolClient,
  releaseId: number,
  top: number,
): Promise<Pick<ReleaseDiff, 'byBrand' | 'flags' | 'flagged'>> {
  const brands = await client.query<Sides>(sql.sumByBrand, [top]);
  const flags = await client.query<{ flag: string; filings: number }>(sql.countFlags, [releaseId]);
  const flagged = await client.query<Flagged>(sql.listFlagged, [releaseId, top]);
  return {
    byBrand: brands.rows.map(lineOf),
    flags: Object.fromEntries(flags.rows.map(({ flag, filings }) => [flag, filings])),
    flagged: flagged.rows.map(({ why, ...filing }) => ({ ...filing, reason: reasonsOf([why]).join(' ') })),
  };
}

function lineOf(sides: Sides): DiffLine {
  const changeCents = sides.afterCents - sides.beforeCents;
  return { ...sides, changeCents, changePct: percentOf(changeCents, sides.beforeCents) };
}
