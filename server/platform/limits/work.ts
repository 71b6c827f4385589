import { AppError } from '../errors.ts';
import { fixedLimits } from './limits.ts';

/** The work for one call, and its cancellation. */
export interface Work {
  /** Aborted if the caller has left or the work took too long. */
  readonly signal: AbortSignal;
  /** Stops reading and computing; writes that have started are completed. */
  stop: (cause: Error) => void;
  /** Marks the start of writing: stopped halfway, a payment could be made and not recorded. */
  writes: () => void;
  /** Throws the reason if the work is stopped. */
  goOn: () => void;
  /** Counts rows that were read. Throws QUERY_TOO_COMPLEX. */
  read: (rows: number) => void;
}

/** The work of one call, which its limits and its caller can stop. */
export function createWork(): Work {
  const controller = new AbortController();
  const { signal } = controller;
  let isWriting = false;
  let rowsRead = 0;
  return {
    signal,
    stop: (cause) => {
      if (!isWriting) controller.abort(cause);
    },
    writes: () => {
      isWriting = true;
    },
    goOn: () => {
      signal.throwIfAborted();
    },
    read: (rows) => {
      rowsRead += rows;
      if (rowsRead > fixedLimits.rows) throw tooManyRows();
    },
  };
}

function tooManyRows(): AppError {
  const most = fixedLimits.rows.toLocaleString('en-US');
  return new AppError(
    'QUERY_TOO_COMPLEX',
    `This reads more than ${most} rows. Ask for fewer rows (first, last) or fewer months (from, to).`,
  );
}
