/**
 * Runs work on a connection and has its statement cancelled when the signal comes. Waits for a cancellation that was sent:
 * if it arrived late, it would end the statement of the connection's next user.
 */
export async function cancelOnAbort<Result>(
  signal: AbortSignal,
  cancel: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  const cancelling: Promise<void>[] = [];
  const send = (): void => {
    cancelling.push(cancel());
  };
  signal.addEventListener('abort', send);
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', send);
    await Promise.all(cancelling);
  }
}

/** Cancels the running statement of a connection; `send` asks {@link cancelProcess} through another connection. */
export async function cancelStatement(
  connection: unknown,
  send: (process: number) => Promise<unknown>,
): Promise<void> {
  const process = processOf(connection);
  // If it cannot be cancelled, the statement ends by its own time limit.
  if (process !== null) await send(process).catch(() => null);
}

/** Ends the running statement of a process ($1) of the database. */
export const cancelProcess = '/* cancelStatement */ select pg_cancel_backend($1)';

/** Process of the database for a connection; null if unknown. */
function processOf(connection: unknown): number | null {
  const isClient = typeof connection === 'object' && connection !== null && 'processID' in connection;
  return isClient && typeof connection.processID === 'number' ? connection.processID : null;
}
