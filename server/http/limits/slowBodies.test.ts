import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();

/** Begins to send an event of 1 MB, as a stranger to Stripe could, and never ends. */
async function beginEvent(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /rest/stripe/webhook HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n{');
  return socket;
}

const sendWhole = async (): Promise<number> => {
  const response = await fetch(`${server.origin}/rest/stripe/webhook`, { method: 'POST', body: '{}' });
  await response.text();
  return response.status;
};

test('of one address, only so many events of Stripe arrive at a time, and others have room when they end', async () => {
  const begun = await Promise.all(Array.from({ length: 32 }, beginEvent));
  await expect.poll(sendWhole).toBe(429);
  for (const socket of begun) socket.destroy();
  // Refused for its signature alone.
  await expect.poll(sendWhole).toBe(400);
  const whole = await Promise.all(Array.from({ length: 40 }, sendWhole));
  expect(new Set(whole)).toEqual(new Set([400]));
});
