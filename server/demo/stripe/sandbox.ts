import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { createPool } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createApi } from './api.ts';
import { answerChallenge } from './challenge.ts';
import { createDelivery } from './delivery.ts';
import { customersWithPlans, everybodysClock, ownerOf, putForward } from './sandbox.sql.ts';
import { listen } from './server.ts';
import { createStore, type Store } from './store.ts';
import type { World } from './world.ts';

/** Stripe’s stand-in: it speaks the part of Stripe’s API that the product uses, and charges nobody. */
export interface Sandbox {
  port: number;
  secretKey: string;
  webhookSecret: string;
  /** Puts the clock forward, a customer's or everybody's, and lets all happen that is due by then. */
  advance: (seconds: number, customer?: string) => Promise<void>;
  /** When the product has been told of all that has happened by now, or a few seconds have passed. */
  told: () => Promise<void>;
  /** What time it is there. */
  now: () => Promise<Date>;
  /** What a cardholder does on the bank's page; false where nothing waits for it. */
  answerChallenge: (clientSecret: string, hasPassed: boolean) => Promise<boolean>;
  /** Looks at, or changes, what is a customer's; for pages, demonstrations and tests. */
  change: <T>(customer: string, work: (world: World) => T) => Promise<T>;
  /** Whose an object is; null where there is none. */
  ownerOf: (id: string) => Promise<string | null>;
  close: () => Promise<void>;
}

export interface SandboxOptions {
  databaseUrl: string;
  /** Where events go; null where nobody listens. */
  webhookUrl: string | null;
  /** Where its invoices can be looked at. */
  pagesUrl: string;
  log: Log;
  poolSize?: number;
}

const TICK_MS = 60_000;
const PATIENCE_MS = 10_000;

/** Begins to listen on a port of this machine. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { databaseUrl, webhookUrl, pagesUrl, log } = options;
  const pool = createPool(databaseUrl, {
    poolSize: options.poolSize ?? 5,
    applicationName: 'stripe stand-in',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'The stand-in lost a connection'));
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const delivery = createDelivery({ pool, url: webhookUrl, secret: webhookSecret, log });
  const store = createStore(pool, { pagesUrl, onEvents: delivery.wake });
  const server = await listen({ api: createApi(pool, store), secretKey, log });
  const tick = setInterval(() => {
    letAllTimePass(pool, store).catch((error: unknown) =>
      log.warn({ err: error }, 'The demonstration’s clock stopped'),
    );
  }, TICK_MS);
  tick.unref();
  return {
    ...controls(pool, store),
    told: () => Promise.race([delivery.settled(), delay(PATIENCE_MS, undefined, { ref: false })]),
    port: server.port,
    secretKey,
    webhookSecret,
    close: async () => {
      clearInterval(tick);
      await server.close();
      await delivery.close();
      await pool.end();
    },
  };
}

type Controls = Pick<Sandbox, 'advance' | 'now' | 'answerChallenge' | 'change' | 'ownerOf'>;

function controls(pool: pg.Pool, store: Store): Controls {
  const change: Sandbox['change'] = (customer, work) =>
    store.change({ customer, ids: [], key: null }, ({ world }) => ({
      value: work(world),
      isKept: true,
      answer: null,
    }));
  const owner: Sandbox['ownerOf'] = async (id) => {
    const { rows } = await pool.query<{ customer: string | null }>(ownerOf, [id]);
    return rows[0]?.customer ?? null;
  };
  return {
    change,
    ownerOf: owner,
    advance: async (seconds, customer = '') => {
      await pool.query(putForward, [customer, seconds]);
      if (customer === '') await letAllTimePass(pool, store);
      else await change(customer, () => undefined);
    },
    now: async () => {
      const { rows } = await pool.query<{ seconds: number }>(everybodysClock);
      return new Date(Date.now() + (rows[0]?.seconds ?? 0) * 1000);
    },
    answerChallenge: async (clientSecret, hasPassed) => {
      const customer = await owner(clientSecret.split('_secret_')[0] ?? '');
      if (customer === null) return false;
      return change(customer, (world) => answerChallenge(world, clientSecret, hasPassed));
    },
  };
}

/** To be in a world is to be in its present: looking is enough. */
async function letAllTimePass(pool: pg.Pool, store: Store): Promise<void> {
  const { rows } = await pool.query<{ customer: string }>(customersWithPlans);
  for (const { customer } of rows) {
    await store.change({ customer, ids: [], key: null }, () => ({ value: null, isKept: true, answer: null }));
  }
}
