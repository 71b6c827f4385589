import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../../server/platform/envStore.ts';
import { openS3 } from '../../../server/platform/objects/s3Place.ts';
import { s3Store } from '../../../server/platform/objects/s3Store.ts';
import { ReleaseRefused } from '../refusal.ts';
import { PrivateAddress, publicAddress, resolveHost } from './addresses.ts';
import { onlyTo } from './askService.ts';

/** As for uploads. */
const MOST_BYTES = 1_000_000_000;
const IDLE_MS = 60_000;
const WHOLE_MS = 1_800_000;

/** True for `s3://bucket/file` and `https://host/file`, which are fetched before they are imported. */
export function isAddress(text: string): boolean {
  return /^(?:s3|https):\/\//.test(text) && URL.canParse(text);
}

/**
 * Fetches the file of an address into a folder; returns its path, whose name is that of the file. Throws ReleaseRefused
 * for an address that cannot be used, and StoreError if the store of an `s3://` address fails.
 */
export async function fetchAddress(address: string, folder: string, s3: S3Settings | null): Promise<string> {
  const url = new URL(address);
  const path = join(folder, basename(decodeURIComponent(url.pathname)));
  if (path === join(folder, ''))
    throw new ReleaseRefused(`Refused: ${address} names no file. Give the whole address of one.`);
  if (url.protocol === 's3:') await fetchFromStore(url, path, s3);
  else await fetchFromWeb(url, path);
  return path;
}

async function fetchFromStore(url: URL, path: string, s3: S3Settings | null): Promise<void> {
  const bucket = url.hostname;
  if (s3 === null)
    throw new ReleaseRefused(
      'Refused: an s3:// address needs S3_BUCKET and the keys of the store in the environment.',
    );
  const place = await openS3({ ...s3, bucket, prefix: '' });
  const store = s3Store(place, '');
  const key = decodeURIComponent(url.pathname).slice(1);
  const bytes = await store.bytesOf(key);
  if (bytes !== null && bytes > MOST_BYTES) throw tooLarge(url);
  if (bytes === null || !(await store.fetch(key, path)))
    throw new ReleaseRefused(`Refused: there is no ${key} in s3://${bucket}.`);
}

async function fetchFromWeb(url: URL, path: string): Promise<void> {
  const address = await publicAddress(resolveHost, url.hostname).catch((error: unknown) => {
    throw error instanceof PrivateAddress
      ? new ReleaseRefused(`Refused: ${error.message}`)
      : new ReleaseRefused(`Refused: ${url.hostname} cannot be found.`);
  });
  const response = await answerOf(url, address);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new ReleaseRefused(`Refused: ${url.host} answered with status ${String(response.statusCode)}.`);
  }
  await pipeline(response, limited(url), createWriteStream(path));
}

function answerOf(url: URL, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void =>
      reject(new ReleaseRefused(`Refused: ${url.host} cannot be reached: ${error.message}.`));
    const options = { signal: AbortSignal.timeout(WHOLE_MS), agent: false, lookup: onlyTo(address) };
    const sent = get(url, options, resolve);
    sent.setTimeout(IDLE_MS, () => sent.destroy(new Error('it is too slow')));
    sent.on('error', fail);
  });
}

function limited(url: URL): (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw tooLarge(url);
      yield chunk;
    }
  };
}

function tooLarge({ href }: URL): ReleaseRefused {
  return new ReleaseRefused(`Refused: ${href} has more than 1 GB.`);
}
