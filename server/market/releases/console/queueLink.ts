import { isSame, signatureOf } from '../../../platform/lib/signedLink.ts';

/** Path of the pages of the queues, below which each link has its own. */
export const QUEUES = '/stt/admin/queues';

/** The signed content of a link to the queues. */
export interface LinkedQueues {
  /** The administrator's session, with which the link ends. */
  sessionId: string;
  /** Seconds since 1970 until which the link works. */
  until: number;
}

const PURPOSE = 'link to the queues';
const STEP_S = 600;
const TOKEN = /^([\da-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

function sign(secret: string, { sessionId, until }: LinkedQueues): string {
  return signatureOf(secret, PURPOSE, [sessionId, String(until)]);
}

/** A link to the queues. Works for 10 to 20 minutes, so that one asked for again is the same for a while. */
export function queueLink(secret: string, sessionId: string, now = Date.now()): string {
  const until = (Math.floor(now / 1000 / STEP_S) + 2) * STEP_S;
  const signature = sign(secret, { sessionId, until });
  return `${QUEUES}/${sessionId}.${String(until)}.${signature}/`;
}

/** Reads the last part of a link; null if we did not sign it. The caller checks whether it has expired. */
export function readQueueToken(secret: string, token: string): LinkedQueues | null {
  const [, sessionId = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  const linked = { sessionId, until: Number(until) };
  return sessionId !== '' && isSame(signature, sign(secret, linked)) ? linked : null;
}
