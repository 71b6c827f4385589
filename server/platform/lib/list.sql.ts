import type { Keyset } from './page.ts';

/** A list in SQL: what is selected of it and where it comes from. */
export interface ListSql {
  /** Names the statement for logs. */
  name: string;
  columns: string;
  /** FROM clause without the word. */
  from: string;
  where: string;
}

/** One page of a list. */
export function pageOf({ name, columns, from, where }: ListSql, keys: Keyset): string {
  return `/* ${name} */
  select ${keys.cursorKey} as "cursorKey", ${columns}
  from ${from}
  where ${where} and ${keys.where}
  order by ${keys.orderBy}
  limit ${String(keys.limit)}`;
}

export function countOf({ name, from, where }: ListSql): string {
  return `/* ${name}.count */ select count(*) from ${from} where ${where}`;
}

/**
 * The same page of a list of each owner: `ids` is the placeholder of their ids, which the list's `where` knows as
 * `owner.id`.
 */
export function pageOfEach({ name, columns, from, where }: ListSql, ids: string, keys: Keyset): string {
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
