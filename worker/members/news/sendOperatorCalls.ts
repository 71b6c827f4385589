import type { Pool } from 'pg';
import type { OperatorSettings } from '../../../server/platform/envOperators.ts';
import type { Log } from '../../../server/platform/log.ts';
import { HALF_A_DAY, retryWait } from '../../platform/retryWait.ts';
import { endOperatorCall, postponeOperatorCall, takeOperatorCall } from './events.sql.ts';
import { callWebhook, type WebhookNet } from './callWebhook.ts';

export interface OperatorCallDeps {
  pool: Pool;
  log: Log;
  operators: OperatorSettings;
  net: WebhookNet;
}

interface DueCall {
  id: string;
  body: object;
  createdAt: Date;
  /** This one included. */
  attempts: number;
}

const MOST_ATTEMPTS = 20;
/** Longer than a call and its statements may take. */
const ATTEMPT_SECONDS = 120;

/**
 * Makes all calls of the operators’ webhook that are due, one after the other. One that fails holds up no other. After
 * the signal, the others stay due.
 */
export async function sendOperatorCalls(deps: OperatorCallDeps, signal?: AbortSignal): Promise<number> {
  const { webhook } = deps.operators;
  let sent = 0;
  while (webhook !== null && signal?.aborted !== true) {
    const [due] = (await deps.pool.query<DueCall>(takeOperatorCall, [ATTEMPT_SECONDS])).rows;
    if (!due) break;
    if ((await send(deps, { ...due, ...webhook })) === 'SENT') sent += 1;
  }
  return sent;
}

type Outcome = 'SENT' | 'FAILED' | 'LATER';

async function send(
  { pool, net, log }: OperatorCallDeps,
  { id, body, attempts, url, secret }: DueCall & { url: string; secret: string },
): Promise<Outcome> {
  const answer = await callWebhook(net, { url, secret, id, body: JSON.stringify(body) });
  if (answer.isTaken) {
    await pool.query(endOperatorCall, [id, 'SENT', answer.text]);
    return 'SENT';
  }
  if (answer.isPrivate || attempts >= MOST_ATTEMPTS) {
    log.error({ hookId: id, answer: answer.text }, 'A webhook was given up');
    await pool.query(endOperatorCall, [id, 'FAILED', answer.text]);
    return 'FAILED';
  }
  const wait = retryWait(HALF_A_DAY, attempts);
  log.warn({ hookId: id, answer: answer.text, wait }, 'A webhook was not taken, and is tried again');
  await pool.query(postponeOperatorCall, [id, wait, answer.text]);
  return 'LATER';
}
