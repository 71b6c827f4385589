import type pg from 'pg';
import { load, lock, save } from './sandbox.sql.ts';
import { letTimePass } from './time.ts';
import { World, type Row } from './world.ts';

/** Answer to a request, to be repeated. */
export interface Answered {
  key: string;
  fingerprint: string;
  status: number;
  body: object;
}

interface Loaded {
  seconds: number;
  answered: Answered | null;
  rows: Row[];
}

export interface Opened {
  world: World;
  /** Earlier answer to the same key. */
  answered: Answered | null;
}

export interface Opening {
  /** The customer's world; null for objects without an owner. */
  customer: string | null;
  /** Objects beyond the customer's own. */
  ids: string[];
  key: string | null;
}

export interface Store {
  /** Reads the world without changing it. */
  read: (opening: Opening) => Promise<Opened>;
  /** Changes the world in one transaction, rolled back if `work` throws. Returns true if there are events. */
  change: <T>(opening: Opening, work: (opened: Opened) => Outcome<T>) => Promise<T>;
}

/** Result of work on a world, and whether to store its changes. */
export interface Outcome<T> {
  value: T;
  isKept: boolean;
  answer: Answered | null;
}

export interface StoreOptions {
  pagesUrl: string;
  /** Called when there are events to deliver. */
  onEvents: () => void;
}

export function createStore(pool: pg.Pool, { pagesUrl, onEvents }: StoreOptions): Store {
  const open = async (db: pg.Pool | pg.PoolClient, { customer, ids, key }: Opening): Promise<Opened> => {
    const { rows } = await db.query<Loaded>(load, [customer ?? '', ids, key]);
    const { seconds = 0, answered = null, rows: objects = [] } = rows[0] ?? {};
    const now = Math.floor(Date.now() / 1000) + seconds;
    // Everything due until now has happened before anyone reads.
    const first = new World(0, objects, pagesUrl, key);
    if (customer !== null) letTimePass(first, now);
    first.now = now;
    return { world: first, answered };
  };
  const write = async (db: pg.PoolClient, { customer }: Opening, world: World, answer: Answered | null) => {
    const changed = [...world.changed].map((id) => world.row(id));
    if (changed.length + world.events.length === 0 && answer === null) return;
    const kept = [JSON.stringify(changed), JSON.stringify(world.events)];
    await db.query(save, [customer, ...kept, JSON.stringify(answer === null ? [] : [answer])]);
  };
  return {
    read: (opening) => open(pool, opening),
    change: async (opening, work) => {
      const { value, hasEvents } = await inTransaction(pool, async (db) => {
        await db.query(lock, [opening.customer ?? opening.key ?? '']);
        const opened = await open(db, opening);
        const { value, isKept, answer } = work(opened);
        const nothing = new World(0, [], pagesUrl);
        await write(db, opening, isKept ? opened.world : nothing, answer);
        return { value, hasEvents: isKept && opened.world.events.length > 0 };
      });
      if (hasEvents) onEvents();
      return value;
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (db: pg.PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('/* sandbox.begin */ begin');
    const value = await work(db);
    await db.query('/* sandbox.commit */ commit');
    return value;
  } catch (error) {
    await db.query('/* sandbox.rollback */ rollback').catch(() => undefined);
    throw error;
  } finally {
    db.release();
  }
}
