const tests = String.raw`\.(test|factory|testing)\.tsx?$|/test/|/fixtures/`;
const shared = String.raw`\.(entity|rules|jobs)\.ts$|^server/platform/`;
const testHelpers = String.raw`^server/launch/test/|\.(factory|testing)\.ts$`;

/** A layer's files that run with the product. Tests set up what they like; commands wire things up, as main.ts does. */
const layer = (name) => ({ path: `^server/${name}/`, pathNot: String.raw`${tests}|\.(cli|bench)\.ts$` });

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
      name: 'platform-knows-no-feature',
      comment:
        'Layers: http → market, members, billing → platform. Move the feature’s part up to the feature.',
      severity: 'error',
      from: layer('platform'),
      to: { path: '^server/(http|market|members|billing|demo|launch|bench)/' },
    },
    {
      name: 'market-knows-no-member',
      comment: 'Market takes what a viewer may see from the context’s type.',
      severity: 'error',
      from: layer('market'),
      to: { path: '^server/(http|members|billing|demo|launch|bench)/' },
    },
    {
      name: 'members-and-billing-below-http',
      comment: 'Only the wiring in http knows every feature, and only it reaches the demonstration.',
      severity: 'error',
      from: layer('(members|billing)'),
      to: { path: '^server/(http|demo|launch|bench)/' },
    },
    {
      name: 'demo-stands-alone',
      comment: 'The stand-in behaves like a service on the network: it shares nothing with its callers.',
      severity: 'error',
      from: layer('demo'),
      to: { path: '^server/(http|market|members|billing|launch|bench)/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment:
        'Shared parts take figures and words as properties; whoever asks for them belongs to a feature.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: '^web/(app|gql|market|members|billing|admin)/' },
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
      comment:
        'The web knows the server through schema.graphql; only browser tests and the bench start the product.',
      severity: 'error',
      from: { path: '^web/', pathNot: String.raw`^web/(test|bench)/|\.browser\.test\.ts$` },
      to: { path: '^(server|worker)/' },
    },
    {
      name: 'every-import-resolves',
      comment: 'A path that leads nowhere hides circles and borders from the other rules.',
      severity: 'error',
      from: {},
      // The build writes what has this beginning.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The benchmark's peers are installed when it runs.
    exclude: { path: '^(dist|(web|server/platform/lib)/gql|server/bench/peers/programs)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
