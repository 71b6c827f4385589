const tests = String.raw`\.(test|factory|testing)\.tsx?$|/test/|/fixtures/`;
const shared = String.raw`\.(entity|rules|jobs)\.ts$|^server/platform/lib/|^server/(queue|database|env|errors|log)\.ts$`;
const testHelpers = String.raw`^server/launch/test/|\.(factory|testing)\.ts$`;

/**
 * Who may import whom. Imports of types count like any other.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No file of a circle can be understood, tested or moved without the others.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-knows-no-worker',
      comment: 'Move what both need into the server.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^worker/' },
    },
    {
      name: 'worker-uses-shared-files',
      comment: 'The worker shares tables, rules, job definitions and lib/ with the server, and no feature.',
      severity: 'error',
      from: { path: '^worker/', pathNot: tests },
      to: { path: '^server/', pathNot: shared },
    },
    {
      name: 'worker-tests-use-test-helpers',
      comment: 'Tests of the worker may also use the server’s test helpers.',
      severity: 'error',
      from: { path: `^worker/.*(${tests})` },
      to: { path: '^server/', pathNot: `${shared}|${testHelpers}` },
    },
    {
      name: 'web-knows-only-the-schema',
      comment: 'The web knows the server through schema.graphql; only browser tests start the product.',
      severity: 'error',
      from: { path: '^web/', pathNot: String.raw`^web/test/|\.browser\.test\.ts$` },
      to: { path: '^(server|worker)/' },
    },
    {
      name: 'every-import-resolves',
      comment: 'A path that leads nowhere hides circles and borders from the other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/gql)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
