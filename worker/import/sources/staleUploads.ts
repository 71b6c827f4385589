import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Uploads that nobody has continued for a day. */
const staleUploads = `/* uploads.stale */
  delete from upload where run_id is null and touched_at < now() - interval '1 day' returning id`;

/** Deletes abandoned uploads with their files. */
export async function deleteStaleUploads({ pool, dataDir }: { pool: Pool; dataDir: string }): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(staleUploads);
  for (const { id } of rows) await rm(join(dataDir, 'uploads', id), { force: true });
}
