import type { Keyset } from './page.ts';

/** A list in SQL: its columns and its source. */
export interface ListSql {
  /** Names the statement for logs. */
  name: string;
  columns: string;
  /** FROM clause without the keyword: everything that the filter and the order need. */
  from: string;
  where: string;
  /**
   * Joins that only the columns need, to rows that the order knows by `alias`. The rows of the page are then found,
   * sorted and limited first. Otherwise every row that passes the filter would be joined and written out.
   */
  shown?: { alias: string; joins: string };
}

/** One page of a list. */
export function pageOf(list: ListSql, keys: Keyset): string {
  const { name, columns, from, where, shown } = list;
  if (shown) {
    return `/* ${name} */ /* prepared */
  select ${shown.alias}."cursorKey", ${columns}
  from (
    ${rowsOf(list, shown.alias, keys)}
  ) ${shown.alias} ${shown.joins}
  order by ${keys.orderBy}`;
  }
  return `/* ${name} */
  select ${keys.cursorKey} as "cursorKey", ${columns}
  from ${from}
  where ${where} and ${keys.where}
  order by ${keys.orderBy}
  limit ${String(keys.limit)}`;
}

function rowsOf({ from, where }: ListSql, alias: string, keys: Keyset): string {
  return `select ${keys.cursorKey} as "cursorKey", ${alias}.*
    from ${from}
    where ${where} and ${keys.where}
    order by ${keys.orderBy}
    limit ${String(keys.limit)}`;
}

export function countOf({ name, from, where }: ListSql): string {
  return `/* ${name}.count */ select count(*) from ${from} where ${where}`;
}

/**
 * The same page of the lists of many owners. `ids` is the placeholder of their ids, which the list's `where` uses as
 * `owner.id`.
 */
export function pageOfEach(list: ListSql, ids: string, keys: Keyset): string {
  const { name, columns, from, where, shown } = list;
  if (shown) {
    return `/* ${name} */
  select owner.position, ${shown.alias}."cursorKey", ${columns}
  from unnest(${ids}) with ordinality as owner(id, position)
  cross join lateral (
    ${rowsOf(list, shown.alias, keys)}
  ) ${shown.alias} ${shown.joins}
  order by owner.position, ${keys.orderBy}`;
  }
  return `/* ${name} */
  select owner.position, item.*
  from unnest(${ids}) with ordinality as owner(id, position)
  cross join lateral (
    select row_number() over (order by ${keys.orderBy}) as ordinal, ${keys.cursorKey} as "cursorKey", ${columns}
    from ${from}
    where ${where} and ${keys.where}
    order by ${keys.orderBy}
    limit ${String(keys.limit)}
  ) item
  order by owner.position, item.ordinal`;
}

export function countOfEach({ name, from, where }: ListSql, ids: string): string {
  return `/* ${name}.count */
  select owner.position, counted.count
  from unnest(${ids}) with ordinality as owner(id, position)
  cross join lateral (select count(*) as count from ${from} where ${where}) counted`;
}
