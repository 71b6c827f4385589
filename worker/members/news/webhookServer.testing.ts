import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookNet } from './callWebhook.ts';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine. */
export interface WebhookServer {
  url: string;
  /** All calls since the last `clear`. */
  calls: Call[];
  clear: () => void;
  /** Sets its answer from now on. */
  answer: (answer: (response: ServerResponse) => void) => void;
  /** The way to it, on which every other name also has a private address. */
  net: WebhookNet;
  close: () => void;
}

export async function startWebhookServer(): Promise<WebhookServer> {
  const calls: Call[] = [];
  let answer = (response: ServerResponse): unknown => response.writeHead(204).end();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resolve = (): Promise<string[]> => Promise.resolve(['93.184.215.14', '10.0.0.5']);
  return {
    url: `http://127.0.0.1:${String(port)}/hook`,
    calls,
    clear: () => void calls.splice(0),
    answer: (next) => (answer = next),
    net: { resolve, trusted: ['127.0.0.1'], wholeMs: 200 },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The signature that a call must have. */
export function signatureOf({ headers, body }: Call, key: string | Buffer): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
