import type { ClientBase } from 'pg';
import type { Column } from './describe.ts';

/** May a column of a statement be null, as far as tables and joins tell? */
export type Nullability = (column: Column, statement: string) => boolean;

const keyOf = ({ tableID, columnID }: Column): string => `${String(tableID)}.${String(columnID)}`;

/** Reads which columns of the product's tables may be null; views and temporary tables do not say. */
export async function nullabilityOf(client: ClientBase): Promise<Nullability> {
  const { rows } = await client.query<{ key: string; oid: number; table: string; nullable: boolean }>(
    `/* test.nullable */
    select a.attrelid::oid || '.' || a.attnum as key, c.oid, c.relname as table, not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attnum > 0 and c.relkind = 'r' and c.relpersistence = 'p'`,
  );
  const keys = new Set(rows.flatMap(({ key, nullable }) => (nullable ? [key] : [])));
  const tables = new Map(rows.map(({ oid, table }) => [oid, table]));
  return (column, statement) => {
    const table = tables.get(column.tableID);
    return keys.has(keyOf(column)) || (table !== undefined && isOnlyJoinedLeft(table, statement));
  };
}

/** Rows of a table that is only joined if there are some may be missing. */
function isOnlyJoinedLeft(table: string, statement: string): boolean {
  const mentions = [...statement.matchAll(new RegExp(`(left join|from|join|,|using)\\s+${table}\\b`, 'g'))];
  return mentions.length > 0 && mentions.every(([, by]) => by === 'left join');
}
