import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import type { Log } from '../../platform/log.ts';
import { eventDelivered, takeEvent } from './sandbox.sql.ts';

/** Address that receives events, and the secret that signs them. */
export interface Receiver {
  url: string;
  secret: string;
}

const LOOK_MS = 2_000;

/** Delivers events, each again and again until it is taken. */
export function createDelivery(database: DataSource, receiver: Receiver, log: Log) {
  let running = Promise.resolve();
  /** Delivers waiting events now. Resolves when all that are due have been delivered or tried. */
  const deliver = (): Promise<void> => {
    running = running
      .then(() => deliverDue(database, receiver))
      .catch((error: unknown) => log.warn({ err: error }, 'Events were not delivered'));
    return running;
  };
  const timer = setInterval(() => void deliver(), LOOK_MS).unref();
  const close = (): Promise<void> => {
    clearInterval(timer);
    return running;
  };
  return { deliver, close };
}

async function deliverDue(database: DataSource, receiver: Receiver): Promise<void> {
  for (;;) {
    const [[event]] = await database.query<[{ id: string; data: object }[]]>(takeEvent);
    if (!event) return;
    if (await isTaken(receiver, event.data)) await database.query(eventDelivered, [event.id]);
  }
}

/** Signed as Stripe signs: with the time of sending, which the receiver compares with its own clock. */
async function isTaken({ url, secret }: Receiver, event: object): Promise<boolean> {
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(url, { method: 'POST', body, headers, signal }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
