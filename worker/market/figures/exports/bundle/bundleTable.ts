import { column, type ExportColumn } from '../../../../../server/platform/lib/exports/exportColumns.ts';
import type { ColumnType, TypedColumn } from '../../../../../server/platform/lib/exports/typedColumn.ts';

export interface BundleColumn extends TypedColumn {
  /** SQL over the table's rows. */
  sql: string;
}

/** A table of the bundle, which is one file. */
export interface BundleTable {
  name: string;
  about: string;
  columns: readonly BundleColumn[];
  from: string;
  /** An index has the rows in this order. */
  order: string;
}

type Make = (key: string, definition: string, sql?: string) => BundleColumn;

/** Constructors of columns of an alias: by default, the table's column of the same name. */
export function columnsOf(alias: string): Record<ColumnType, Make> & { cents: Make } {
  const of =
    (type: ColumnType, sqlOf: (key: string) => string = (key) => `${alias}.${key}`): Make =>
    (key, definition, sql) => ({ key, title: key, type, definition, sql: sql ?? sqlOf(key) });
  return {
    text: of('text', (key) => `nullif(${alias}.${key}, '')`),
    integer: of('integer'),
    number: of('number'),
    money: of('money'),
    boolean: of('boolean'),
    date: of('date'),
    month: of('month', (key) => `to_char(${alias}.${key}, 'YYYY-MM')`),
    /** Dollars of a column of cents. */
    cents: of('money', (key) => `${alias}.${key}_cents`),
  };
}

/** The columns as the export's SQL has them. */
export function exportColumns({ columns }: BundleTable): ExportColumn[] {
  return columns.map(({ key, type }) => {
    if (type === 'money') return column.money(key, key);
    if (type === 'boolean') return column.boolean(key, key);
    return type === 'text' ? column.text(key, key) : column.plain(key, key);
  });
}
