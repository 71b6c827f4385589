import { rm } from 'node:fs/promises';
import type { Pool } from 'pg';
import { uploadPath } from '../../../server/market/releases/sources/uploadPath.rules.ts';
import { inTransaction } from '../../platform/inTransaction.ts';

/** Uploads that nobody has continued for a day. */
const staleUploads = `/* uploads.stale */
  delete from upload where run_id is null and touched_at < now() - interval '1 day' returning id`;

/** Deletes abandoned uploads with their files. A row outlives its file, so that the next run finds what is left. */
export function deleteStaleUploads({ pool, dataDir }: { pool: Pool; dataDir: string }): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(staleUploads);
    for (const { id } of rows) await rm(uploadPath(dataDir, id), { force: true });
  });
}
