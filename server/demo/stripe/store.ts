import type pg from 'pg';
import { load, lock, ownerOf, save } from './sandbox.sql.ts';
import { letTimePass } from './time.ts';
import { World, type Row } from './world.ts';

export interface Opening {
  /** The customer's world; null for objects without an owner. */
  customer: string | null;
  /** Objects beyond the customer's own. */
  ids?: string[];
  key?: string | null;
}

export interface Store {
  /** Changes a world in one transaction, rolled back if `work` throws. Everything due by now happens first. */
  change: <T>(opening: Opening, work: (world: World) => T) => Promise<T>;
  /** Owner of an object, null if it is nobody's; undefined if there is no such object. */
  ownerOf: (id: string) => Promise<string | null | undefined>;
}

export interface StoreOptions {
  pagesUrl: string;
  /** Called when there are events to deliver. */
  onEvents: () => void;
}

export function createStore(pool: pg.Pool, { pagesUrl, onEvents }: StoreOptions): Store {
  return {
    change: async ({ customer, ids = [], key = null }, work) => {
      const [value, world] = await inTransaction(pool, async (db) => {
        await db.query(lock, [customer ?? key ?? '']);
        const { rows } = await db.query<{ seconds: number; rows: Row[] }>(load, [
          customer ?? '',
          [...ids, key ?? ''],
        ]);
        const opened = new World(0, rows[0]?.rows ?? [], pagesUrl);
        letTimePass(opened, Math.floor(Date.now() / 1000) + (rows[0]?.seconds ?? 0));
        const done = work(opened);
        if (opened.changed.size > 0) await db.query(save, [customer, JSON.stringify([...opened.changed])]);
        return [done, opened] as const;
      });
      if ([...world.changed].some(({ data }) => data.object === 'event')) onEvents();
      return value;
    },
    ownerOf: async (id) => {
      const { rows } = await pool.query<{ customer: string | null }>(ownerOf, [id]);
      return rows[0]?.customer;
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
