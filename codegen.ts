import type { CodegenConfig } from '@graphql-codegen/cli';

const scalar = (type: string) => ({ input: type, output: type });

/** Types alone, named as in the schema; nothing is left out, nothing is added. */
const types = {
  scalars: {
    USD: scalar('number'),
    Month: scalar('string'),
    Date: scalar('string'),
    DateTime: scalar('string'),
  },
  strictScalars: true,
  customDirectives: { apolloUnmask: true },
  skipTypename: true,
  onlyOperationTypes: true,
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
  enumsAsTypes: true,
  useTypeImports: true,
  importExtension: '.ts' as const,
};

/** Types of the documents of the web client and of REST, made from the committed schema: `npm run codegen`. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  generates: {
    'web/gql/': {
      documents: ['web/**/*.tsx', 'web/**/*.ts', '!web/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: types,
    },
    // Routes may be in any layer above, so the types of their queries are generated below all of them.
    'server/platform/lib/gql/': {
      documents: ['server/**/*.rest.ts'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...types, documentMode: 'string' },
    },
  },
};

export default config;
