import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request of a connection after the answer to the last; some programs a few before. */
const MOST = 16;

/**
 * Closes a connection that sends more requests than may wait for their answers. Node would take all that a connection
 * sends at once: thousands, each with its headers and body in memory.
 */
export function limitPipelined(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Requests that were read together with the one that was too many still arrive.
    if (socket.destroyed) return;
    const before = waiting.get(socket) ?? 0;
    if (before === MOST) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
