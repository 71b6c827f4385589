import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../schema/schema.ts';
import { knownCost } from './knownCosts.ts';
import { costOf, type Asked, type Cost } from './queryCost.ts';

const schema = createSchema();
const document = parse(`
  query Few($first: Int!) { hotels(first: $first) { nodes { name } } }
  query Many($first: Int!) { hotels(first: $first) { nodes { name months { month roomReceipts } } } }`);

function asked(index: number, variables: Record<string, unknown>): Asked {
  return { schema, document, operation: document.definitions[index] as OperationDefinitionNode, variables };
}

test('each operation has the count of its variables, and is counted once', () => {
  const counts: Cost[] = [];
  for (const operation of [0, 1]) {
    for (const first of [1, 500]) {
      const cost = knownCost(asked(operation, { first }));
      expect(cost).toEqual(costOf(asked(operation, { first })));
      expect(knownCost(asked(operation, { first }))).toBe(cost);
      counts.push(cost);
    }
  }
  expect(new Set(counts.map(({ values }) => values)).size).toBe(4);
});

test('a refusal is not remembered as a count', () => {
  for (let again = 0; again < 2; again += 1) {
    expect(() => knownCost(asked(0, { first: -1 }))).toThrow('first');
    expect(() => knownCost(asked(0, {}))).toThrow();
  }
});
