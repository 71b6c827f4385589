import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { detect } from '../detect.ts';
import { openFile } from '../openFile.ts';

const CHUNK_BYTES = 256 * 1024;

/**
 * Seconds of the fastest of some COPYs of an unpacked CSV into an unlogged table of text columns, fed by this process:
 * the least that reading a release can take. Leaves no tables.
 */
export async function unloggedCopySeconds(pool: Pool, path: string, repeats = 3): Promise<number> {
  const [member] = await openFile(path, path);
  if (!member) throw new Error(`${path} holds no release`);
  const { layout } = await detect(member);
  const columns = layout.fields.map((_, i) => `c${i} text`).join(', ');
  const client = await pool.connect();
  let best = Infinity;
  try {
    for (let repeat = 0; repeat < repeats; repeat++) {
      await client.query(`/* bench.createPlain */ create unlogged table plain_copy (${columns})`);
      const started = performance.now();
      await copyStreamed(client, path, layout.header);
      best = Math.min(best, (performance.now() - started) / 1000);
      await client.query('/* bench.dropPlain */ drop table plain_copy');
    }
    return best;
  } finally {
    client.release();
  }
}

async function copyStreamed(client: PoolClient, path: string, header: boolean): Promise<void> {
  const sql = `/* bench.plainCopy */ copy plain_copy from stdin with (format csv, header ${header})`;
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  await pipeline(source, client.query(copyFrom(sql, { highWaterMark: CHUNK_BYTES * 4 })));
}
