import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Form of a backup's folder; raised when an older version could not read it. */
const FORMAT = 1;

export const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** Version of the product that wrote it. */
  version: z.string(),
  /** The last migration of its database. */
  migration: z.string(),
  createdAt: z.string(),
  /** In an order in which every table comes after those that it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number().nullable() })),
  /** Hashes of the files that releases were imported from, in the folder `raw` beside the backup. */
  rawFiles: z.array(z.string()),
  /** Files that imports name and that were missing in the data directory. */
  missingRawFiles: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestShape>;

export const manifestFormat = FORMAT;

/** A backup cannot be restored, or not here; the message says why. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** Path of a table's rows in a backup, as PostgreSQL's COPY writes them, compressed. */
export function tableFile(folder: string, table: string): string {
  return join(folder, `${table}.copy.gz`);
}

/** Path of a stored file below a folder: that of the data directory or of the backups. */
export function rawFile(folder: string, sha256: string): string {
  return join(folder, 'raw', sha256.slice(0, 2), sha256);
}

/** Throws {@link BackupRefused} if the folder holds no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new BackupRefused(`${folder} is no complete backup: it has no manifest.json.`);
  const read = manifestShape.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new BackupRefused(
    `${folder} was written by another version of the product, in a form that is unknown here.`,
  );
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
