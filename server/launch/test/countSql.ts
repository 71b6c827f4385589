import pg from 'pg';

export interface Counted<T> {
  result: T;
  /**
   * Every statement that went to the database but for two kinds: the beginning and end of transactions, and the
   * question whether there is maintenance, which is asked once a second and not for any one request.
   */
  statements: string[];
  /** The same with their values. */
  sent: { statement: string; values: unknown[] }[];
}

const NOT_COUNTED = /^(\/\*.*?\*\/)?\s*(start transaction|commit|rollback)\b|^\/\* readMaintenance \*\//i;

type Query = (...args: unknown[]) => unknown;

/** Runs `work` and says which SQL statements the pg driver sent meanwhile. Not for two works at a time. */
export async function countSql<T>(work: () => Promise<T>): Promise<Counted<T>> {
  const sent: Counted<T>['sent'] = [];
  const prototype: { query: Query } = pg.Client.prototype;
  const query = prototype.query;
  prototype.query = function counted(this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    if (!NOT_COUNTED.test(text)) sent.push({ statement: text, values: valuesOf(args) });
    return query.apply(this, args);
  };
  try {
    const result = await work();
    return { result, sent, statements: sent.map(({ statement }) => statement) };
  } finally {
    prototype.query = query;
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

function valuesOf([query, values]: readonly unknown[]): unknown[] {
  const given = typeof query === 'object' && query !== null && 'values' in query ? query.values : values;
  return Array.isArray(given) ? given : [];
}
