import type { DataSource } from 'typeorm';

export type Row = Record<string, unknown>;

/** Inserts rows that all have the same columns, and answers them as stored. */
export async function insertRows<Stored>(
  db: DataSource,
  table: string,
  rows: readonly Row[],
): Promise<Stored[]> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return [];
  const statement = `/* insertRows */
    insert into ${table} (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
    returning *`;
  return db.query<Stored[]>(statement, [JSON.stringify(rows)]);
}

export async function insertRow<Stored>(db: DataSource, table: string, row: Row): Promise<Stored> {
  const [stored] = await insertRows<Stored>(db, table, [row]);
  if (stored === undefined) throw new Error(`Nothing was inserted into ${table}.`);
  return stored;
}
