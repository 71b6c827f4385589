import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { limitConnections } from './connections.ts';

const open: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function serverWith(most: { inAll: number; ofOne: number }): Promise<number> {
  const server = createServer((_request, response) => response.end('here'));
  limitConnections(server, most, createLog('test', 'silent'));
  servers.push(server);
  server.listen(0);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Asks over a new connection; answers with the first line of the response, or `closed`. */
function ask(port: number, localAddress: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  open.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString().split('\r\n', 1)[0] ?? ''));
    socket.once('error', () => resolve('closed'));
    socket.once('close', () => resolve('closed'));
  });
}

const GOOD = 'HTTP/1.1 200 OK';

test('one address holds only so many connections, others are answered, and closed ones make room', async () => {
  const port = await serverWith({ inAll: 10, ofOne: 2 });
  expect(await ask(port, '127.0.0.1')).toBe(GOOD);
  expect(await ask(port, '127.0.0.1')).toBe(GOOD);
  expect(await ask(port, '127.0.0.1')).toBe('closed');
  expect(await ask(port, '127.0.0.2')).toBe(GOOD);
  open[0]?.destroy();
  await expect.poll(() => ask(port, '127.0.0.1')).toBe(GOOD);
});

test('all addresses together hold only so many', async () => {
  const port = await serverWith({ inAll: 2, ofOne: 2 });
  expect(await ask(port, '127.0.0.1')).toBe(GOOD);
  expect(await ask(port, '127.0.0.2')).toBe(GOOD);
  expect(await ask(port, '127.0.0.3')).toBe('closed');
});
