import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { useServer } from '../launch/test/useServer.ts';
import { routes } from './rest/rest.ts';
import { wrongMethod } from './wrongMethod.ts';

const server = useServer();

async function ask(
  method: string,
  path: string,
): Promise<[status: number, allow: string | null, text: string]> {
  const response = await fetch(server.origin + path, { method });
  return [response.status, response.headers.get('allow'), await response.text()];
}

test.each([
  ['PUT', '/rest/portfolio', 'GET, HEAD, POST, DELETE'],
  ['GET', '/rest/basic/userlogin', 'POST'],
  ['HEAD', '/rest/basic/userlogin', 'POST'],
  ['POST', '/rest/basic/city/Austin', 'GET, HEAD'],
  ['GET', '/rest/stripe/webhook', 'POST'],
  ['POST', '/rest/basic/status', 'GET, HEAD'],
  ['PATCH', '/rest/openapi.json', 'GET, HEAD'],
  ['PUT', '/rest/admin/uploads/1', 'GET, HEAD, PATCH, DELETE'],
  ['GET', '/exports/hotelMonths.csv', 'POST'],
  ['DELETE', '/exports', 'GET, HEAD'],
  ['PUT', '/graphql', 'GET, HEAD, POST'],
])('%s %s answers 405 and names the methods that it takes', async (method, path, allowed) => {
  const [status, allow, text] = await ask(method, path);
  expect({ status, allow }).toEqual({ status: 405, allow: allowed });
  if (method !== 'HEAD') expect(text).toContain('METHOD_NOT_ALLOWED');
});

test('every path of REST answers 405 to a method that none takes', async () => {
  const paths = new Set(routes.map(({ path }) => path.replaceAll(/:\w+/g, '1')));
  for (const path of paths) expect([path, (await ask('PUT', `/rest${path}`))[0]]).toEqual([path, 405]);
});

test.each(['/rest/nothing', '/rest/portfolio/a/b/c/d', '/exports/a/b/c'])(
  '%s stays unknown',
  async (path) => {
    expect((await ask('PUT', path)).slice(0, 2)).toEqual([404, null]);
  },
);

test('a call that its own route handed on is not of a wrong method', async () => {
  const routes = express();
  routes.get('/thing', (_request, _response, next) => next());
  routes.use(wrongMethod([{ method: 'get', path: '/thing' }]));
  const listening = routes.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  try {
    const statusOf = async (method: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${String(port)}/thing`, { method })).status;
    expect([await statusOf('GET'), await statusOf('HEAD')]).toEqual([404, 404]);
  } finally {
    listening.close();
  }
});
