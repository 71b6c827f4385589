import type { ColumnType, TypedColumn } from './typedColumn.ts';

/** A cell: null if unknown. Money is whole cents, months are their first day. */
export type Cell = string | number | bigint | boolean | Date | null;

const CENTS = 100;

/** A value of JSON as the type of its column. */
const readers: Readonly<Record<ColumnType, (value: unknown) => Cell>> = {
  text: (value) => (Array.isArray(value) ? value.join(' ') : String(value)),
  integer: Number,
  number: Number,
  money: (dollars) => BigInt(Math.round(Number(dollars) * CENTS)),
  boolean: Boolean,
  month: (month) => new Date(`${String(month)}-01`),
  date: (date) => new Date(String(date)),
};

/** The rows of blocks of JSON lines, with a cell for each column, a block at a time. */
export async function* typedRows(
  blocks: AsyncIterable<Buffer>,
  columns: readonly TypedColumn[],
): AsyncGenerator<Cell[][]> {
  const cells = columns.map(({ key, type }) => ({ key, read: readers[type] }));
  for await (const block of blocks) {
    const lines = block.toString('utf8').split('\n');
    yield lines.filter(Boolean).map((line) => {
      const row = JSON.parse(line) as Record<string, unknown>;
      return cells.map(({ key, read }) => (row[key] === null ? null : read(row[key])));
    });
  }
}
