import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of assertions of the test. */
    assertions?: number;
  }
}

// The report of a run says how many there were, so that none gets lost unseen.
afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
