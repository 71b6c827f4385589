import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ObjectStore } from '../objects/objectStore.ts';

/** Form of a backup's folder; raised when an older version could not read it. */
const FORMAT = 1;

const manifestShape = z.object({
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

/** A backup is complete when it has this file, which is written last. */
export const MANIFEST = 'manifest.json';

/** Name of a table's rows in a backup, as PostgreSQL's COPY writes them, compressed. */
export function tableFile(table: string): string {
  return `${table}.copy.gz`;
}

/** Throws {@link BackupRefused} if the folder holds no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupRefused(`${folder} is no complete backup: it has no manifest.json.`);
  const read = manifestShape.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new BackupRefused(
    `${folder} was written by another version of the product, in a form that is unknown here.`,
  );
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

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
