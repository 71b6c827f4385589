import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ObjectStore } from '../objects/objectStore.ts';

/** Form of a backup's folder; raised when an older version could not read it. */
const FORMAT = 1;

/** Names of tables and hashes become parts of paths and of statements: nothing else may be in them. */
const tableName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** Version of the product that wrote it. */
  version: z.string(),
  /** The last migration of its database. */
  migration: z.string(),
  createdAt: z.string(),
  /** In an order in which every table comes after those that it refers to. */
  tables: z.array(
    z.object({ name: tableName, columns: z.array(z.string()).nonempty(), rows: count, sha256 }),
  ),
  sequences: z.array(z.object({ name: tableName, lastValue: count.nullable() })),
  /** Hashes of the files that releases were imported from, in the folder `raw` beside the backup. */
  rawFiles: z.array(sha256),
  /** Files that imports name and that were missing in the data directory. */
  missingRawFiles: z.array(sha256),
});

export type Manifest = z.infer<typeof manifestShape>;

export const manifestFormat = FORMAT;

/** A backup cannot be restored, or not here; the message says why. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** A backup is complete when it has this file, which is written last. */
export const MANIFEST = 'manifest.json';

/** Name of a table's rows in a backup, as PostgreSQL's COPY writes them, compressed. */
export function tableFile(table: string): string {
  return `${table}.copy.gz`;
}

/**
 * Reads a backup's manifest. `fingerprint` is the SHA-256 that was told when the backup was written: the manifest names the
 * hash of every other file, so nobody can have changed any of them since. Throws {@link BackupRefused} if the folder holds no
 * complete backup, or another one.
 */
export async function readManifest(folder: string, fingerprint: string | null = null): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST)).catch(() => null);
  if (text === null) throw new BackupRefused(`${folder} is no complete backup: it has no manifest.json.`);
  if (fingerprint !== null && fingerprintOf(text) !== fingerprint.toLowerCase()) {
    throw new BackupRefused(
      `The manifest in ${folder} has the fingerprint ${fingerprintOf(text)}, not the one given. Nothing was changed.`,
    );
  }
  const read = manifestShape.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new BackupRefused(
    `The manifest in ${folder} is damaged, or of another version of the product in a form that is unknown here. Nothing was changed.`,
  );
}

/** Null if it is no JSON. */
function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

/** The SHA-256 of a manifest, which stands for the whole backup. */
export function fingerprintOf(manifest: Buffer | string): string {
  return createHash('sha256').update(manifest).digest('hex');
}

/** The manifest of a backup in a store; `folder` takes it meanwhile. Throws {@link BackupRefused}. */
export async function readStoredManifest(
  store: ObjectStore,
  name: string,
  folder: string,
): Promise<Manifest> {
  const found = await store.fetch(`${name}/${MANIFEST}`, join(folder, MANIFEST));
  if (!found) throw new BackupRefused(`${store.name}/${name} is no complete backup: it has no ${MANIFEST}.`);
  return readManifest(folder);
}
