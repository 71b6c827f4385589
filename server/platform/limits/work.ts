import { AppError } from '../errors.ts';
import { doorLimits } from './limits.ts';

/** The work for one call, and how it is stopped. */
export interface Work {
  /** Aborted where the caller has left, or where it took too long. */
  readonly signal: AbortSignal;
  /** Stops what is read and computed; what has begun to be written goes on to its end. */
  stop: (cause: Error) => void;
  /** From now on it writes: stopped half-way, a payment could be made and not recorded. */
  writes: () => void;
  /** Throws why nothing more is to be done. */
  goOn: () => void;
  /** Counts rows that were read. Throws QUERY_TOO_COMPLEX. */
  read: (rows: number) => void;
}

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
      if (rowsRead > doorLimits.rows) throw tooManyRows();
    },
  };
}

function tooManyRows(): AppError {
  const most = doorLimits.rows.toLocaleString('en-US');
  return new AppError(
    'QUERY_TOO_COMPLEX',
    `This reads more than ${most} rows. Ask for fewer rows (first, last) or fewer months (from, to).`,
  );
}
