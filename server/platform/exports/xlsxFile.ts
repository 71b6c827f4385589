import { PassThrough } from 'node:stream';
import writeXlsxFile, { type Cell as SheetCell, type Row, type Sheet } from 'write-excel-file/node';
import { badInput } from '../errors.ts';
import type { ColumnType, TypedColumn } from './typedColumn.ts';
import { typedRows, type Cell } from './typedRows.ts';

/** A workbook is made in memory: some 5 KB a row. Excel itself ends at 1,048,576 rows. */
export const XLSX_ROWS = 25_000;

const CENTS = 100;

const formats: Partial<Record<ColumnType, string>> = {
  money: '#,##0.00',
  month: 'yyyy-mm',
  date: 'yyyy-mm-dd',
};

const widths: Readonly<Record<ColumnType, number>> = {
  text: 24,
  integer: 10,
  number: 12,
  money: 16,
  boolean: 10,
  month: 10,
  date: 12,
};

/**
 * Rows as a workbook with a sheet of data and one of definitions. Throws BAD_USER_INPUT, before any byte, if there are
 * more rows than it may have.
 */
export async function* xlsxFile(
  blocks: AsyncIterable<Buffer>,
  columns: readonly TypedColumn[],
): AsyncGenerator<Buffer> {
  const rows: Row[] = [];
  for await (const block of typedRows(blocks, columns)) {
    for (const row of block) rows.push(row.map((cell, at) => sheetCell(cell, columns[at]?.type ?? 'text')));
    if (rows.length > XLSX_ROWS) throw tooManyRows();
  }
  const through = new PassThrough();
  const written = writeXlsxFile(sheetsOf(rows, columns)).toStream(through);
  // It is awaited only at the end; until then, a failure breaks the stream.
  written.catch((error: unknown) => through.destroy(error instanceof Error ? error : undefined));
  for await (const part of through) yield part as Buffer;
  await written;
}

function tooManyRows(): Error {
  const most = XLSX_ROWS.toLocaleString('en-US');
  return badInput(
    `An XLSX file has at most ${most} rows here. Choose fewer months or places, or save CSV or Parquet, which take all.`,
  );
}

function sheetCell(cell: Cell, type: ColumnType): SheetCell {
  if (cell === null) return null;
  const value = typeof cell === 'bigint' ? Number(cell) / CENTS : cell;
  const format = formats[type];
  return format === undefined ? value : { value, format };
}

function sheetsOf(rows: readonly Row[], columns: readonly TypedColumn[]): Sheet<never>[] {
  const heading = (value: string): SheetCell => ({ value, fontWeight: 'bold' });
  return [
    {
      sheet: 'Data',
      data: [columns.map(({ title }) => heading(title)), ...rows],
      columns: columns.map(({ type }) => ({ width: widths[type] })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Definitions',
      data: [
        ['Column', 'Field in the API', 'Type', 'Definition'].map(heading),
        ...columns.map(({ title, key, type, definition }) => [title, key, type, definition]),
      ],
      columns: [{ width: 24 }, { width: 20 }, { width: 10 }, { width: 100 }],
      stickyRowsCount: 1,
    },
  ];
}
