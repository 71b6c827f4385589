import type { DataSource } from 'typeorm';
import { customersWithPlans, load, lock, ownerOf, save } from './sandbox.sql.ts';
import { letTimePass } from './time.ts';
import { World, type Row } from './world.ts';

export interface StoreOptions {
  /** Base address of the invoice pages. */
  pagesUrl: string;
  /** Called when there are events to deliver. */
  onEvents: () => void;
}

export type Store = ReturnType<typeof createStore>;

export function createStore(database: DataSource, { pagesUrl, onEvents }: StoreOptions) {
  /**
   * Reads or changes a customer's objects, and others by their ids, in one transaction that is rolled back if `work`
   * throws. Everything due by now happens first.
   */
  const change = async <T>(
    customer: string | null,
    work: (world: World) => T,
    ids: readonly string[] = [],
  ): Promise<T> => {
    const [value, world] = await database.transaction(async (db) => {
      await db.query(lock, [customer ?? ids.join(' ')]);
      const [stored] = await db.query<{ seconds: number; rows: Row[] }[]>(load, [customer ?? '', ids]);
      const opened = new World(0, stored?.rows ?? [], pagesUrl);
      letTimePass(opened, Math.floor(Date.now() / 1000) + (stored?.seconds ?? 0));
      const done = work(opened);
      if (opened.changed.size > 0) await db.query(save, [customer, JSON.stringify([...opened.changed])]);
      return [done, opened] as const;
    });
    if ([...world.changed].some(({ data }) => data.object === 'event')) onEvents();
    return value;
  };
  return {
    change,
    /** The customer who owns the first of these objects that has an owner; null if none has. */
    ownerOf: async (...ids: string[]): Promise<string | null> => {
      const [found] = await database.query<{ customer: string | null }[]>(ownerOf, [ids]);
      return found?.customer ?? null;
    },
    /** Brings every customer who has a plan up to the present. */
    letAllTimePass: async (): Promise<void> => {
      const rows = await database.query<{ customer: string }[]>(customersWithPlans);
      for (const { customer } of rows) await change(customer, () => undefined);
    },
  };
}
