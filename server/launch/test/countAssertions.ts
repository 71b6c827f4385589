import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test has asserted something. */
    assertions?: number;
  }
}

// The report of a run says how many there were, so that none gets lost unseen.
afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
