import { isSame, signatureOf } from '../../../../platform/lib/signedLink.ts';
import { exportLimits } from './exportLimits.rules.ts';

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

/** Time for which a link to an archive works, in seconds: what is left of it tells when the link was made. */
export const LINK_SECONDS = exportLimits.keptHours * 3600;

const PURPOSE = 'link to an exported file';

function sign(secret: string, { file, memberId, keyId, until }: LinkedFile): string {
  return signatureOf(secret, PURPOSE, [file, memberId, keyId, String(until)]);
}

/** Path of a link, which opens this file alone and needs no session. */
export function exportLink(secret: string, linked: LinkedFile): string {
  const signature = sign(secret, linked);
  const { file, memberId, keyId, until } = linked;
  const by = keyId === '' ? {} : { by: keyId };
  const query = new URLSearchParams({ for: memberId, ...by, until: String(until), signature });
  return `/exports/files/${file}?${query.toString()}`;
}

/** True if we signed this link; says nothing about its time. */
export function isSigned(secret: string, linked: LinkedFile, signature: string): boolean {
  return isSame(signature, sign(secret, linked));
}
