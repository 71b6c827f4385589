import type { Pool, PoolClient } from 'pg';
import type { ImportResult } from './importReports.ts';
import { importOptions, type ImportOptions } from './options.ts';
import { storeRaw, whileStoring, type RawPlace, type StoredRaw } from './rawStore.ts';
import * as sql from './releases.sql.ts';

/** A registered import: its file as stored, and the operator's options. */
export interface RegisteredImport {
  id: number;
  file_name: string;
  raw_sha256: string;
  options: unknown;
}

type FoundImport = RegisteredImport & Pick<ImportResult, 'state' | 'reports' | 'hold'>;

/** Stores the file under its hash and records the import; nothing is read yet. */
export function registerImport(
  { pool, ...place }: RawPlace & { pool: Pool },
  path: string,
  fileName: string,
  options: Partial<ImportOptions>,
  runner: 'command' | 'worker' = 'command',
): Promise<number> {
  return whileStoring(pool, async () =>
    addImport(pool, fileName, await storeRaw(path, place), options, runner),
  );
}

/** Records the import of a stored file. Call it in the same `whileStoring`. */
export async function addImport(
  db: Pool | PoolClient,
  fileName: string,
  raw: StoredRaw,
  options: Partial<ImportOptions>,
  runner: 'command' | 'worker',
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(sql.insertImport, [
    fileName,
    raw.sha256,
    raw.bytes,
    importOptions.parse(options),
    runner === 'worker',
  ]);
  if (rows[0] === undefined) throw new Error('The import has no id.');
  return rows[0].id;
}

/** Throws if there is none. */
export async function foundImport(pool: Pool, importId: number): Promise<FoundImport> {
  const row = (await pool.query<FoundImport>(sql.findImport, [importId])).rows[0];
  if (row === undefined) throw new Error(`There is no import ${importId}.`);
  return row;
}
