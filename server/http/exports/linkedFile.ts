import type { Request } from 'express';
import { bundleFileName, exportFileName } from '../../market/figures/exports/prepared/exportFiles.rules.ts';
import { isSigned, LINK_SECONDS } from '../../market/figures/exports/prepared/exportLink.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { exportFormats, isExportFormat } from '../../platform/lib/exports/exportColumns.ts';
import type { Db } from '../../platform/lib/db.ts';
import { uuidKey } from '../../platform/lib/node.ts';
import { findBundleFile, findExportFile } from './linkedFile.sql.ts';

/** A file in the folder of exports that may be sent. */
export interface SentFile {
  file: string;
  memberId: string;
  /** Name that browsers save it under. */
  name: string;
  type: string;
}

interface FoundFile {
  name: string;
  isThere: boolean;
  mayRead: boolean;
}

type Found = FoundFile & Pick<SentFile, 'file' | 'type'>;

interface Asked {
  file: string;
  memberId: string;
  keyId: string;
  /** Seconds since 1970 until which the link works. */
  until: number;
}

const EXPIRED = 'This link has expired. Open your exports for a new one, or export again.';
const LAPSED = 'The membership or the API key behind this link has ended, or the member has closed the link.';
const BUNDLE = /^bundle-(\d{1,9})\.tar$/;

/**
 * The file that a link opens. Throws NOT_FOUND for a link that we did not sign or whose export is gone, and FORBIDDEN for
 * one that has expired or whose member may not read figures any more.
 */
export async function linkedFile(
  request: Request,
  { db, secret }: { db: Db; secret: string },
): Promise<SentFile> {
  const { query } = request;
  const asked = {
    file: String(request.params['file']),
    memberId: uuidKey(textOf(query['for'])) ?? '',
    keyId: uuidKey(textOf(query['by'])) ?? '',
    until: Number(textOf(query['until'])),
  };
  if (!isSigned(secret, asked, textOf(query['signature']))) throw notFound('This file');
  if (asked.until * 1000 <= Date.now()) throw new AppError('FORBIDDEN', EXPIRED);
  const found = (await findExport(db, asked)) ?? (await findBundle(db, asked));
  if (!found) throw notFound('This file');
  if (!found.isThere) throw new AppError('FORBIDDEN', EXPIRED);
  if (!found.mayRead) throw new AppError('FORBIDDEN', LAPSED);
  return { ...found, memberId: asked.memberId };
}

/** The names on the disk are made again, so that nothing of the address reaches it. */
async function findExport(db: Db, { file, memberId }: Asked): Promise<Found | null> {
  const dot = file.indexOf('.');
  const [fileKey, format] = [uuidKey(file.slice(0, Math.max(dot, 0))), file.slice(dot + 1)];
  if (fileKey === null || !isExportFormat(format)) return null;
  const [found] = await db.query<(FoundFile & { format: string })[]>(findExportFile, [fileKey, memberId]);
  if (found?.format !== format) return null;
  return { ...found, file: exportFileName({ fileKey, format }), type: exportFormats[format] };
}

async function findBundle(db: Db, { file, memberId, keyId, until }: Asked): Promise<Found | null> {
  const id = BUNDLE.exec(file)?.[1];
  if (id === undefined) return null;
  const values = [Number(id), memberId, keyId === '' ? null : keyId, until - LINK_SECONDS];
  const [found] = await db.query<FoundFile[]>(findBundleFile, values);
  return found ? { ...found, file: bundleFileName(Number(id)), type: 'application/x-tar' } : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
