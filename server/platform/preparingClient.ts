import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { OnStatement } from './metrics/statementTimes.ts';

const MARK = /^\/\* ([^*]+) \*\/ \/\* prepared \*\//;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

interface Config extends pg.ClientConfig {
  pipeline?: boolean;
  /** Called after each statement with its seconds. */
  onStatement?: OnStatement;
}

/** A lost connection fails the running or next statement. Without a listener, its error would end the process. */
const ignoreError = (): void => undefined;

/**
 * The client of every connection. A connection lost while in use ends only the work that uses it.
 *
 * A statement whose text starts with `/* name *\/ /* prepared *\/` is planned once for each connection. That is for
 * statements sent with every request or keystroke, whose longest part is planning. Other statements are planned for
 * their values each time, which suits them better. A list has a different text for each filter and page.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | Config) {
    super(config);
    const { onStatement, pipeline = false } = typeof config === 'object' ? config : {};
    this.on('error', ignoreError);
    const names = new Map<string, string>();
    const query: Query = function (this: pg.Client, ...args) {
      const original = pg.Client.prototype as unknown as { query: Query };
      const call = prepared(args, names);
      if (pipeline) sendTogether(this);
      return onStatement
        ? timed(call, onStatement, (given) => original.query.apply(this, given))
        : original.query.apply(this, call);
    };
    Object.assign(this, { query });
  }
}

/** Lets the statements of one moment, such as the beginning of a transaction and its first read, travel together. */
function sendTogether(client: pg.Client): void {
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.stream.cork();
  process.nextTick(() => connection.stream.uncork());
}

/** Measures a statement, whether its caller waits for a promise or gives a callback. */
function timed(call: unknown[], onStatement: OnStatement, ask: (call: unknown[]) => unknown): unknown {
  const [given] = call;
  const text = typeof given === 'string' ? given : textOf(given);
  if (text === null) return ask(call);
  const started = performance.now();
  const tell = (): void => onStatement(text, (performance.now() - started) / 1000);
  const end = onStatement.needsContext === true ? AsyncResource.bind(tell) : tell;
  const last = call.at(-1);
  if (typeof last === 'function') {
    const done = (...answer: unknown[]): unknown => {
      end();
      return Reflect.apply(last, undefined, answer) as unknown;
    };
    return ask([...call.slice(0, -1), done]);
  }
  const asked = ask(call);
  if (asked instanceof Promise) void asked.then(end, end);
  return asked;
}

/** Streams, such as COPY, are no statement of a moment. */
function textOf(given: unknown): string | null {
  const isPlain = typeof given === 'object' && given !== null && !('submit' in given) && 'text' in given;
  return isPlain && typeof given.text === 'string' ? given.text : null;
}

/** PostgreSQL takes names of 63 characters; a hash follows. */
const LONGEST_MARK = 50;

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
  const name = `${mark.slice(0, LONGEST_MARK)}.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
  names.set(text, name);
  return name;
}
