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
  /** Moves the clock of one customer, or of everyone, forward and runs everything due by then. */
  advance: (seconds: number, customer?: string) => Promise<void>;
  /** Resolves when the product has received all events so far, or after a few seconds. */
  told: () => Promise<void>;
  /** The stand-in's time. */
  now: () => Promise<Date>;
  /** A cardholder's answer on the bank's page; false if no payment waits for it. */
  answerChallenge: (clientSecret: string, hasPassed: boolean) => Promise<boolean>;
  /** Reads or changes a customer's objects; for pages, demonstrations and tests. */
  change: <T>(customer: string, work: (world: World) => T) => Promise<T>;
  /** The owner of an object; null if there is none. */
  ownerOf: (id: string) => Promise<string | null>;
  close: () => Promise<void>;
}

export interface SandboxOptions {
  databaseUrl: string;
  /** Address that receives events; null if there is none. */
  webhookUrl: string | null;
  /** Base address of the invoice pages. */
  pagesUrl: string;
  log: Log;
  poolSize?: number;
}

const TICK_MS = 60_000;
const PATIENCE_MS = 10_000;

/** Starts listening on a local port. */
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

/** Opening a world brings it up to the present, so reading is enough. */
async function letAllTimePass(pool: pg.Pool, store: Store): Promise<void> {
  const { rows } = await pool.query<{ customer: string }>(customersWithPlans);
  for (const { customer } of rows) {
    await store.change({ customer, ids: [], key: null }, () => ({ value: null, isKept: true, answer: null }));
  }
}
