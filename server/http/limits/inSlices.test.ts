import { execute, GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createWork } from '../../platform/limits/work.ts';
import { inSlices } from './inSlices.ts';

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

test('objects that wait for the same one are completed a page at a time, and others have their turns between', async () => {
  const turns = countingTurns();
  let answer = (_: object): void => undefined;
  const shared = new Promise<object>((resolve) => (answer = resolve));
  let asked = 0;
  // As a loader does, once all have asked.
  const ask = (): Promise<object> => {
    asked += 1;
    if (asked === 10_000) setImmediate(() => answer({}));
    return shared;
  };
  const One = new GraphQLObjectType({
    name: 'One',
    fields: { value: { type: GraphQLInt, resolve: () => turns.count() } },
  });
  const Row = new GraphQLObjectType({
    name: 'Row',
    fields: { one: { type: One, resolve: ask } },
  });
  const Query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      rows: { type: new GraphQLList(Row), resolve: () => Array.from({ length: 500 }, () => ({})) },
    },
  });
  const schema = inSlices(new GraphQLSchema({ query: Query }));
  const aliases = Array.from({ length: 20 }, (_, at) => `a${String(at)}: rows { one { value } }`);
  const document = parse(`{ ${aliases.join(' ')} }`);
  const result = await execute({ schema, document, contextValue: { work: createWork() } });
  turns.end();
  expect(result.errors).toBeUndefined();
  expect(turns.counts.reduce((sum, count) => sum + count, 0)).toBe(10_000);
  expect(Math.max(...turns.counts)).toBeLessThanOrEqual(1_000);
});
