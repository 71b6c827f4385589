import type { ClientBase } from 'pg';
import type { Nullability } from './compare.ts';
import type { Column } from './describe.ts';

const keyOf = ({ tableID, columnID }: Column): string => `${String(tableID)}.${String(columnID)}`;

/** Reads which columns of the product's tables may be null; views and temporary tables do not say. */
export async function nullabilityOf(client: ClientBase): Promise<Nullability> {
  const { rows } = await client.query<{ key: string }>(`/* test.nullable */
    select a.attrelid::oid || '.' || a.attnum as key
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attnum > 0 and not a.attnotnull and c.relkind = 'r' and c.relpersistence = 'p'`);
  const keys = new Set(rows.map(({ key }) => key));
  return { isNullable: (column) => keys.has(keyOf(column)) };
}
