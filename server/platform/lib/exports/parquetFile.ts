import { setImmediate } from 'node:timers/promises';
import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ColumnType, TypedColumn } from './typedColumn.ts';
import { typedRows, type Cell } from './typedRows.ts';

/** Rows that are encoded and sent together: few enough that others wait some tens of milliseconds at most. */
const GROUP_ROWS = 5_000;

type Type = Omit<SchemaElement, 'name'>;

const types: Readonly<Record<ColumnType, Type>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  // Cents inside, dollars for readers.
  money: { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 },
  boolean: { type: 'BOOLEAN' },
  month: { type: 'INT32', converted_type: 'DATE' },
  date: { type: 'INT32', converted_type: 'DATE' },
};

/** Rows as a Parquet file, sent group by group; the definition of each column is among its metadata. */
export async function* parquetFile(
  blocks: AsyncIterable<Buffer>,
  columns: readonly TypedColumn[],
): AsyncGenerator<Buffer> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: schemaOf(columns), kvMetadata: definitionsOf(columns) });
  for await (const rows of inGroups(typedRows(blocks, columns))) {
    const columnData = columns.map(({ key: name }, at) => ({ name, data: rows.map((row) => row[at]) }));
    await file.write({ columnData, rowGroupSize: GROUP_ROWS });
    yield written(writer);
    await setImmediate();
  }
  await file.finish();
  yield written(writer);
}

function schemaOf(columns: readonly TypedColumn[]): SchemaElement[] {
  const elements = columns.map(({ key, type }): SchemaElement => {
    return { name: key, repetition_type: 'OPTIONAL', ...types[type] };
  });
  return [{ name: 'root', num_children: columns.length }, ...elements];
}

function definitionsOf(columns: readonly TypedColumn[]): { key: string; value: string }[] {
  return columns.map(({ key, definition }) => ({ key: `definition:${key}`, value: definition }));
}

async function* inGroups(blocks: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[][]> {
  let rows: Cell[][] = [];
  for await (const block of blocks) {
    rows.push(...block);
    while (rows.length >= GROUP_ROWS) {
      yield rows.slice(0, GROUP_ROWS);
      rows = rows.slice(GROUP_ROWS);
    }
  }
  if (rows.length > 0) yield rows;
}

/** Takes what was written since the last time; offsets within the file go on. */
function written(writer: ByteWriter): Buffer {
  const bytes = Buffer.from(writer.getBuffer());
  writer.index = 0;
  return bytes;
}
