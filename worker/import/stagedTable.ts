export type Product = 'hotel' | 'beverage';

export type ColumnType = 'text' | 'smallint' | 'integer' | 'bigint' | 'date' | 'boolean';

const SIZES: Readonly<Record<ColumnType, number>> = {
  text: 0,
  boolean: 1,
  smallint: 2,
  integer: 4,
  date: 4,
  bigint: 8,
};

/** A table that holds one release's typed rows between reading and merging; dropped with its transaction. */
export interface StagedTable {
  product: Product;
  name: string;
  columns: readonly (readonly [name: string, type: ColumnType])[];
}

/**
 * The statements that make the table anew, in the one schema where the product's role may create tables; unlogged, since
 * a killed import leaves nothing of it anyway, and not temporary, since those are not read in parallel. The rest of the
 * transaction finds it there by its bare name.
 */
export function createStagedSql({ name, columns }: StagedTable): string {
  const list = columns.map(([column, type]) => `${column} ${type}`).join(', ');
  return `/* createStaged */ set local search_path = public, staging;
    drop table if exists staging.${name}; create unlogged table staging.${name} (${list})`;
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

/** How many bytes each column's value takes in a binary COPY; 0 for text, which says its own length. */
export function sizesOf({ columns }: StagedTable): Uint8Array {
  return Uint8Array.from(columns, ([, type]) => SIZES[type]);
}
