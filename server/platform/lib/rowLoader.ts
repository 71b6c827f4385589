import DataLoader from 'dataloader';
import { groupByPosition, type Positioned } from './byKey.ts';
import type { Db } from './db.ts';

export interface LoaderOptions<Key, Raw, Row> {
  /** Named SQL whose rows have the `position` of their key. */
  statement: string;
  /** The keys as parameters of the statement, usually one array per column. */
  params: (keys: readonly Key[]) => unknown[];
  cacheKey: (key: Key) => string | number;
  /** Converts a row after SQL. */
  finish: (raw: Raw) => Row;
  /** Number of keys read and converted at once. */
  atOnce?: number;
}

export type RowLoader<Key, Row> = DataLoader<Key, Row | null, string | number>;
export type RowsLoader<Key, Row> = DataLoader<Key, Row[], string | number>;

/** Loads rows by key: a DataLoader, or a reader with a statement for each key. */
export interface Reader<Key, Found> {
  load: (key: Key) => Promise<Found>;
}

/** A feature's loaders as of a release, by its number; the current ones, which have the same names, for null. */
export function loadersAsOf<Current, Past>(
  current: Current & { asOf: (release: number) => Past },
  release: number | null,
): Current | Past {
  return release === null ? current : current.asOf(release);
}

/** A loader of any number of rows per key. */
export function rowsLoader<Key, Raw, Row>(
  db: Db,
  options: LoaderOptions<Key, Raw, Row>,
): RowsLoader<Key, Row> {
  const { statement, params, cacheKey: cacheKeyFn, finish, atOnce = 1000 } = options;
  const load = async (keys: readonly Key[]): Promise<Row[][]> => {
    const rows = await db.query<(Raw & Positioned)[]>(statement, params(keys));
    return groupByPosition(rows, keys.length).map((group) => group.map(finish));
  };
  return new DataLoader(load, { cacheKeyFn, maxBatchSize: atOnce });
}

/** A loader of at most one row per key. */
export function rowLoader<Key, Raw, Row>(db: Db, options: LoaderOptions<Key, Raw, Row>): RowLoader<Key, Row> {
  const { statement, params, cacheKey: cacheKeyFn, finish } = options;
  const load = async (keys: readonly Key[]): Promise<(Row | null)[]> => {
    const rows = await db.query<(Raw & Positioned)[]>(statement, params(keys));
    return groupByPosition(rows, keys.length).map(([row]) => (row ? finish(row) : null));
  };
  return new DataLoader(load, { cacheKeyFn, maxBatchSize: 1000 });
}

/** Options for a statement whose only parameter is an array of ids and whose rows are used unchanged. */
export function byId<Row>(statement: string): LoaderOptions<number, Row, Row> {
  return { statement, params: (ids) => [ids], cacheKey: (id) => id, finish: (row) => row };
}

/** Options for the same statement as of a release, whose number is its last parameter. */
export function withRelease<Key, Raw, Row>(
  options: LoaderOptions<Key, Raw, Row>,
  release: number,
): LoaderOptions<Key, Raw, Row> {
  return { ...options, params: (keys) => [...options.params(keys), release] };
}

/** Reads rows as of a release, by its number, with a statement for each key, because each reads thousands of filings. */
export function oneByOne<Key, Raw, Row>(
  db: Db,
  release: number,
  optionsOf: (key: Key) => LoaderOptions<Key, Raw, Row>,
): Reader<Key, Row[]> {
  const asked = new Map<string | number, Promise<Row[]>>();
  const load = (key: Key): Promise<Row[]> => {
    const options = optionsOf(key);
    const id = options.cacheKey(key);
    const rows = asked.get(id) ?? rowsLoader(db, withRelease(options, release)).load(key);
    asked.set(id, rows);
    return rows;
  };
  return { load };
}

/** The same with one row for each key; null without any. */
export function oneRowByOne<Key, Raw, Row>(
  ...asked: Parameters<typeof oneByOne<Key, Raw, Row>>
): Reader<Key, Row | null> {
  const rows = oneByOne(...asked);
  return { load: async (key) => (await rows.load(key))[0] ?? null };
}
