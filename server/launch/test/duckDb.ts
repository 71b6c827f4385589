import { createRequire } from 'node:module';
import * as duckdb from '@duckdb/duckdb-wasm/blocking';

const { resolve } = createRequire(import.meta.url);
const bundles = {
  mvp: { mainModule: resolve('@duckdb/duckdb-wasm/dist/duckdb-mvp.wasm'), mainWorker: '' },
  eh: { mainModule: resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm'), mainWorker: '' },
};

/** Text of each column, as DuckDB writes it; null for unknown. */
type TextRow = Record<string, string | null>;

/** DuckDB over Parquet files that a test hands to it. */
export interface DuckDb {
  /** Adds a file, which statements read as `from 'NAME'`. */
  add: (name: string, file: Buffer) => void;
  /** The rows of a query. */
  rows: (query: string) => TextRow[];
  /** DuckDB's types of a file's columns, in order. */
  types: (name: string) => Record<string, string>;
  close: () => void;
}

export async function openDuckDb(): Promise<DuckDb> {
  const database = await duckdb.createDuckDB(bundles, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME);
  await database.instantiate(() => undefined);
  const connection = database.connect();
  const asked = (query: string): TextRow[] =>
    connection
      .query(query)
      .toArray()
      .map((row: { toJSON: () => TextRow }) => row.toJSON());
  const typesOf = (query: string): Record<string, string> =>
    Object.fromEntries(
      asked(`describe ${query}`).map(({ column_name: name, column_type: type }) => [name ?? '', type ?? '']),
    );
  return {
    add: (name, file) => database.registerFileBuffer(name, new Uint8Array(file)),
    rows: (query) => {
      const texts = Object.keys(typesOf(query)).map((name) => `"${name}"::varchar as "${name}"`);
      return asked(`select ${texts.join(', ')} from (${query})`).map((row) => ({ ...row }));
    },
    types: (name) => typesOf(`select * from '${name}'`),
    close: () => connection.close(),
  };
}
