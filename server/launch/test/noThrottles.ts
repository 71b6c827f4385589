import type { Throttles } from '../../platform/limits/throttle/throttle.ts';

/** No limits: for tests that try more often than anyone may. */
export const noThrottles: Throttles = {
  take: () => Promise.resolve(() => Promise.resolve()),
  spend: (_what, _trier, points) =>
    Promise.resolve({
      isTaken: true,
      limit: points,
      remaining: points,
      resetSeconds: 1,
      giveBack: () => Promise.resolve(),
    }),
  close: () => undefined,
};
