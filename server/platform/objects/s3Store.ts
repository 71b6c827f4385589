import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { keepFile } from './folderStore.ts';
import { StoreError, type ObjectStore, type StoredObject } from './objectStore.ts';
import { isMissing, storeError } from './s3Errors.ts';
import { sendFile } from './s3Parts.ts';
import type { S3Place } from './s3Place.ts';

const REMOVED_AT_ONCE = 1_000;

/** A store in a bucket, below the settings' prefix and a folder of its own. Its calls throw StoreError if the store fails. */
export function s3Store(place: S3Place, folder: string): ObjectStore {
  const { settings, library, client } = place;
  const { bucket: Bucket, prefix } = settings;
  const root = [prefix, folder].filter(Boolean).join('/');
  const under = (key: string): string => (root === '' ? key : `${root}/${key}`);
  const keyOf = (full: string): string => (root === '' ? full : full.slice(root.length + 1));
  const tried = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw storeError(settings, error);
    });
  return {
    name: `s3://${Bucket}/${root}`,
    put: (key, path) => tried(sendFile(place, under(key), path)),
    fetch: (key, path, signal) => tried(download(place, { key: under(key), path, signal })),
    bytesOf: (key) => tried(bytesOf(place, under(key))),
    list: (start) =>
      tried(
        listAll(place, under(start)).then((all) => all.map((each) => ({ ...each, key: keyOf(each.key) }))),
      ),
    remove: async (keys) => {
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((key) => ({ Key: under(key) }));
        const command = new library.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const [failed] = (await tried(client.send(command))).Errors ?? [];
        if (failed)
          throw new StoreError(`${String(failed.Key)} could not be deleted: ${String(failed.Message)}.`);
      }
    },
  };
}

async function bytesOf({ settings, library, client }: S3Place, Key: string): Promise<number | null> {
  try {
    const { ContentLength } = await client.send(
      new library.HeadObjectCommand({ Bucket: settings.bucket, Key }),
    );
    return ContentLength ?? null;
  } catch (error) {
    // The answer to HEAD has no body, so a missing bucket looks like a missing object: the next write tells them apart.
    if (isMissing(error)) return null;
    throw error;
  }
}

async function listAll({ settings, library, client }: S3Place, Prefix: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new library.ListObjectsV2Command({
        Bucket: settings.bucket,
        Prefix,
        ...(token !== undefined && { ContinuationToken: token }),
      }),
    );
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      found.push({ key: Key ?? '', bytes: Size ?? 0, changedAt: LastModified ?? new Date(0) });
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return found;
}

interface Download {
  key: string;
  path: string;
  signal: AbortSignal | undefined;
}

/** Downloads again what broke off; the file has its name only when it is complete. */
async function download(place: S3Place, { key, path, signal }: Download): Promise<boolean> {
  const unfinished = `${path}.unfinished`;
  const { attempts, waitMs } = place.patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (!(await downloadOnce(place, { key, path: unfinished, signal }))) return false;
      await keepFile(unfinished, path);
      return true;
    } catch (error) {
      // Other failures were tried again by the library.
      if (!isBrokenOff(error) || attempt === attempts || signal?.aborted === true) throw error;
      await delay(waitMs * 2 ** (attempt - 1));
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}

class BrokenOff extends StoreError {}

function isBrokenOff(error: unknown): boolean {
  return error instanceof BrokenOff;
}

async function downloadOnce(
  { settings, library, client }: S3Place,
  { key: Key, path, signal }: Download,
): Promise<boolean> {
  const { bucket: Bucket } = settings;
  let bytes = 0;
  let expected: number | undefined;
  try {
    const { Body, ContentLength } = await client.send(
      new library.GetObjectCommand({ Bucket, Key }),
      signal && { abortSignal: signal },
    );
    expected = ContentLength;
    const body = Body as Readable;
    body.on('data', (chunk: Buffer) => (bytes += chunk.length));
    await pipeline(body, createWriteStream(path), { signal });
  } catch (error) {
    if (isMissing(error)) return false;
    if (expected === undefined) throw error;
  }
  if (bytes === expected) return true;
  throw new BrokenOff(
    `The store s3://${Bucket} sent ${String(bytes)} of ${String(expected)} bytes of ${Key}. Try again later.`,
  );
}
