import plugin from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './settings.mjs';

// Does graphql-eslint find nothing in schema.graphql and in the documents of the web and of REST? All of its recommended
// rules apply but those that are off here. codegen.ts says which files have documents.

const schemaRules = {
  ...plugin.configs['flat/schema-recommended'].rules,
  // Relay's rules about lists. Cursors and pages are made in one place, `connection.ts`.
  ...plugin.configs['flat/schema-relay'].rules,
  // A `Ranking` is a connection that also says what it ranks.
  '@graphql-eslint/relay-connection-types': 'off',
  // Lists that cannot grow, such as the months of a year, need no pages. Months in a list have no ids.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false, withEdgeSuffix: true },
  ],
  // Most types are facts of a month or a place, which nobody asks for alone. Things have an id: nodes.test.ts asks for each.
  '@graphql-eslint/strict-id-in-types': 'off',
  // `Rank.rank` and `Import.importId` are the words of the field.
  '@graphql-eslint/no-typename-prefix': 'off',
};

const operationRules = {
  ...plugin.configs['flat/operations-recommended'].rules,
  // The client keeps what has no id within its parent; the cache's policies in apollo.ts say which types have other keys.
  '@graphql-eslint/require-selections': 'off',
  // A subscription is what members pay for here; there are none of GraphQL's.
  '@graphql-eslint/naming-convention': ['error', namesOf('PascalCase')],
};

/** REST's operations begin with `rest`, by which logs tell them from those of clients. */
const restRules = { ...operationRules, '@graphql-eslint/naming-convention': ['error', namesOf('camelCase')] };

/** @param {string} style of an operation's name */
function namesOf(style) {
  return {
    VariableDefinition: 'camelCase',
    OperationDefinition: {
      style,
      forbiddenPrefixes: ['Query', 'Mutation', 'Get'],
      forbiddenSuffixes: ['Query', 'Mutation'],
    },
    FragmentDefinition: {
      style: 'PascalCase',
      forbiddenPrefixes: ['Fragment'],
      forbiddenSuffixes: ['Fragment'],
    },
  };
}

/** Apollo Client resolves them before it asks. */
const CLIENT_DIRECTIVES = 'directive @unmask on FRAGMENT_SPREAD';

/**
 * The documents below a folder, as the lines of one file, each with the place that it comes from. Read with the tool's
 * own parser of TypeScript, they take several times as long.
 * @param {string} folder
 * @param {RegExp} name
 */
function documentsIn(folder, name) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => name.test(file) && !file.startsWith(join('web', 'gql')))
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/graphql\(`([^`]*)`/g)].flatMap(({ index, 1: document = '' }) => {
      const first = text.slice(0, index).split('\n').length;
      return document.split('\n').map((line, at) => ({ line, from: `${file}:${first + at}` }));
    });
  });
}

const DOCUMENTS = '.cache/graphqlLint';
const schema = readFileSync(join(root, 'schema.graphql'), 'utf8').split('\n');
/** @type {Record<string, { rules: object, lines: { line: string, from: string }[] }>} */
const linted = {
  'schema.graphql': {
    rules: schemaRules,
    lines: schema.map((line, at) => ({ line, from: `schema.graphql:${at + 1}` })),
  },
  [`${DOCUMENTS}/web.graphql`]: { rules: operationRules, lines: documentsIn('web', /\.tsx?$/) },
  [`${DOCUMENTS}/rest.graphql`]: { rules: restRules, lines: documentsIn('server', /\.rest\.ts$/) },
};
const [, ...documents] = Object.keys(linted);

mkdirSync(join(root, DOCUMENTS), { recursive: true });
for (const file of documents) {
  writeFileSync(join(root, file), linted[file]?.lines.map(({ line }) => line).join('\n') ?? '');
}
const parserOptions = { graphQLConfig: { schema: ['schema.graphql', CLIENT_DIRECTIVES], documents } };
const eslint = new ESLint({
  cwd: root,
  ignore: false,
  overrideConfigFile: true,
  overrideConfig: Object.entries(linted).map(([file, { rules }]) => ({
    files: [file],
    languageOptions: { parser: plugin.parser, parserOptions },
    plugins: /** @type {any} */ ({ '@graphql-eslint': plugin }),
    rules: /** @type {any} */ (rules),
  })),
});
const results = await eslint.lintFiles(Object.keys(linted));
const findings = results.flatMap(({ filePath, messages }) => {
  const lines = linted[relative(root, filePath).replaceAll(sep, '/')]?.lines;
  return messages.map(({ line, message, ruleId }) => `${lines?.[line - 1]?.from} ${message} (${ruleId})`);
});
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
