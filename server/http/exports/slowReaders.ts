import type { Response } from 'express';
import { AppError } from '../../platform/errors.ts';
import type { Work } from '../../platform/limits/work.ts';

/** Time for which a reader may be slow although others wait. */
const PATIENCE_MS = 30_000;
/** Bytes a second that a reader takes at least while others wait: a poor telephone line takes more. */
const SLOWEST = 100_000;

interface Running {
  response: Response;
  work: Work;
  since: number;
  /** Bytes of earlier answers over the same connection. */
  before: number;
}

export interface SlowReaders {
  /** Breaks off the oldest export whose reader is slow, for another that asks for a place. */
  makeRoom: () => void;
  /** Counts an export that has a place. Call the result at its end. */
  watch: (response: Response, work: Work) => () => void;
}

/** `atOnce`: exports that have a place. */
export function createSlowReaders(atOnce: number): SlowReaders {
  const running = new Set<Running>();
  return {
    makeRoom: () => {
      if (running.size < atOnce) return;
      const slow = [...running].find((each) => !each.work.signal.aborted && isSlow(each));
      slow?.work.stop(new AppError('TIMEOUT', 'Its reader was too slow.'));
    },
    watch: (response, work) => {
      const own = { response, work, since: performance.now(), before: bytesTo(response) };
      running.add(own);
      return () => running.delete(own);
    },
  };
}

/** False for an export that waits for the database. */
function isSlow({ response, since, before }: Running): boolean {
  const ms = performance.now() - since;
  const rate = ((bytesTo(response) - before) * 1_000) / ms;
  return response.writableNeedDrain && ms > PATIENCE_MS && rate < SLOWEST;
}

function bytesTo({ socket }: Response): number {
  return socket?.bytesWritten ?? 0;
}
