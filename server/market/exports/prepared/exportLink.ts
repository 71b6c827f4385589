import { createHmac, timingSafeEqual } from 'node:crypto';

/** A file that a link opens. */
export interface LinkedFile {
  /** Name in the folder of exports. */
  file: string;
  /** Number of the member who may have it. */
  memberId: string;
  /** The API key by which the link was asked for; empty for none. */
  keyId: string;
  /** Seconds since 1970 until which the link works. */
  until: number;
}

const PURPOSE = 'link to an exported file';

function signatureOf(secret: string, { file, memberId, keyId, until }: LinkedFile): Buffer {
  // A key of its own, so that no signature of one purpose serves another.
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  return createHmac('sha256', key)
    .update([file, memberId, keyId, String(until)].join('\n'))
    .digest();
}

/** Path of a link, which opens this file alone and needs no session. */
export function exportLink(secret: string, linked: LinkedFile): string {
  const signature = signatureOf(secret, linked).toString('base64url');
  const { file, memberId, keyId, until } = linked;
  const by = keyId === '' ? {} : { by: keyId };
  const query = new URLSearchParams({ for: memberId, ...by, until: String(until), signature });
  return `/exports/files/${file}?${query.toString()}`;
}

/** True if we signed this link; says nothing about its time. */
export function isSigned(secret: string, linked: LinkedFile, signature: string): boolean {
  const right = signatureOf(secret, linked);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
