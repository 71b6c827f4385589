import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import type { Entry } from 'yauzl';
import {
  archiveLimits,
  checkZipEntry,
  openGzip,
  openZipEntry,
  zipEntries,
  type ArchiveLimits,
} from './archive.ts';
import { periodInName } from './periodInName.ts';
import { ReleaseRefused } from './refusal.ts';

/** One release within an operator's file. */
export interface Member {
  /** The member's own name, without folders; the file's name if not packed. */
  name: string;
  /** The containing file; the same as `name` if not packed. */
  fileName: string;
  /** The date that its zip gives it, from which the older of two issues is known. */
  issuedOn: Date | null;
  /** Size as text; null if only unpacking would tell. */
  bytes: number | null;
  /**
   * Can be called several times. The stream fails with ReleaseRefused if an archive is damaged or unpacks to an
   * unreasonable size.
   */
  open: () => Promise<Readable>;
}

const CHUNK_BYTES = 256 * 1024;
const MAGIC_BYTES = 4;

/**
 * Members of an operator's file, the older issue first. Recognised by content, never by extension. Nothing is
 * unpacked to disk. Throws ReleaseRefused for an archive that holds no release or cannot be trusted.
 */
export async function openFile(path: string, fileName: string, limits = archiveLimits): Promise<Member[]> {
  const magic = (await readStart(path)).toString('latin1');
  if (magic.startsWith('PK')) return openZip(path, fileName, limits);
  if (magic.startsWith('\x1f\x8b')) {
    const name = basename(fileName).replace(/\.gz$/i, '');
    const openMember = (): Promise<Readable> => Promise.resolve(openGzip(path, fileName, limits));
    return [{ name, fileName, issuedOn: null, bytes: null, open: openMember }];
  }
  const { size } = await stat(path);
  const openPlain = (): Promise<Readable> =>
    Promise.resolve(createReadStream(path, { highWaterMark: CHUNK_BYTES }));
  return [{ name: basename(fileName), fileName, issuedOn: null, bytes: size, open: openPlain }];
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function openZip(path: string, fileName: string, limits: ArchiveLimits): Promise<Member[]> {
  const entries = await zipEntries(path, fileName, limits);
  const releases = entries.filter((entry) => /\.csv$/i.test(entry.fileName));
  if (releases.length === 0) throw noReleaseIn(fileName, entries);
  releases.forEach(checkZipEntry);
  return releases.map((entry) => zipMember(path, fileName, entry, limits)).sort(byIssue);
}

function zipMember(path: string, fileName: string, entry: Entry, limits: ArchiveLimits): Member {
  return {
    name: basename(entry.fileName),
    fileName,
    // A zip's clock has no time zone; only its date is used.
    issuedOn: entry.getLastModDate({ timezone: 'UTC', forceDosFormat: true }),
    bytes: entry.uncompressedSize,
    open: () => openZipEntry(path, entry, limits),
  };
}

function byIssue(a: Member, b: Member): number {
  const byDate = (a.issuedOn?.getTime() ?? 0) - (b.issuedOn?.getTime() ?? 0);
  return byDate || sortKey(a).localeCompare(sortKey(b), 'en');
}

function sortKey({ name }: Member): string {
  const period = periodInName(name);
  return `${period ? period.year * 100 + period.month : 0} ${name}`;
}

function noReleaseIn(fileName: string, entries: readonly Entry[]): ReleaseRefused {
  const names = entries.map((entry) => entry.fileName);
  if (names.includes('[Content_Types].xml')) {
    return new ReleaseRefused(`Refused: ${fileName} is a spreadsheet. Save it as CSV and import that.`);
  }
  const seen = names.length === 0 ? 'nothing' : names.slice(0, 5).join(', ');
  return new ReleaseRefused(`Refused: ${fileName} holds no *.csv, only ${seen}.`);
}
