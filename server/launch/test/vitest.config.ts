import { fileURLToPath } from 'node:url';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from '../../../web/test/patience.ts';
import { InBlocks } from './inBlocks.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const browserTests = ['web/test/**/*.test.ts', 'web/**/*.browser.test.ts'];
const launchTests = ['server/launch/*.test.ts'];

/** Settings shared by all projects, inherited by name, because inherited lists would be doubled. */
const common = {
  root: here('../../../'),
  // Without this the tests would load graphql twice, once as CommonJS and once as ESM, and it refuses that.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};
const options = {
  // A busy machine is no reason to fail.
  testTimeout: 400_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  // In a whole run both cores are busy for a quarter of an hour. The report names each test that was tried again.
  retry: process.env['WHOLE_RUN'] === undefined ? 0 : 1,
  // One more than processors: tests of a browser or a database mostly wait for those. Each process uses its own Redis
  // databases, and a Redis has 16.
  maxWorkers: Math.min(7, availableParallelism() + 1),
  // A process loads the code once for all of its files, which takes longer than most of their tests.
  isolate: false,
  // Half of a test's memory lives briefly: with room for it, collecting it takes a fraction of the time.
  execArgv: ['--max-semi-space-size=64'],
  // Decorated classes need it before they are loaded, whichever file a test loads first.
  setupFiles: ['reflect-metadata', here('./countAssertions.ts')],
};

/** One project per part of the product, all in one run with the servers that they share. */
export default defineConfig({
  ...common,
  test: {
    globalSetup: [here('./testHost.ts'), here('../../../web/test/sampleHost.ts')],
    maxWorkers: options.maxWorkers,
    // A file that is run again starts two seconds sooner.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: InBlocks },
    projects: [
      {
        ...common,
        test: { ...options, name: 'server', include: ['server/**/*.test.ts'], exclude: launchTests },
      },
      { ...common, test: { ...options, name: 'worker', include: ['worker/**/*.test.ts'] } },
      // These start, stop and build the product.
      { ...common, test: { ...options, name: 'launch', include: launchTests } },
      // These use the whole product: a shared one with the sample, or their own empty one.
      {
        ...common,
        test: {
          ...options,
          name: 'browser',
          include: browserTests,
          // A whole product and a browser share the machine with others, so a slow test is retried once.
          retry: 1,
        },
      },
      {
        ...common,
        test: {
          ...options,
          name: 'web',
          environment: 'jsdom',
          setupFiles: [
            here('./countAssertions.ts'),
            here('../../../web/test/withoutStacks.ts'),
            here('../../../web/test/cleanUp.ts'),
          ],
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: browserTests,
        },
      },
    ],
  },
});
