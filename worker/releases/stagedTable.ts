export type Product = 'hotel' | 'beverage';

export type ColumnType = 'text' | 'smallint' | 'integer' | 'bigint' | 'date' | 'boolean';

/** A table that holds one release's typed rows between reading and merging; dropped with its transaction. */
export interface StagedTable {
  product: Product;
  name: string;
  columns: readonly (readonly [name: string, type: ColumnType])[];
}

/** The statement that makes the table anew; unlogged, since a killed import leaves nothing of it anyway. */
export function createStagedSql({ name, columns }: StagedTable): string {
  const list = columns.map(([column, type]) => `${column} ${type}`).join(', ');
  return `/* createStaged */ drop table if exists ${name}; create unlogged table ${name} (${list})`;
}

/** The statement that takes the rows {@link CopyRows} writes. */
export function copyStagedSql({ name }: StagedTable): string {
  return `/* copyStaged */ copy ${name} from stdin with (format binary)`;
}

/** Where a column stands in its table. Throws for a name that it does not have: a layout's table is wrong. */
export function columnIndex({ name, columns }: StagedTable, column: string): number {
  const index = columns.findIndex(([candidate]) => candidate === column);
  if (index < 0) throw new Error(`${name} has no column ${column}`);
  return index;
}

/**
 * What concerns a row as a whole: completes its values (one slot a column, NaN for null; dates as days since
 * 2000-01-01), or says which column is at fault and why.
 */
export type RowRule = (values: Float64Array) => { column: string; reason: string } | null;
