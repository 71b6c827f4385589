import type { Pool } from 'pg';
import {
  openWebhookSecret,
  webhookBody,
  webhookTest,
  type WebhookNewsRow,
} from '../../../server/members/news/newsWebhook.rules.ts';
import type { Log } from '../../../server/platform/log.ts';
import { A_DAY, retryWait } from '../../platform/retryWait.ts';
import {
  endMemberCall,
  newsOfMemberCall,
  postponeMemberCalls,
  switchOff,
  takeMemberCall,
} from './calls.sql.ts';
import { callWebhook, NOT_PUBLIC, type WebhookNet } from './callWebhook.ts';

export interface MemberCallDeps {
  pool: Pool;
  log: Log;
  net: WebhookNet;
  /** Opens the secrets that calls are signed with. */
  sessionSecret: string;
  sender: { publicUrl: string; productName: string };
}

interface DueCall {
  id: string;
  memberId: string;
  /** Null for a test. */
  releaseId: number | null;
  /** This one included. */
  attempts: number;
  createdAt: Date;
  url: string;
  sealedSecret: Buffer;
  hasAccess: boolean;
}

/** Members whose servers are slow keep no others waiting. */
const AT_ONCE = 4;
/** Of each kind: the page and the feed have the rest. */
const MOST_NEWS = 50;
/** Longer than a call and its statements may take. */
const ATTEMPT_SECONDS = 120;
const MOST_ATTEMPTS = 8;
/** The session secret was changed after the webhook was set. */
const NO_SECRET = 'Its signing secret can no longer be read. Set the webhook again.';
const LONGEST_ANSWER = 200;
/** Status of a receiver that wants no more calls. */
const GONE = 410;

/**
 * Makes all calls of members' webhooks that are due. One that fails waits with the member's others. After the signal, the
 * others stay due.
 */
export async function sendMemberCalls(deps: MemberCallDeps, signal?: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntilNone(deps, signal)));
}

async function sendUntilNone(deps: MemberCallDeps, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const [due] = (await deps.pool.query<DueCall>(takeMemberCall, [ATTEMPT_SECONDS])).rows;
    if (!due) return;
    await send(deps, due);
  }
}

async function send(deps: MemberCallDeps, due: DueCall): Promise<void> {
  const { pool, sessionSecret, net } = deps;
  const { id, url } = due;
  if (!due.hasAccess) return end(pool, id, 'WITHHELD', null);
  const body = await bodyOf(deps, due);
  if (body === null) return end(pool, id, 'NOTHING', null);
  const secret = openWebhookSecret(sessionSecret, due.memberId, due.sealedSecret);
  if (secret === null) return fail(deps, due, { isFinal: true, text: NO_SECRET });
  const { isTaken, isPrivate, status, text } = await callWebhook(net, { url, secret, id, body });
  if (isTaken) return end(pool, id, 'SENT', text);
  // Without the address, as for a name that does not exist.
  const told = isPrivate ? NOT_PUBLIC : text.slice(0, LONGEST_ANSWER);
  return fail(deps, due, { isFinal: isPrivate || status === GONE, text: told });
}

/** The text of a call; null if nothing of the member's changed in the release, or it was undone. */
async function bodyOf(
  { pool, sender }: MemberCallDeps,
  { memberId, releaseId, createdAt }: DueCall,
): Promise<string | null> {
  if (releaseId === null) return JSON.stringify(webhookTest(sender.productName, createdAt));
  const { rows } = await pool.query<WebhookNewsRow>(newsOfMemberCall, [memberId, releaseId, MOST_NEWS]);
  const body = webhookBody(sender.publicUrl, rows);
  return body && JSON.stringify(body);
}

async function end(pool: Pool, id: string, outcome: string, answer: string | null): Promise<void> {
  await pool.query(endMemberCall, [id, outcome, answer]);
}

/** Another attempt later; after the last one, or if another would not help, the webhook is turned off. */
async function fail(
  { pool, log }: MemberCallDeps,
  { id, attempts, url, releaseId }: DueCall,
  answer: { isFinal: boolean; text: string },
): Promise<void> {
  if (releaseId === null) return end(pool, id, 'FAILED', answer.text);
  if (answer.isFinal || attempts >= MOST_ATTEMPTS) {
    log.warn({ callId: id, answer: answer.text }, 'A member’s webhook was turned off');
    await pool.query(switchOff, [id, answer.text, new URL(url).hostname]);
    return;
  }
  const wait = retryWait(A_DAY, attempts);
  await pool.query(postponeMemberCalls, [id, wait, answer.text]);
}
