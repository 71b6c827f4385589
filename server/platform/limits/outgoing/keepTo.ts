import { Socket } from 'node:net';
import type { Log } from '../../log.ts';

/** A host that a process may connect to, on one port or on any (null), or a socket file. */
export type Destination = { host: string; port: number | null } | { path: string };

interface Asked {
  host?: string | null | undefined;
  port?: number | string | null | undefined;
  path?: string | null | undefined;
}

type Connect = (this: Socket, ...given: unknown[]) => Socket;

/** Hosts as URLs and as sockets write them. */
function plainHost(host: string): string {
  return host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
}

/** The forms that a socket's `connect` takes; Node itself hands on its first form in a list. */
function askedOf([first, second]: readonly unknown[]): Asked {
  if (Array.isArray(first)) return askedOf(first);
  if (typeof first === 'object' && first !== null) return first;
  const isPort = typeof first === 'number' || /^\d+$/.test(String(first));
  if (!isPort) return { path: String(first) };
  return { port: Number(first), host: typeof second === 'string' ? second : null };
}

function isAmong(destinations: readonly Destination[], { host, port, path }: Asked): boolean {
  return destinations.some((to) => {
    if ('path' in to) return to.path === path;
    const isHost = !path && plainHost(to.host) === plainHost(host ?? 'localhost');
    return isHost && (to.port === null || to.port === Number(port));
  });
}

/**
 * From now on, no connection of this process leaves for another destination, whichever library opens it: it fails with an
 * error that names it, which is logged. Returns how to take that back.
 */
export function keepTo(destinations: readonly Destination[], log: Log): () => void {
  const connect = Reflect.get(Socket.prototype, 'connect') as Connect;
  const keeping: Connect = function keeping(...given) {
    const asked = askedOf(given);
    if (isAmong(destinations, asked)) return connect.apply(this, given);
    const where = asked.path ?? `${asked.host ?? 'localhost'}:${String(asked.port)}`;
    const error = new Error(`Refused: ${where} is not among the destinations of this process.`);
    log.error({ err: error }, 'A connection was refused');
    // As one that cannot be made: listeners for the error are added after this call, and nothing is written meanwhile.
    Object.assign(this, { connecting: true });
    setImmediate(() => this.destroy(error));
    return this;
  };
  Object.assign(Socket.prototype, { connect: keeping });
  return () => Object.assign(Socket.prototype, { connect });
}
