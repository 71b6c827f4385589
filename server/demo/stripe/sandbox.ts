import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createApi } from './api.ts';
import { createDelivery } from './delivery.ts';
import { answerChallenge } from './pendingUpdate.ts';
import { createTable, everybodysClock, forget, putForward } from './sandbox.sql.ts';
import { listen } from './server.ts';
import { createStore, type Store } from './store.ts';
import { within } from '../../platform/lib/within.ts';

export interface SandboxOptions {
  databaseUrl: string;
  /** Address that receives events; null if there is none. */
  webhookUrl: string | null;
  /** Base address of the invoice pages. */
  pagesUrl: string;
  log: Log;
}

/** Stripe’s stand-in: it speaks the part of Stripe’s API that the product uses, and charges nobody. */
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

const TICK_MS = 60_000;
const PATIENCE_MS = 10_000;

/** Starts listening on a local port. */
export async function openSandbox({ databaseUrl, webhookUrl: url, pagesUrl, log }: SandboxOptions) {
  const database = createDataSource(databaseUrl, { poolSize: 5, applicationName: 'stripe stand-in' });
  await database.initialize();
  await database.query(createTable);
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const delivery = url === null ? null : createDelivery(database, { url, secret: webhookSecret }, log);
  const store = createStore(database, { pagesUrl, onEvents: () => void delivery?.deliver() });
  const server = await listen(createApi(database, store), secretKey, log);
  const tick = setInterval(() => {
    const failed = (error: unknown): void => log.warn({ err: error }, 'The demonstration’s clock stopped');
    database.query(forget).then(store.letAllTimePass).catch(failed);
  }, TICK_MS).unref();
  return {
    ...controls(database, store),
    told: () => within(Promise.resolve(delivery?.deliver()), PATIENCE_MS, () => undefined),
    port: server.port,
    secretKey,
    webhookSecret,
    close: async (): Promise<void> => {
      clearInterval(tick);
      await server.close();
      await delivery?.close();
      await database.destroy();
    },
  };
}

/** Described by billing's `Demonstration`. */
function controls(database: DataSource, { change, ownerOf, letAllTimePass }: Store) {
  return {
    change,
    ownerOf,
    advance: async (seconds: number, customer = ''): Promise<void> => {
      await database.query(putForward, [customer, seconds]);
      await (customer === '' ? letAllTimePass() : change(customer, () => undefined));
    },
    now: async (): Promise<Date> => {
      const [clock] = await database.query<{ seconds: number }[]>(everybodysClock);
      return new Date(Date.now() + (clock?.seconds ?? 0) * 1000);
    },
    answerChallenge: async (clientSecret: string, hasPassed: boolean): Promise<boolean> => {
      const customer = await ownerOf(clientSecret.split('_secret_')[0] ?? '');
      return (
        customer !== null && change(customer, (world) => answerChallenge(world, clientSecret, hasPassed))
      );
    },
  };
}
