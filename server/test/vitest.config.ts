import { fileURLToPath } from 'node:url';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from '../../web/test/patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const globalSetup = fileURLToPath(new URL('./globalSetup.ts', import.meta.url));
const sampleHost = fileURLToPath(new URL('../../web/test/sampleHost.ts', import.meta.url));
const browserTests = ['web/test/**/*.test.ts', 'web/**/*.browser.test.ts'];
const launchTests = ['server/launch/**/*.test.ts'];

// Without this the tests would load graphql twice, once as CommonJS and once as ESM, and it refuses that.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

// Decorated classes need it before they are loaded, whichever file a test loads first.
const setupFiles = ['reflect-metadata'];

/** One project per part of the product; `npm test` runs them one after the other. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Each worker has a Redis database of its own, and a Redis has 16.
    maxWorkers: Math.min(8, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // A process loads the code once for all of its files, which takes longer than most of their tests.
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: launchTests,
          globalSetup,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          isolate: false,
          include: ['worker/**/*.test.ts'],
          globalSetup,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: browserTests,
        },
      },
      // These use the whole product: one with the sample that they share, or an empty one of their own.
      {
        extends: true,
        test: {
          name: 'browser',
          setupFiles,
          include: browserTests,
          globalSetup: [globalSetup, sampleHost],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          expect: { poll: { timeout: PATIENCE_MS } },
          // A whole product and a browser share the machine with others: what is late once is told as a retry.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'launch',
          setupFiles,
          include: launchTests,
          globalSetup,
          // These start, stop and build the product: one at a time.
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
