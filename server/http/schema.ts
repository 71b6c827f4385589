import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { withPlainText } from '../platform/lib/plainText.ts';
import { resolvers } from './resolvers.ts';
import { webFigures } from './webFigures.ts';

/** The executable schema; building it takes some tenths of a second, so do it once. */
export function createSchema(): GraphQLSchema {
  return withPlainText(buildSchemaSync({ resolvers: [...resolvers], validate: false }));
}

const schemaPath = 'schema.graphql';

/** The schema as schema.graphql holds it. */
export function printedSchema(): string {
  const printed = printSchema(lexicographicSortSchema(createSchema()));
  return `# Made by \`npm run schema\` from the types in server/. Do not edit.\n\n${printed}\n`;
}

/** The files that the schema's types say, by path. */
export function madeFiles(): Record<string, string> {
  return { [schemaPath]: printedSchema(), ...webFigures() };
}
