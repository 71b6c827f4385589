import { text } from 'node:stream/consumers';
import { parquetMetadata, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { fromBufferPromise } from 'yauzl';

type Row = Record<string, unknown>;

/** The columns and rows of a Parquet file. */
export async function parquetOf(body: Buffer): Promise<{ columns: SchemaElement[]; rows: Row[] }> {
  const file = new Uint8Array(body).buffer;
  const [, ...columns] = parquetMetadata(file).schema;
  return { columns, rows: (await parquetReadObjects({ file })) as Row[] };
}

/** A value of a Parquet file as CSV writes it. */
export function asText(row: Row, { name, type, converted_type: kind }: SchemaElement): string {
  const value = row[name];
  if (value === null || value === undefined) return '';
  if (kind === 'DECIMAL') return Number(value).toFixed(2);
  if (value instanceof Date) return value.toISOString().slice(0, name === 'month' ? 7 : 10);
  // Shares in percent.
  if (type === 'DOUBLE') return Number(value).toFixed(1);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The texts in a ZIP file, by name. */
export async function unzipped(body: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(body, { lazyEntries: true });
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return texts;
}
