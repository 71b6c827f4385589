import { createHash } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DataSource } from 'typeorm';
import { recordAction } from '../../../platform/audit.ts';
import { AppError, badInput, notFound } from '../../../platform/errors.ts';
import { binarySize } from '../../../platform/lib/binarySize.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { uuidKey } from '../../../platform/lib/node.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import * as sql from './upload.sql.ts';
import type { Upload } from './upload.type.ts';
import { uploadLimits } from './uploadLimits.rules.ts';
import { uploadPath, uploadsFolder } from './uploadPath.rules.ts';

/** An upload is stored and imported: about two times its size, and some room for everything else. */
const SPARE_BYTES = 256 * 1024 ** 2;

const MEBIBYTE = 1024 ** 2;

export interface Uploads {
  db: DataSource;
  dataDir: string;
}

/** The latest uploads of all administrators. */
export function latestUploads(db: Db, most: number): Promise<Upload[]> {
  return db.query<Upload[]>(sql.latestUploads, [most]);
}

/** Begins an upload. Throws BAD_USER_INPUT if the file is too large or there is no room for it. */
export async function beginUpload(
  { db, dataDir }: Uploads,
  viewer: Viewer,
  given: { fileName: unknown; bytes: unknown },
): Promise<Upload> {
  const { fileName, bytes } = checked(given);
  await mkdir(uploadsFolder(dataDir), { recursive: true });
  await requireRoom(db, dataDir, viewer, bytes);
  const [added] = await db.query<{ id: string }[]>(sql.addUpload, [viewer.memberId, fileName, bytes]);
  return findUpload(db, added?.id ?? '');
}

function checked({ fileName, bytes }: { fileName: unknown; bytes: unknown }): {
  fileName: string;
  bytes: number;
} {
  // Browsers send the name alone; a program may send a path.
  const name = typeof fileName === 'string' ? basename(fileName.replace(/[\\\p{Cc}]/gu, '/')).trim() : '';
  if (/^\.*$/.test(name) || name.length > uploadLimits.nameCharacters) {
    throw badInput(`fileName must have 1 to ${String(uploadLimits.nameCharacters)} characters.`);
  }
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 1)
    throw badInput(`${name} is empty.`);
  if (bytes > uploadLimits.bytes)
    throw badInput(
      `${name} is larger than ${binarySize(uploadLimits.bytes)}, the largest size of an upload.`,
    );
  return { fileName: name, bytes };
}

async function requireRoom(db: Db, dataDir: string, viewer: Viewer, bytes: number): Promise<void> {
  const [known] = await db.query<{ uploads: number; bytesToCome: number }[]>(sql.unfinishedUploads, [
    viewer.memberId,
  ]);
  if ((known?.uploads ?? 0) >= uploadLimits.unfinished) {
    throw badInput('You have too many unfinished uploads. Finish or cancel some of them.');
  }
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < (known?.bytesToCome ?? 0) + 2 * bytes + SPARE_BYTES) {
    throw badInput('The disk of the data directory has no space for this file.');
  }
}

/** Throws NOT_FOUND. */
export async function findUpload(db: Db, id: string): Promise<Upload> {
  const [upload] = await db.query<Upload[]>(sql.findUpload, [keyOf(id)]);
  if (upload) return upload;
  throw notFound('This upload');
}

function keyOf(id: string): string {
  const key = uuidKey(id);
  if (key === null) throw notFound('This upload');
  return key;
}

interface Locked {
  id: string;
  fileName: string;
  bytes: number;
  received: number;
  runId: number | null;
}

async function lock(tx: Db, id: string): Promise<Locked> {
  const [upload] = await tx.query<Locked[]>(sql.lockUpload, [keyOf(id)]);
  if (!upload) throw notFound('This upload');
  if (upload.runId !== null) throw badInput(`${upload.fileName} is complete.`);
  return upload;
}

/**
 * Appends a part at its offset; the last one hands the file to the worker. A part that was interrupted has changed
 * nothing. Throws WRONG_OFFSET if the upload continues elsewhere: ask where, and continue there.
 */
export async function takePart(
  { db, dataDir }: Uploads,
  viewer: Viewer,
  { id, offset, part }: { id: string; offset: number; part: Buffer },
): Promise<Upload> {
  await db.transaction(async (tx) => {
    const upload = await lock(tx, id);
    const end = offset + part.length;
    if (offset !== upload.received) {
      throw new AppError('WRONG_OFFSET', `The upload continues at byte ${String(upload.received)}.`);
    }
    if (part.length === 0 || end > upload.bytes) {
      throw badInput(`${upload.fileName} has ${String(upload.bytes)} bytes, and this part does not fit.`);
    }
    await writeAt(uploadPath(dataDir, upload.id), offset, part);
    await tx.query(sql.noteReceived, [upload.id, end]);
    if (end < upload.bytes) return;
    await tx.query(sql.finishUpload, [upload.id, viewer.email]);
    const details = { fileName: upload.fileName, bytes: upload.bytes };
    await recordAction(tx, { actorId: viewer.memberId, action: 'UPLOAD_RELEASE', details });
  });
  return findUpload(db, id);
}

/**
 * SHA-256 of each mebibyte that has arrived, in hexadecimal; the last one may be shorter. A page that is to continue an
 * upload compares them with its file, as files with the same name and size may differ. Throws BAD_USER_INPUT if it is
 * complete.
 */
export async function sumsOf(
  { db, dataDir }: Uploads,
  id: string,
): Promise<{ received: number; sums: string[] }> {
  const { id: key, received, state } = await findUpload(db, id);
  if (state !== 'ARRIVING') throw badInput('This upload is complete.');
  const sums: string[] = [];
  if (received === 0) return { received, sums };
  const file = await open(uploadPath(dataDir, key), 'r');
  try {
    const part = Buffer.alloc(MEBIBYTE);
    for (let at = 0; at < received; at += MEBIBYTE) {
      const { bytesRead } = await file.read(part, 0, Math.min(MEBIBYTE, received - at), at);
      sums.push(createHash('sha256').update(part.subarray(0, bytesRead)).digest('hex'));
    }
  } finally {
    await file.close();
  }
  return { received, sums };
}

async function writeAt(path: string, offset: number, part: Buffer): Promise<void> {
  // The first part makes the file; what an interrupted attempt left is written over.
  const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600);
  try {
    const { bytesWritten } = await file.write(part, 0, part.length, offset);
    // A disk that is almost full takes a part of it.
    if (bytesWritten < part.length) throw new Error('The disk is full; nothing of this part was kept.');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Cancels an upload that is not complete. */
export async function cancelUpload({ db, dataDir }: Uploads, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const upload = await lock(tx, id);
    await tx.query(sql.deleteUpload, [upload.id]);
    await rm(uploadPath(dataDir, upload.id), { force: true });
  });
}
