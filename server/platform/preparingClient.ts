import pg from 'pg';

const MARK = /^\/\* (\S+) \*\/ \/\* prepared \*\//;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** A connection that is lost fails the statement that runs or comes next; said by nobody, it would end the process. */
const heard = (): void => undefined;

/**
 * The client of every connection: one that is lost while somebody works with it ends their work, and nothing else.
 *
 * Has Postgres plan a statement once for each connection where its text begins `/* name *\/ /* prepared *\/`. For
 * short statements that come with every request or every key, of which planning is the longest part; others are
 * planned for their values each time, which serves them better.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', heard);
    const query: Query = function (this: pg.Client, ...args) {
      const original = pg.Client.prototype as unknown as { query: Query };
      return original.query.apply(this, prepared(args));
    };
    Object.assign(this, { query });
  }
}

function prepared([text, values, ...rest]: unknown[]): unknown[] {
  const name = typeof text === 'string' ? MARK.exec(text)?.[1] : undefined;
  return [name === undefined ? text : { name, text }, values, ...rest];
}
