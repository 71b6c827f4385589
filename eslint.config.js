import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '{server,worker,web}/test/**'];
const configFiles = ['eslint.config.js', 'codegen.ts', '**/vite.config.ts', 'server/test/vitest.config.ts'];

// What server and worker share lives in the server; of the server's files the worker may use only these.
const shared = [
  '**/server/**/*.entity.ts',
  '**/server/**/*.rules.ts',
  '**/server/**/*.jobs.ts',
  '**/server/lib/**',
  '**/server/{queue,database,env,errors,log}.ts',
];
const testHelpers = ['**/server/test/**', '**/server/**/*.factory.ts'];

/** @param {string} target @param {string | string[]} from @param {string[]} except @param {string} message */
function border(target, from, except, message) {
  return ['error', { zones: [{ target, from, except, message }] }];
}

const workerBorder = 'The worker uses only what architecture.md lists of the server.';

export default defineConfig(
  globalIgnores(['dist/', '.data/', '.cache/', 'web/gql/', 'web/public/']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver()],
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Classes say what a GraphQL type looks like; rows that look so are what resolvers answer.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // An empty string is an unset one, in the environment and in forms.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      // No package imports this project, so none is read in search of a cycle.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['server/**'],
    rules: {
      'import-x/no-restricted-paths': border(
        './server',
        './worker',
        [],
        'The server never knows the worker.',
      ),
    },
  },
  {
    files: ['worker/**'],
    rules: { 'import-x/no-restricted-paths': border('./worker', './server/**/*', shared, workerBorder) },
  },
  {
    files: ['worker/**/*.test.ts', 'worker/test/**'],
    rules: {
      'import-x/no-restricted-paths': border(
        './worker',
        './server/**/*',
        [...shared, ...testHelpers],
        workerBorder,
      ),
    },
  },
  {
    files: ['web/**'],
    // Tests in a browser start the whole product; nothing else of the web may know it.
    ignores: ['web/test/**', 'web/**/*.browser.test.ts'],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'import-x/no-restricted-paths': border(
        './web',
        ['./server', './worker'],
        [],
        'The web knows the server only through schema.graphql.',
      ),
    },
  },
  // Tests show components and have none.
  { files: ['web/**'], ignores: tests, extends: [reactHooks.configs.flat.recommended] },
  { files: tests, rules: { 'max-lines-per-function': 'off' } },
  // A migration is one statement after the other, and never edited again.
  { files: ['server/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
  // The compiler checks these by their JSDoc; the rules against `any` do not see casts that are comments.
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['server/launch/**', '**/*.{cli,bench}.ts', '**/*.mts'], rules: { 'no-console': 'off' } },
  {
    files: [...configFiles, 'server/test/globalSetup.ts', 'web/test/sampleHost.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['eslint.config.js', '**/*.d.ts'], extends: [tseslint.configs.disableTypeChecked] },
);
