import Stripe from 'stripe';
import type pg from 'pg';
import type { Log } from '../../platform/log.ts';
import { eventDelivered, eventLater, takeEvents } from './sandbox.sql.ts';
import type { SandboxEvent } from './world.ts';

interface TakenEvent {
  seq: number;
  data: SandboxEvent;
  attempts: number;
}

export interface Delivery {
  /** Delivers waiting events now. */
  wake: () => void;
  /** Resolves when all due events have been delivered or tried. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

export interface DeliveryOptions {
  pool: pg.Pool;
  /** Address that receives events; null if there is none. */
  url: string | null;
  secret: string;
  log: Log;
}

const LOOK_MS = 2_000;
const LONGEST_WAIT_S = 3_600;

/** Delivers events, each again and again until it is taken. */
export function createDelivery({ pool, url, secret, log }: DeliveryOptions): Delivery {
  if (url === null) {
    const nothing = (): Promise<void> => Promise.resolve();
    return { wake: () => undefined, settled: nothing, close: nothing };
  }
  let running: Promise<void> | null = null;
  const asked = { again: false };
  const run = async (): Promise<void> => {
    while (asked.again) {
      asked.again = false;
      await deliverDue(pool, url, secret);
    }
  };
  const wake = (): void => {
    asked.again = true;
    running ??= run()
      .catch((error: unknown) => log.warn({ err: error }, 'Events were not delivered'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(wake, LOOK_MS);
  timer.unref();
  return {
    wake,
    settled: async () => {
      wake();
      await running;
    },
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function deliverDue(pool: pg.Pool, url: string, secret: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<TakenEvent>(takeEvents);
    if (rows.length === 0) return;
    for (const { seq, data, attempts } of rows.sort((one, other) => one.seq - other.seq)) {
      if (await isTaken(url, secret, data)) await pool.query(eventDelivered, [seq]);
      else await pool.query(eventLater, [seq, Math.min(2 ** attempts, LONGEST_WAIT_S)]);
    }
  }
}

/** Signed as Stripe signs: with the time of sending, which the receiver compares with its own clock. */
async function isTaken(url: string, secret: string, event: SandboxEvent): Promise<boolean> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      headers,
      signal: AbortSignal.timeout(20_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
