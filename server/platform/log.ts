import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './env.ts';
import { withoutSecrets } from './lib/withoutSecrets.ts';

export type Log = Logger;

/** A structured log on standard output, without credentials and personal data. */
export function createLog(name: string, level: LogLevel, to?: DestinationStream): Log {
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: (facts: Record<string, unknown>) => cleaned(facts, 0) as Record<string, unknown> },
    // Errors are facts by then.
    serializers: { err: (facts: unknown) => facts },
    hooks: { logMethod: cleanSentence },
  };
  return to ? pino(options, to) : pino(options);
}

/** The log of an operator's command: warnings on standard error, since its sentence does not have the cause. */
export function commandLog(name: string): Log {
  return createLog(name, 'warn', process.stderr);
}

type LogMethod = (this: Logger, ...args: unknown[]) => void;

/** Texts besides the facts. An error logged alone would give the line its message unmasked. */
function cleanSentence(this: Logger, args: unknown[], method: LogMethod): void {
  const [first] = args;
  const said = args.length === 1 && first instanceof Error ? [first, first.message] : args;
  method.apply(
    this,
    said.map((arg) => (typeof arg === 'string' ? withoutSecrets(arg) : arg)),
  );
}

const SECRET_NAMES = /passw|token|secret|authorization|cookie|link|apikey|credential/i;

/** Deeper than facts are nested; anything deeper is a library's own object, such as a connection. */
const DEEPEST = 4;

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return '…';
  if (value instanceof Error) return errorFacts(value, depth);
  if (Array.isArray(value)) return value.map((part) => cleaned(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      SECRET_NAMES.test(key) ? '[Redacted]' : cleaned(part, depth + 1),
    ]),
  );
}

/** The parts of an error that show its cause. Drivers attach whole connections and values of statements to theirs. */
const TELLING = ['code', 'errno', 'syscall', 'address', 'port', 'severity', 'table', 'constraint', 'routine'];
const TELLING_OF_SERVICES = ['statusCode', 'responseCode', 'command', 'type', 'requestId'];

function errorFacts(error: Error, depth: number): object {
  const facts = Object.entries(error).filter(([key, value]) => {
    return [...TELLING, ...TELLING_OF_SERVICES].includes(key) && typeof value !== 'object';
  });
  const causes = error instanceof AggregateError ? { causes: error.errors } : { cause: error.cause };
  return {
    type: error.constructor.name,
    ...(cleaned(Object.fromEntries(facts), depth + 1) as object),
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(cleaned(causes, depth + 1) as object),
  };
}
