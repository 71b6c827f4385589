import type { Pool, PoolClient } from 'pg';
import type { OperatorSettings } from '../../server/platform/envOperators.ts';
import type { Log } from '../../server/platform/log.ts';
import { inTransaction } from '../import/mergeTransaction.ts';
import { answerOf } from './answerOf.ts';
import { endHook, postponeHook, takeHook } from './events.sql.ts';
import { postHook, type HookNet } from './postHook.ts';

export interface HookDeps {
  pool: Pool;
  log: Log;
  operators: OperatorSettings;
  net: HookNet;
}

interface DueHook {
  id: string;
  body: object;
  createdAt: Date;
  attempts: number;
}

/** With waits of 10 seconds to an hour in between, these last for about half a day. */
const MOST_ATTEMPTS = 20;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 3_600;

/** Makes all calls that are due, one after the other. One that fails waits, and holds up no other. */
export async function sendHooks(deps: HookDeps): Promise<number> {
  const { webhook } = deps.operators;
  if (webhook === null) return 0;
  for (let sent = 0; ;) {
    const outcome = await inTransaction(deps.pool, async (client) => {
      const [due] = (await client.query<DueHook>(takeHook)).rows;
      return due ? send(deps, client, { ...due, ...webhook }) : null;
    });
    if (outcome === null) return sent;
    if (outcome === 'SENT') sent += 1;
  }
}

type Outcome = 'SENT' | 'FAILED' | 'LATER';

async function send(
  { net, log }: HookDeps,
  client: PoolClient,
  { id, body, attempts, url, secret }: DueHook & { url: string; secret: string },
): Promise<Outcome> {
  const answer = await answerOf(() => postHook(net, { url, secret, id, body: JSON.stringify(body) }));
  if (answer.isTaken) {
    await client.query(endHook, [id, 'SENT', answer.text]);
    return 'SENT';
  }
  if (answer.isPrivate || attempts + 1 >= MOST_ATTEMPTS) {
    log.error({ hookId: id, answer: answer.text }, 'A webhook was given up');
    await client.query(endHook, [id, 'FAILED', answer.text]);
    return 'FAILED';
  }
  const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** attempts);
  log.warn({ hookId: id, answer: answer.text, wait }, 'A webhook was not taken, and is tried again');
  await client.query(postponeHook, [id, wait, answer.text]);
  return 'LATER';
}
