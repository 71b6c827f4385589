import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../../../server/platform/log.ts';
import { TryLater } from '../../../import/sources/tryLater.ts';
import { geocodeAddresses, type GeocodingDeps } from './geocodeAddresses.ts';

export interface GeocodingWorkerDeps extends GeocodingDeps {
  log: Log;
}

export interface RunningGeocoding {
  stop: () => Promise<void>;
}

export interface GeocodingPace {
  /** Time between looks for new addresses. */
  lookEveryMs: number;
  /** Wait after a failure, doubled for each that follows. */
  firstWaitMs: number;
  longestWaitMs: number;
}

const PACE: GeocodingPace = { lookEveryMs: 600_000, firstWaitMs: 30_000, longestWaitMs: 3_600_000 };

/**
 * Asks for the points of new addresses for as long as the worker runs, beside the queue of imports: no release waits for
 * the geocoder, and a geocoder that fails stops nothing else.
 */
export function startGeocoding(deps: GeocodingWorkerDeps, pace: GeocodingPace = PACE): RunningGeocoding {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = keepAsking(deps, pace, signal);
  return {
    // A question that is under way, which may take minutes, is asked again at the next start.
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Fewer are not asked for after failures: they would fail as well. */
const LEAST_ADDRESSES = 500;

async function keepAsking(
  deps: GeocodingWorkerDeps,
  pace: GeocodingPace,
  signal: AbortSignal,
): Promise<void> {
  const { mostAddresses } = deps.geocoder;
  let most = mostAddresses;
  let failures = 0;
  while (!signal.aborted) {
    const waitMs = await geocodeAddresses(deps, most, signal).then(
      (asked) => {
        failures = 0;
        if (asked > 0) deps.log.info({ addresses: asked }, 'The geocoder answered');
        if (asked === most) return 0;
        most = mostAddresses;
        return pace.lookEveryMs;
      },
      (error: unknown) => {
        if (signal.aborted) return 0;
        failures += 1;
        most = Math.min(most, Math.max(Math.floor(most / 2), LEAST_ADDRESSES));
        deps.log.warn(
          { err: error, failures, most },
          'The geocoder failed; addresses are asked for again later',
        );
        return waitAfter(error, failures, pace);
      },
    );
    await delay(waitMs, null, { signal }).catch(() => null);
  }
}

function waitAfter(error: unknown, failures: number, { firstWaitMs, longestWaitMs }: GeocodingPace): number {
  const asked = error instanceof TryLater ? error.afterMs : null;
  return Math.min(asked ?? firstWaitMs * 2 ** (failures - 1), longestWaitMs);
}
