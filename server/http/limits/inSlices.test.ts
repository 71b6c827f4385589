import {
  execute,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  parse,
  type ExecutionResult,
} from 'graphql';
import { expect, test } from 'vitest';
import { createWork } from '../../platform/limits/work.ts';
import { inSlices } from './inSlices.ts';

const MANY = 10_000;

/** Objects completed in each turn of the event loop. */
function countingTurns() {
  const counts: number[] = [0];
  const next = (): void => {
    counts.push(0);
    timer = setImmediate(next);
  };
  let timer = setImmediate(next);
  return {
    counts,
    count: () => counts.push((counts.pop() ?? 0) + 1),
    end: () => clearImmediate(timer),
  };
}

/** Asks for 10,000 fields that all wait for the same value; `count` is called for each object. */
async function askTogether(
  asked: 'one { value }' | 'plain' | 'several { value }',
  answer: () => Promise<object>,
  count: () => number,
): Promise<ExecutionResult> {
  let end = (_: Promise<object>): void => undefined;
  const shared = new Promise<object>((resolve) => (end = resolve));
  let times = 0;
  // As a loader does, once all have asked.
  const ask = (): Promise<object> => {
    times += 1;
    if (times === MANY) setImmediate(() => end(answer()));
    return shared;
  };
  const One = new GraphQLObjectType({ name: 'One', fields: { value: { type: GraphQLInt, resolve: count } } });
  const Row = new GraphQLObjectType({
    name: 'Row',
    fields: {
      one: { type: One, resolve: ask },
      plain: { type: GraphQLInt, resolve: ask },
      several: { type: new GraphQLList(One), resolve: ask },
    },
  });
  const rows = { type: new GraphQLList(Row), resolve: () => Array.from({ length: 500 }, () => ({})) };
  const schema = inSlices(
    new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { rows } }) }),
  );
  const aliases = Array.from({ length: MANY / 500 }, (_, at) => `a${String(at)}: rows { ${asked} }`);
  const document = parse(`{ ${aliases.join(' ')} }`);
  return execute({ schema, document, contextValue: { work: createWork() } });
}

test('objects that wait for the same one are completed a page at a time, and others have their turns between', async () => {
  const turns = countingTurns();
  const result = await askTogether('one { value }', () => Promise.resolve({}), turns.count);
  turns.end();
  expect(result.errors).toBeUndefined();
  expect(turns.counts.reduce((sum, count) => sum + count, 0)).toBe(MANY);
  expect(Math.max(...turns.counts)).toBeLessThanOrEqual(1_000);
});

test.each(['one { value }', 'plain', 'several { value }'] as const)(
  'fields that fail together fail a page at a time: %s',
  async (asked) => {
    const turns = countingTurns();
    // GraphQL reads the message of the cause for each field that failed.
    const cause = new Error('too many rows');
    Object.defineProperty(cause, 'message', { get: () => (turns.count(), 'too many rows') });
    const result = await askTogether(asked, () => Promise.reject(cause), turns.count);
    turns.end();
    expect(result.errors).toHaveLength(MANY);
    expect(Math.max(...turns.counts)).toBeLessThanOrEqual(1_000);
  },
);
