import { createHash } from 'node:crypto';
import pg from 'pg';

const MARK = /^\/\* (\S+) \*\/ \/\* prepared \*\//;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** A lost connection fails the running or next statement. Without a listener, its error would end the process. */
const heard = (): void => undefined;

/**
 * The client of every connection. A connection lost while in use ends only the work that uses it.
 *
 * A statement whose text starts with `/* name *\/ /* prepared *\/` is planned once for each connection. That is for
 * statements sent with every request or keystroke, whose longest part is planning. Other statements are planned for
 * their values each time, which suits them better. A list has a different text for each filter and page.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', heard);
    const names = new Map<string, string>();
    const query: Query = function (this: pg.Client, ...args) {
      const original = pg.Client.prototype as unknown as { query: Query };
      return original.query.apply(this, prepared(args, names));
    };
    Object.assign(this, { query });
  }
}

/** Plans take memory in the database: statements beyond this number are planned each time. */
const MOST_PREPARED = 100;

function prepared([text, values, ...rest]: unknown[], names: Map<string, string>): unknown[] {
  const name = typeof text === 'string' ? nameOf(text, names) : undefined;
  return [name === undefined ? text : { name, text }, values, ...rest];
}

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const mark = MARK.exec(text)?.[1];
  if (mark === undefined || names.size >= MOST_PREPARED) return undefined;
  const name = `${mark}.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
  names.set(text, name);
  return name;
}
