import 'reflect-metadata';
import {
  isInterfaceType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { withPlainText } from '../../platform/lib/plainText.ts';
import { withFreshReads } from '../freshReads.ts';
import { inSlices } from '../limits/inSlices.ts';
import { resolvers } from './resolvers.ts';
import { webFigures } from '../webFigures.ts';

let made: GraphQLSchema | null = null;

/** The executable schema. Nothing changes it, and building it takes some tenths of a second, so each process builds one. */
export function createSchema(): GraphQLSchema {
  made ??= buildSchema();
  return made;
}

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({ resolvers: [...resolvers], validate: false });
  // type-graphql makes these two types itself.
  describe(schema.getQueryType(), 'Everything that can be read.');
  describe(schema.getMutationType(), 'Everything that can be changed.');
  return inSlices(withFreshReads(withPlainText(schema)));
}

function describe(type: GraphQLObjectType | null | undefined, description: string): void {
  if (type) type.description = description;
}

const schemaPath = 'schema.graphql';

/** The schema as schema.graphql holds it. */
function printedSchema(schema: GraphQLSchema): string {
  const printed = printSchema(schema);
  return `# Made by \`npm run schema\` from the types in server/. Do not edit.\n\n${printed}\n`;
}

/** The types of each interface, which the web's cache needs to match fragments to objects. */
function possibleTypes(schema: GraphQLSchema): string {
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const lines = interfaces.map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => `    '${name}',\n`);
    return `  ${type.name}: [\n${names.toSorted().join('')}  ],\n`;
  });
  const note = 'Made by `npm run schema` from the types in server/. Do not edit.';
  return `// ${note}\n\nexport const possibleTypes = {\n${lines.join('')}};\n`;
}

/** The files that the schema's types say, by path. */
export function madeFiles(): Record<string, string> {
  const schema = lexicographicSortSchema(createSchema());
  return {
    [schemaPath]: printedSchema(schema),
    'web/gql/possibleTypes.ts': possibleTypes(schema),
    ...webFigures(),
  };
}
