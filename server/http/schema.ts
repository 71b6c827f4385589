import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { projectRoot } from '../platform/lib/projectRoot.ts';
import { withPlainText } from '../platform/lib/plainText.ts';
import { resolvers } from './resolvers.ts';

/** The executable schema; building it takes some tenths of a second, so do it once. */
export function createSchema(): GraphQLSchema {
  return withPlainText(buildSchemaSync({ resolvers: [...resolvers], validate: false }));
}

export const schemaPath = join(projectRoot, 'schema.graphql');

/** The schema as schema.graphql holds it. */
export function printedSchema(): string {
  const printed = printSchema(lexicographicSortSchema(createSchema()));
  return `# Made by \`npm run schema\` from the types in server/. Do not edit.\n\n${printed}\n`;
}

function main(check: boolean): void {
  const printed = printedSchema();
  if (!check) {
    writeFileSync(schemaPath, printed);
  } else if (readFileSync(schemaPath, 'utf8') !== printed) {
    process.stderr.write('schema.graphql is not what the types say. Run: npm run schema\n');
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.includes('--check'));
