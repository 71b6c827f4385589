import DataLoader from 'dataloader';
import { groupBy, groupByPosition, type Positioned } from './byKey.ts';
import type { Db } from './db.ts';
import { countOf, countOfEach, pageOf, pageOfEach, type ListSql } from './list.sql.ts';
import {
  keyset,
  Params,
  toPage,
  type CursorRow,
  type OrderColumn,
  type Page,
  type PageRequest,
} from './page.ts';

/** A list that can be read page by page. */
export interface List<Raw, T> {
  /** Adds the list's own parameters and returns its SQL. */
  sql: (params: Params) => ListSql;
  /** Ends with a unique column. */
  order: readonly OrderColumn[];
  /** Converts a row after SQL. */
  finish: (raw: Raw) => T;
}

/** One page of a list. The list is counted only if the total is requested. Throws BAD_USER_INPUT. */
export async function fetchPage<Raw, T>(db: Db, list: List<Raw, T>, request: PageRequest): Promise<Page<T>> {
  const params = new Params();
  const sql = list.sql(params);
  const countParams = [...params.values];
  const keys = keyset(request, list.order, params);
  const rows = await db.query<(Raw & CursorRow)[]>(pageOf(sql, keys), params.values);
  return toPage(rows, keys, list.finish, async () => {
    const counted = await db.query<{ count: number }[]>(countOf(sql), countParams);
    return counted[0]?.count ?? 0;
  });
}

/** A page of a list that belongs to one owner: the owner, the page request, and what else the list depends on. */
interface PageKey<Args> {
  id: number;
  page: PageRequest;
  args: Args;
}

export type PageLoader<Args, T> = DataLoader<PageKey<Args>, Page<T>, string>;

/**
 * Loads the lists of many owners: all pages with the same request in one statement, their counts in another. The
 * list's SQL uses its owner as `owner.id`.
 */
export function pageLoader<Args, Raw, T>(db: Db, listOf: (args: Args) => List<Raw, T>): PageLoader<Args, T> {
  const loadAll = async (keys: readonly PageKey<Args>[]): Promise<(Page<T> | Error)[]> => {
    const pages = new Map<PageKey<Args>, Page<T>>();
    const alike = groupBy(keys, ({ page, args }) => JSON.stringify([page, args]));
    await Promise.all(
      [...alike.values()].map(async (group) => {
        const loaded = await fetchPageOfEach(db, group, listOf);
        loaded.forEach(([key, page]) => pages.set(key, page));
      }),
    );
    return keys.map((key) => pages.get(key) ?? new Error('A page was not loaded.'));
  };
  return new DataLoader(loadAll, { cacheKeyFn: (key) => JSON.stringify([key.id, key.page, key.args]) });
}

async function fetchPageOfEach<Args, Raw, T>(
  db: Db,
  group: readonly PageKey<Args>[],
  listOf: (args: Args) => List<Raw, T>,
): Promise<[PageKey<Args>, Page<T>][]> {
  const [first] = group;
  if (!first) return [];
  const list = listOf(first.args);
  const params = new Params();
  const ids = params.add(
    group.map((key) => key.id),
    'bigint[]',
  );
  const sql = list.sql(params);
  const counts = countLoader(db, countOfEach(sql, ids), [...params.values]);
  const keys = keyset(first.page, list.order, params);
  const rows = await db.query<(Raw & Positioned & CursorRow)[]>(pageOfEach(sql, ids, keys), params.values);
  const pages = groupByPosition(rows, group.length).map((own, i) =>
    toPage(own, keys, list.finish, () => counts.load(i + 1)),
  );
  return group.flatMap((key, i): [PageKey<Args>, Page<T>][] => {
    const page = pages[i];
    return page ? [[key, page]] : [];
  });
}

function countLoader(db: Db, statement: string, params: unknown[]): DataLoader<number, number> {
  return new DataLoader(async (positions) => {
    const rows = await db.query<(Positioned & { count: number })[]>(statement, params);
    const counts = new Map(rows.map((row) => [row.position, row.count]));
    return positions.map((position) => counts.get(position) ?? 0);
  });
}
