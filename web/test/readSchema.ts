import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

const SCALARS = ['USD', 'Month', 'Date', 'DateTime'];

/** The committed schema; its own scalars pass values through. */
export function readSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  for (const name of SCALARS) {
    if (schema.getType(name) === undefined) throw new Error(`The schema has no scalar ${name}.`);
  }
  return schema;
}
