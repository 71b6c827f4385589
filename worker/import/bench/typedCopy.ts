import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/**
 * Seconds for a COPY of one release's filings into a table with the same columns and indexes that already holds
 * earlier releases: the cost of a merge without comparisons or derived data.
 */
export async function typedCopySeconds(
  pool: Pool,
  product: ImportedProduct,
  releaseId: number,
  file: string,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`/* bench.createTyped */
      create table if not exists typed_${product} (like ${product}_filing including all excluding identity)`);
    const rows = `select * from ${product}_filing where release_id = ${releaseId} order by id`;
    await pipeline(client.query(copyTo(`copy (${rows}) to stdout (format binary)`)), createWriteStream(file));
    const started = performance.now();
    const target = client.query(copyFrom(`copy typed_${product} from stdin (format binary)`));
    await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), target);
    return (performance.now() - started) / 1000;
  } finally {
    client.release();
    await rm(file, { force: true });
  }
}
