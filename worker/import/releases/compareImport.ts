import type { Pool } from 'pg';
import { foundImport } from '../registerImport.ts';
import { importMembers } from '../runImport.ts';
import { beginMerge, type OnSession } from '../mergeTransaction.ts';
import { importOptions } from '../options.ts';
import { needRaw, type RawPlace } from '../rawStore.ts';
import type { ReleaseReport } from '../report.ts';
import { differences, type Differences } from './diff.ts';

/** Options of an import that holds nothing back and publishes nothing. */
const FORCED = {
  dryRun: true,
  acceptIncomplete: true,
  acceptChanges: true,
  acceptFuture: true,
  acceptAmounts: true,
};

/**
 * Differences that each release of an import's file would make if it were published now, the largest `top` of each
 * kind. Imports the file in a transaction that is rolled back, which takes as long as publishing it. Throws
 * ReleaseRefused for a file that nothing can publish.
 */
export async function compareImport(
  { pool, onSession, ...place }: RawPlace & { pool: Pool; onSession?: OnSession },
  importId: number,
  top: number,
): Promise<Differences[]> {
  const row = await foundImport(pool, importId);
  const found: Differences[] = [];
  const reports: ReleaseReport[] = [];
  const client = await pool.connect();
  try {
    await onSession?.(client);
    await beginMerge(client);
    const run = {
      client,
      importId,
      options: { ...importOptions.parse(row.options), ...FORCED },
      onProgress: () => undefined,
      onMerged: async (release: { id: number; product: Differences['product']; file: string }) => {
        found.push(await differences(client, release, top));
      },
    };
    await importMembers(run, await needRaw(place, row.raw_sha256), row.file_name, reports);
    return found;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
