import type { CodegenConfig } from '@graphql-codegen/cli';

const scalar = (type: string) => ({ input: type, output: type });

/** Types of the web client's documents, made from the committed schema: `npx graphql-codegen`. */
const config: CodegenConfig = {
  schema: './schema.graphql',
  hooks: { afterAllFileWrite: ['prettier --log-level warn --write'] },
  documents: ['web/**/*.tsx', 'web/**/*.ts', '!web/gql/**'],
  generates: {
    'web/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
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
        importExtension: '.ts',
      },
    },
  },
};

export default config;
