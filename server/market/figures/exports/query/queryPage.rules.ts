import { isSame, signatureOf } from '../../../../platform/lib/signedLink.ts';

/** A page that the worker asks a server for, of an export's query. */
export interface AskedPage {
  /** Names the export. */
  fileKey: string;
  /** Cursor; null for the first page. */
  after: string | null;
  /** Milliseconds since 1970 until which a server answers. */
  until: number;
}

/** A server's answer. */
export interface AnsweredPage {
  /** The rows, by the keys of the columns. */
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** Differs after each change of figures. */
  figuresState: string;
  /** The latest release of each tax that the figures are as of. */
  releases: unknown;
}

export const QUERY_PAGES = '/exports/pages';

const PURPOSE = 'page of an exported query';

/** Signature of a page, which only server and worker can make. */
export function signPage(secret: string, { fileKey, after, until }: AskedPage): string {
  return signatureOf(secret, PURPOSE, [fileKey, after ?? '', String(until)]);
}

/** True if one of us asked, in time. */
export function isOurPage(secret: string, asked: AskedPage, signature: string): boolean {
  return isSame(signature, signPage(secret, asked)) && asked.until > Date.now();
}
