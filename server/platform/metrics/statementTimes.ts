import { noTracing, type Tracing } from './tracing/tracing.ts';
import type { Metrics } from './metrics.ts';

/** Called when a statement ends, with its text and its seconds. */
export interface OnStatement {
  (text: string, seconds: number): void;
  /** True if it must be called in the async context of the statement's caller, which costs a little. */
  needsContext?: boolean;
}

const NAME = /^\s*\/\* ([^*]+) \*\//;

/** Name of a statement from the comment that it begins with. */
function nameOf(text: string): string {
  return NAME.exec(text)?.[1] ?? 'unnamed';
}

/** Also makes each statement a span of the work that it belongs to. The span has its name, and neither text nor values. */
export function traceStatements(tracing: Tracing, measure: OnStatement): OnStatement {
  if (tracing === noTracing) return measure;
  const traced: OnStatement = (text, seconds) => {
    measure(text, seconds);
    tracing.ended(`sql ${nameOf(text)}`, seconds, { 'db.system.name': 'postgresql' });
  };
  return Object.assign(traced, { needsContext: true });
}

/** Names come from our code. Beyond this number, something unexpected names statements, and memory is bounded. */
const MOST_NAMES = 800;

/** Measures each statement under the name in its comment. */
export function measureStatements({ statements }: Pick<Metrics, 'statements'>): OnStatement {
  const known = new Set<string>();
  return (text, seconds) => {
    const name = nameOf(text);
    if (known.size < MOST_NAMES) known.add(name);
    statements.observe({ statement: known.has(name) ? name : 'other' }, seconds);
  };
}
