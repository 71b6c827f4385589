import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../platform/inTransaction.ts';
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

/** A file to import, and how. */
interface GivenFile {
  path: string;
  fileName: string;
  options?: Partial<ImportOptions>;
  /** Who runs the import; by default, the command that registers it. */
  runner?: 'command' | 'worker';
}

type Deps = RawPlace & { pool: Pool };

/** Writes what belongs to a new import, in the transaction that records it. */
type OnRecorded<Result> = (client: PoolClient, importId: number) => Promise<Result>;

/**
 * Stores the file under its hash and records the import; nothing is read yet. Returns the import's number, or what
 * `onRecorded` returns, without which there is no import either. Throws StoreError.
 */
export function registerImport(deps: Deps, given: GivenFile): Promise<number>;
export function registerImport<Result>(
  deps: Deps,
  given: GivenFile,
  onRecorded: OnRecorded<Result>,
): Promise<Result>;
export function registerImport(
  deps: Deps,
  given: GivenFile,
  onRecorded: OnRecorded<unknown> = (_, importId) => Promise.resolve(importId),
): Promise<unknown> {
  return whileStoring(deps.pool, async () => {
    const raw = await storeRaw(given.path, deps);
    return inTransaction(deps.pool, async (client) =>
      onRecorded(client, await addImport(client, given, raw)),
    );
  });
}

async function addImport(
  client: PoolClient,
  { fileName, options = {}, runner = 'command' }: GivenFile,
  raw: StoredRaw,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(sql.insertImport, [
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
