import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';

/** A server of the product, and the private authority that certified it; without one, Node's own list counts. */
export interface ProductServer {
  url: string;
  authority?: string | undefined;
}

export interface ServerAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Posts JSON to a server. Null if it cannot be reached; throws if its certificate is refused. Not with `fetch`, which
 * takes no authority.
 */
export function askServer(
  { url, authority }: ProductServer,
  path: string,
  json: object,
  signal: AbortSignal,
): Promise<ServerAnswer | null> {
  const address = new URL(path, url);
  const send = address.protocol === 'https:' ? requestSecurely : request;
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = send(address, { method: 'POST', headers, ca: authority, signal }, (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      text(answer).then((body) => {
        resolve({ status, headers: told, body });
      }, reject);
    });
    asked.once('error', (error) => {
      const isRefused = asked.socket instanceof TLSSocket && Boolean(asked.socket.authorizationError);
      if (signal.aborted || isRefused) reject(error);
      else resolve(null);
    });
    asked.end(JSON.stringify(json));
  });
}
