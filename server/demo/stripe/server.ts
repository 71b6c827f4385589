import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../../platform/log.ts';
import type { ApiAnswer, ApiRequest } from './api.ts';
import { readForm } from './form.ts';
import { SandboxError } from './sandboxError.ts';
import { newId } from './wire.ts';

const MOST_BYTES = 64 * 1024;

export interface SandboxServer {
  port: number;
  close: () => Promise<void>;
}

export interface ServerOptions {
  api: (request: ApiRequest) => Promise<ApiAnswer>;
  secretKey: string;
  log: Log;
}

/** Listens on this machine only, on a port of its own. */
export async function listen({ api, secretKey, log }: ServerOptions): Promise<SandboxServer> {
  const server = createServer((request, response) => {
    answer(request, api, secretKey)
      .catch((error: unknown) => failureOf(error, log))
      .then((said) => send(response, said))
      .catch((error: unknown) => log.error({ err: error }, 'The stand-in could not answer'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function answer(
  request: IncomingMessage,
  api: ServerOptions['api'],
  secretKey: string,
): Promise<ApiAnswer> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${secretKey}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new SandboxError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  }
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const text = request.method === 'POST' ? await bodyOf(request) : url.search.slice(1);
  const key = request.headers['idempotency-key'];
  const isPost = request.method === 'POST';
  return api({
    method: request.method ?? 'GET',
    path: url.pathname,
    form: readForm(text),
    idempotencyKey: isPost && typeof key === 'string' ? key : null,
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) {
      throw new SandboxError(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown, log: Log): ApiAnswer {
  if (error instanceof SandboxError)
    return { status: error.status, body: { error: error.body }, isReplayed: false };
  log.error({ err: error }, 'The stand-in failed');
  const body = { error: { type: 'api_error', message: 'The stand-in failed.' } };
  return { status: 500, body, isReplayed: false };
}

function send(response: ServerResponse, { status, body, isReplayed }: ApiAnswer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}
