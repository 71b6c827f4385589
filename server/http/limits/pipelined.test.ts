import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Sends requests over one connection without waiting for answers; the last asks to close it. Returns the number of answers. */
async function answersTo(requests: number): Promise<number> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => void (text += part));
  // A connection that is closed while it sends may also be reset.
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(requests - 1) + REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await once(socket, 'close');
  return text.split('HTTP/1.1 200 OK').length - 1;
}

test('a few requests may be sent before the first is answered; a connection that sends hundreds is closed', async () => {
  expect(await answersTo(16)).toBe(16);
  expect(await answersTo(500)).toBeLessThan(17);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
