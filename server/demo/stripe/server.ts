import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Log } from '../../platform/log.ts';
import type { Api, ApiAnswer } from './api.ts';
import { newId } from './objects.ts';
import { verbs, type Params } from './verbs.ts';
import { SandboxError } from './world.ts';

/** Listens on this machine only, on a port of its own. */
export async function listen(api: Api, secretKey: string, log: Log) {
  const app = express().set('query parser', 'extended');
  app.use((request, _, next) => {
    if (request.get('authorization') === `Bearer ${secretKey}`) next();
    else throw new SandboxError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  });
  app.use(express.urlencoded({ extended: true, limit: '64kb' }));
  for (const name of Object.keys(verbs)) {
    const [method, path = ''] = name.split(' ');
    app[method?.toLowerCase() as 'get' | 'post' | 'delete'](path, async (request, response) => {
      const isPost = method === 'POST';
      const params = (isPost ? request.body : request.query) as Params | undefined;
      const idempotencyKey = (isPost && request.get('idempotency-key')) || null;
      const { id = '' } = request.params as { id?: string };
      send(response, await api({ name, id, params: params ?? {}, idempotencyKey }));
    });
  }
  app.use((error: unknown, _: Request, response: Response, __: NextFunction) => {
    const isKnown = error instanceof SandboxError;
    if (!isKnown) log.error({ err: error }, 'The stand-in failed');
    const failure = { type: 'api_error', message: 'The stand-in failed.' };
    send(response, { status: isKnown ? error.status : 500, body: { error: isKnown ? error.body : failure } });
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function send(response: Response, { status, body, isReplayed }: ApiAnswer): void {
  response.set('request-id', newId('req'));
  if (isReplayed) response.set('idempotent-replayed', 'true');
  response.status(status).json(body);
}
