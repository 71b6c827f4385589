import type { DataSource } from 'typeorm';
import type { Walked } from './walks.testing.ts';

/** A list that may grow while it is walked. */
export interface Growing extends Walked {
  /** Adds a row somewhere between the others; `at` is from 0 to 99. */
  insert: (db: DataSource, at: number) => Promise<unknown>;
  /** SQL that deletes the rows that were added, in order. */
  clear: readonly string[];
}

let inserted = 0;
/** Returns a new number each time. */
export const serial = (): number => (inserted += 1);

export const sql = <Found>(db: DataSource, statement: string, values: unknown[] = []): Promise<Found[]> =>
  db.query<Found[]>(`/* test.walks */ ${statement}`, values);

/** A release of the sample. */
export async function anyRelease(db: DataSource): Promise<number> {
  const [release] = await sql<{ id: string }>(db, 'select min(id) as id from release');
  return Number(release?.id);
}

/** A list in each of its orders. */
export const inOrders = (list: Growing, orders: readonly string[]): Growing[] =>
  orders.map((order) => ({ ...list, ask: list.ask.replace('ORDER', `orderBy: [${order}]`) }));
