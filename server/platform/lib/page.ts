import { badInput } from '../errors.ts';
import { isDate } from './month.ts';
import { plainText } from './plainText.ts';

/** Page arguments of a list: `first` after a cursor, or `last` before one. */
export interface PageRequest {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

export const MAX_PAGE = 500;

/** A column of an order: SQL expression, type for the cursor's parameter, and direction. */
export interface OrderColumn {
  sql: string;
  type: 'text' | 'integer' | 'bigint' | 'date';
  direction: 'asc' | 'desc';
}

/** Parts of a keyset statement. It fetches one row more than requested, to know whether there are more. */
export interface Keyset {
  /** A condition for the WHERE clause. */
  where: string;
  orderBy: string;
  limit: number;
  /** `jsonb_build_array(…)` of the order's columns: each row must select it as "cursorKey". */
  cursorKey: string;
  size: number;
  backwards: boolean;
  /** True if there is a cursor, so that rows were left out before it. */
  hasCursor: boolean;
}

export interface CursorRow {
  cursorKey: unknown[];
}

export interface Page<T> {
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** Called, and so paid for, only if the client selected it. */
  totalCount: () => Promise<number>;
}

/** SQL parameters that are numbered as they are added. */
export class Params {
  readonly values: unknown[] = [];

  /** Stores the value and returns its placeholder, cast to the type if one is given. */
  add(value: unknown, type?: string): string {
    this.values.push(value);
    return `$${String(this.values.length)}${type ? `::${type}` : ''}`;
  }
}

export function encodeCursor(key: unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

type CursorValue = string | number;

function decodeCursor(cursor: string, columns: readonly OrderColumn[]): CursorValue[] {
  const parsed = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  const key: unknown[] = Array.isArray(parsed) ? parsed : [];
  const values = columns.map((column, i) => fittingValue(key[i], column.type));
  const known = values.filter((value) => value !== null);
  if (key.length !== columns.length || known.length !== columns.length) {
    throw badInput('This cursor does not belong to this list and order.');
  }
  return known;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Maximum of PostgreSQL's integer. */
const LARGEST_INTEGER = 2_147_483_647;

function fittingValue(value: unknown, type: OrderColumn['type']): CursorValue | null {
  if (type === 'integer' || type === 'bigint') {
    const largest = type === 'integer' ? LARGEST_INTEGER : Number.MAX_SAFE_INTEGER;
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= largest ? value : null;
  }
  if (typeof value !== 'string') return null;
  return type === 'text' ? plainText(value) : isDate(value) ? value : null;
}

/** Checks a page request. Throws BAD_USER_INPUT unless exactly one of `first` and `last` is given, 1 to 500. */
export function pageSize(request: PageRequest): { size: number; backwards: boolean } {
  const { first, last } = request;
  if ((first ?? null) !== null && (last ?? null) !== null)
    throw badInput('Give either first or last, not both.');
  const size = first ?? last ?? null;
  const backwards = (last ?? null) !== null;
  if (size === null)
    throw badInput(`Give first or last: how many rows you want, at most ${String(MAX_PAGE)}.`);
  if (backwards ? request.after : request.before) throw badInput('after goes with first, before with last.');
  if (size < 1 || size > MAX_PAGE) throw badInput(`first and last must be 1 to ${String(MAX_PAGE)}.`);
  return { size, backwards };
}

/** The keyset parts of a page; the order must end with a unique column. Throws BAD_USER_INPUT. */
export function keyset(request: PageRequest, order: readonly OrderColumn[], params: Params): Keyset {
  const { size, backwards } = pageSize(request);
  const columns = backwards ? order.map(reverse) : order;
  const cursor = (backwards ? request.before : request.after) ?? null;
  return {
    where: cursor === null ? 'true' : behind(columns, decodeCursor(cursor, columns), params),
    orderBy: columns.map((column) => `${column.sql} ${column.direction}`).join(', '),
    limit: size + 1,
    cursorKey: `jsonb_build_array(${columns.map((column) => column.sql).join(', ')})`,
    size,
    backwards,
    hasCursor: cursor !== null,
  };
}

function reverse(column: OrderColumn): OrderColumn {
  return { ...column, direction: column.direction === 'asc' ? 'desc' : 'asc' };
}

/**
 * Condition for rows after the cursor's row: one row comparison if all columns have the same direction, so that an
 * index can be used.
 */
function behind(columns: readonly OrderColumn[], key: CursorValue[], params: Params): string {
  const values = columns.map((column, i) => params.add(key[i], column.type));
  const sameWay = columns.every((column) => column.direction === columns[0]?.direction);
  if (sameWay) {
    const operator = columns[0]?.direction === 'desc' ? '<' : '>';
    return `(${columns.map((column) => column.sql).join(', ')}) ${operator} (${values.join(', ')})`;
  }
  const alternatives = columns.map((column, i) => {
    const equal = columns.slice(0, i).map((earlier, j) => `${earlier.sql} = ${values[j] ?? ''}`);
    const beyond = `${column.sql} ${column.direction === 'desc' ? '<' : '>'} ${values[i] ?? ''}`;
    return `(${[...equal, beyond].join(' and ')})`;
  });
  return `(${alternatives.join(' or ')})`;
}

/** A page of an empty list. */
export function emptyPage<T>(): Page<T> {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return { edges: [], nodes: [], pageInfo, totalCount: () => Promise.resolve(0) };
}

/** Turns the fetched rows (one more than requested, in keyset order) into a page. */
export function toPage<Row extends CursorRow, T>(
  rows: readonly Row[],
  keys: Keyset,
  toNode: (row: Row) => T,
  totalCount: () => Promise<number>,
): Page<T> {
  const hasMore = rows.length > keys.size;
  const shown = rows.slice(0, keys.size);
  if (keys.backwards) shown.reverse();
  const edges = shown.map((row) => ({ cursor: encodeCursor(row.cursorKey), node: toNode(row) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: keys.backwards ? keys.hasCursor : hasMore,
      hasPreviousPage: keys.backwards ? hasMore : keys.hasCursor,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}
