import type { Metrics } from './metrics.ts';

export type OnStatement = (text: string, seconds: number) => void;

const NAME = /^\s*\/\* (\S+) \*\//;

/** Names come from our code. Beyond this number, something unexpected names statements, and memory is bounded. */
const MOST_NAMES = 800;

/** Measures each statement under the name in its comment. */
export function measureStatements({ statements }: Pick<Metrics, 'statements'>): OnStatement {
  const known = new Set<string>();
  return (text, seconds) => {
    const name = NAME.exec(text)?.[1] ?? 'unnamed';
    if (known.size < MOST_NAMES) known.add(name);
    statements.observe({ statement: known.has(name) ? name : 'other' }, seconds);
  };
}
