import type { ImportedProduct } from '../../server/market/productName.rules.ts';

type ColumnType = 'text' | 'smallint' | 'integer' | 'bigint' | 'date' | 'boolean';

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
  product: ImportedProduct;
  name: string;
  columns: readonly (readonly [name: string, type: ColumnType])[];
}

/**
 * Statements that create the table in the one schema in which the product's role may create tables. Unlogged,
 * because a killed import leaves nothing anyway; not temporary, because temporary tables are not read in
 * parallel. The rest of the transaction uses it by its bare name.
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

/** Position of a column in its table. Throws for an unknown name: a layout has the wrong table. */
export function columnIndex({ name, columns }: StagedTable, column: string): number {
  const index = columns.findIndex(([candidate]) => candidate === column);
  if (index < 0) throw new Error(`${name} has no column ${column}`);
  return index;
}

/**
 * Rules for a row as a whole: completes its values (one slot a column, NaN for null; dates as days since
 * 2000-01-01), or returns the column at fault and the reason.
 */
export type RowRule = (values: Float64Array) => { column: string; reason: string } | null;

/** Bytes of each column in a binary COPY; 0 for text, which states its own length. */
export function sizesOf({ columns }: StagedTable): Uint8Array {
  return Uint8Array.from(columns, ([, type]) => SIZES[type]);
}
