import type { ServerResponse } from 'node:http';

const timers = new WeakMap<ServerResponse, NodeJS.Timeout>();

/**
 * Ends the connection of an answer whose last byte is not read within this time. Called again, the time begins again, longer
 * or shorter.
 */
export function limitAnswer(response: ServerResponse, ms: number): void {
  // A client that has left is not waited for, and `close` is not said again.
  if (response.closed) return;
  const before = timers.get(response);
  if (before === undefined) response.once('close', () => clearTimeout(timers.get(response)));
  else clearTimeout(before);
  timers.set(
    response,
    setTimeout(() => response.destroy(), ms),
  );
}
