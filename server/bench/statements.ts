import pg from 'pg';

export interface Sent {
  text: string;
  values: unknown[];
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Returns the queries sent to the database by `work`, without those of transactions, sessions and other requests. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args;
    const text = textOf(asked);
    if (isReading(text)) sent.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

const OF_OTHERS = /^\/\* (useSessions|readMaintenance|sandbox\.\w+) \*\//;

function isReading(text: string): boolean {
  const bare = text.replace(/^(\/\*.*?\*\/\s*)+/, '');
  return /^(select|with)\b/i.test(bare) && !OF_OTHERS.test(text);
}
