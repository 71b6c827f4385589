import { createWriteStream } from 'node:fs';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { binarySize } from '../../../server/platform/lib/binarySize.ts';
import type { S3Settings } from '../../../server/platform/envStore.ts';
import { openS3 } from '../../../server/platform/objects/s3Place.ts';
import { s3Store } from '../../../server/platform/objects/s3Store.ts';
import { uploadLimits } from '../../../server/market/releases/sources/uploadLimits.rules.ts';
import { ReleaseRefused } from '../refusal.ts';
import { allowedAddress, resolveHost, type Allowed } from './addresses.ts';
import { failureOf, onlyTo, tooSlow, unreachable } from './askService.ts';
import { TryLater } from './tryLater.ts';

const MOST_BYTES = uploadLimits.bytes;
const IDLE_MS = 60_000;
const WHOLE_MS = 1_800_000;

const SERVICE = 'the address';

export interface AddressAsked {
  s3: S3Settings | null;
  /** By default, the hosts of the internet. */
  hosts?: Pick<Allowed, 'resolve' | 'trusted'>;
  /** ETag of the file that is known; null for none. Stores are not asked by it. */
  etag?: string | null;
  /** Ends the fetch when it is no longer wanted. */
  signal?: AbortSignal;
}

export interface FetchedFile {
  /** Its name is that of the file. */
  path: string;
  etag: string | null;
}

/** True for `s3://bucket/file` and `https://host/file`, which are fetched before they are imported. */
export function isAddress(text: string): boolean {
  return /^(?:s3|https):\/\//.test(text) && URL.canParse(text);
}

/**
 * Fetches the file of an address into a folder; null if it has the known ETag. Throws ReleaseRefused for an address that
 * cannot be used, TryLater for one that may be later, and StoreError if the store of an `s3://` address fails.
 */
export async function fetchAddress(
  address: string,
  folder: string,
  asked: AddressAsked,
): Promise<FetchedFile | null> {
  const url = new URL(address);
  const name = decodedPath(url);
  const path = join(folder, basename(name));
  if (path === join(folder, ''))
    throw new ReleaseRefused(`Refused: ${address} names no file. Give the whole address of one.`);
  if (url.protocol !== 's3:') return fetchFromWeb(url, path, asked);
  await fetchFromStore(url, path, asked);
  return { path, etag: null };
}

/** The path of an address as it was meant. Throws ReleaseRefused for one with a stray percent sign. */
function decodedPath({ href, pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new ReleaseRefused(`Refused: ${href} has a percent sign that stands for nothing. Write it as %25.`);
  }
}

async function fetchFromStore(url: URL, path: string, { s3, signal }: AddressAsked): Promise<void> {
  const bucket = url.hostname;
  if (s3 === null)
    throw new ReleaseRefused(
      'Refused: an s3:// address needs S3_BUCKET and the keys of the store in the environment.',
    );
  const place = await openS3({ ...s3, bucket, prefix: '' });
  const store = s3Store(place, '');
  const key = decodedPath(url).slice(1);
  const bytes = await store.bytesOf(key);
  if (bytes !== null && bytes > MOST_BYTES) throw tooLarge(url);
  if (bytes === null || !(await store.fetch(key, path, signal)))
    throw new ReleaseRefused(`Refused: there is no ${key} in s3://${bucket}.`);
}

async function fetchFromWeb(url: URL, path: string, asked: AddressAsked): Promise<FetchedFile | null> {
  const { resolve, trusted } = asked.hosts ?? { resolve: resolveHost, trusted: [] };
  const allowed: Allowed = { service: SERVICE, hosts: [url.hostname], resolve, trusted };
  const late = AbortSignal.timeout(WHOLE_MS);
  const signal = asked.signal ? AbortSignal.any([late, asked.signal]) : late;
  try {
    const response = await answerOf(url, await allowedAddress(allowed, url), asked.etag ?? null, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode !== 200) {
      response.destroy();
      if (statusCode === 304) return null;
      throw failureOf({ allowed, keyName: null }, statusCode, headers['retry-after']);
    }
    await pipeline(response, limited(url), createWriteStream(path), { signal });
    return { path, etag: headers.etag ?? null };
  } catch (error) {
    if (error instanceof ReleaseRefused || error instanceof TryLater) throw error;
    throw late.aborted ? tooSlow(SERVICE) : unreachable(SERVICE, error);
  }
}

function answerOf(
  url: URL,
  address: string,
  etag: string | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const headers = etag === null ? {} : { 'If-None-Match': etag };
    const sent = get(url, { signal, headers, agent: false, lookup: onlyTo(address) }, resolve);
    sent.setTimeout(IDLE_MS, () => sent.destroy(tooSlow(SERVICE)));
    sent.on('error', reject);
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
  return new ReleaseRefused(`Refused: ${href} has more than ${binarySize(MOST_BYTES)}.`);
}
