import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { crc32, createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ReleaseRefused } from './refusal.ts';

/** Limits of an archive, to protect this machine; tests set lower ones. */
export interface ArchiveLimits {
  members: number;
  /** Limit of one member, unpacked. */
  memberBytes: number;
  /** Unpacked to packed bytes, once more than `ratioFreeBytes` were unpacked. */
  ratio: number;
  ratioFreeBytes: number;
}

const MEBIBYTE = 1024 * 1024;

export const archiveLimits: ArchiveLimits = {
  members: 100,
  memberBytes: 4096 * MEBIBYTE,
  ratio: 200,
  ratioFreeBytes: 64 * MEBIBYTE,
};

const CHUNK_BYTES = 256 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** The entries of a zip, after all checks that need no unpacking; throws ReleaseRefused. */
export async function zipEntries(path: string, fileName: string, limits: ArchiveLimits): Promise<Entry[]> {
  const zip = await refusing(fileName, openZip(path));
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.push(entry) > limits.members) {
        throw new ReleaseRefused(`Refused: ${fileName} has more than ${limits.members} members.`);
      }
    }
  } catch (error) {
    throw asRefusal(fileName, error);
  } finally {
    zip.close();
  }
  return entries;
}

/**
 * The unpacked content of a zip's member, never written to disk; fails with ReleaseRefused on any manipulation.
 */
export async function openZipEntry(path: string, entry: Entry, limits: ArchiveLimits): Promise<Readable> {
  const packed = await refusing(entry.fileName, openPacked(path, entry));
  const inflate = entry.compressionMethod === STORED ? null : createInflateRaw({ chunkSize: CHUNK_BYTES });
  return Readable.from(unpacked(entry.fileName, packed, inflate, limits, entry), { objectMode: false });
}

async function openPacked(path: string, entry: Entry): Promise<Readable> {
  const zip = await openZip(path);
  try {
    return await zip.openReadStreamPromise(entry, { decodeFileData: false });
  } finally {
    // A stream that was opened keeps the file open for as long as it needs it.
    zip.close();
  }
}

/** Throws ReleaseRefused for a member that cannot be unpacked here. */
export function checkZipEntry(entry: Entry): void {
  if (entry.isEncrypted()) {
    throw new ReleaseRefused(`Refused: ${entry.fileName} is encrypted. Unpack it with its password first.`);
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new ReleaseRefused(
      `Refused: ${entry.fileName} uses an unsupported compression method (${entry.compressionMethod}). ` +
        'Unpack it first.',
    );
  }
}

/** The unpacked content of a gzip file. */
export function openGzip(path: string, fileName: string, limits: ArchiveLimits): Readable {
  const packed = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const inflate = createGunzip({ chunkSize: CHUNK_BYTES });
  return Readable.from(unpacked(fileName, packed, inflate, limits, null), { objectMode: false });
}

function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { autoClose: false });
}

/** Counts while unpacking: sizes in headers are not trusted. */
async function* unpacked(
  name: string,
  packed: Readable,
  inflate: Gunzip | InflateRaw | null,
  limits: ArchiveLimits,
  entry: Entry | null,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  let checksum = 0;
  try {
    for await (const chunk of inflate ? joined(packed, inflate) : packed) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A stream of bytes was expected.');
      bytes += chunk.length;
      if (bytes > limits.memberBytes) throw tooLarge(name, limits);
      const isFree = inflate === null || bytes <= limits.ratioFreeBytes;
      if (!isFree && bytes > inflate.bytesWritten * limits.ratio) throw tooDense(name, limits);
      if (entry) checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(name, error);
  } finally {
    packed.destroy();
  }
  if (entry && (bytes !== entry.uncompressedSize || checksum !== entry.crc32)) {
    throw new ReleaseRefused(
      `Refused: ${name} is damaged: what it holds differs from its checksum. Fetch it again and import it whole.`,
    );
  }
}

function joined(packed: Readable, inflate: Gunzip | InflateRaw): Readable {
  // Errors of both ends reach the reader of the last one.
  return pipeline(packed, inflate, () => undefined);
}

function tooLarge(name: string, limits: ArchiveLimits): ReleaseRefused {
  const most = Math.floor(limits.memberBytes / MEBIBYTE);
  return new ReleaseRefused(`Refused: ${name} unpacks to more than ${most} MiB. No release is that large.`);
}

function tooDense(name: string, limits: ArchiveLimits): ReleaseRefused {
  return new ReleaseRefused(
    `Refused: ${name} unpacks to more than ${limits.ratio} times its packed size. No release does.`,
  );
}

async function refusing<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asRefusal(name, error);
  }
}

/** Errors of the archive format become a sentence for the operator; disk errors stay as they are. */
function asRefusal(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ReleaseRefused) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('E') && !code.startsWith('ERR_')) return error;
  if (/truncated|unexpected end of file|unexpected EOF|End of central directory/i.test(error.message)) {
    return new ReleaseRefused(
      `Refused: ${name} is cut off before its end. Fetch it again and import it whole.`,
    );
  }
  if (/relative path|absolute path|invalid characters/i.test(error.message)) {
    return new ReleaseRefused(
      `Refused: ${name} holds a member whose name leads out of its folder (${error.message}). No release does.`,
    );
  }
  return new ReleaseRefused(`Refused: ${name} cannot be unpacked (${error.message}). Fetch it again.`);
}
