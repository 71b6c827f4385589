import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callWebhook, webhookNet, type Answer, type WebhookNet } from './callWebhook.ts';
import { startWebhookServer } from './webhookServer.testing.ts';

const call = (url: string, net: Partial<WebhookNet> = {}): Promise<Answer> =>
  callWebhook({ ...webhookNet, ...net }, { url, secret: 'x', id: 'x', body: '{}' });

test.each([
  ['IPv4', '127.0.0.1'],
  ['a number', '2130706433'],
  ['hexadecimal and short', '0x7f.1'],
  ['octal', '0177.0.0.1'],
  ['other digits', '①②⑦.0.0.1'],
  ['IPv6', '[::1]'],
  ['IPv4 within IPv6', '[::ffff:127.0.0.1]'],
  ['IPv4 behind a translator', '[64:ff9b::7f00:1]'],
  ['a link’s own', '[fe80::1]'],
  ['a cloud’s own', '169.254.169.254'],
])('an address of a private network is not called, written as %s', async (_, host) => {
  expect(await call(`https://${host}/`)).toMatchObject({ isPrivate: true, status: null });
});

test('a host whose name server is silent is given up in time', async () => {
  const silent = { resolve: () => new Promise<never>(() => undefined), wholeMs: 50 };
  expect(await call('https://hooks.test/', silent)).toMatchObject({ text: 'No answer in time.' });
});

test('a name that does not exist is told as one inside the network is', async () => {
  const nobody = { resolve: () => Promise.resolve([]) };
  expect(await call('https://nobody.test/', nobody)).toMatchObject({
    text: 'The host has no public address.',
    isPrivate: false,
  });
});

/** The port of a server on this machine that does something with each connection. */
async function listening(talk: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => talk(socket.on('error', () => undefined)));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('a name that becomes one of this machine between two looks leads nowhere', async () => {
  let connections = 0;
  const port = await listening((socket) => {
    connections += 1;
    socket.destroy();
  });
  let looks = 0;
  const resolve = (): Promise<string[]> => {
    looks += 1;
    // 192.0.2.0/24 is for examples: nobody answers there.
    return Promise.resolve([looks % 2 === 1 ? '192.0.2.1' : '127.0.0.1']);
  };
  const url = `https://rebound.test:${String(port)}/`;
  for (let round = 0; round < 10; round += 1) {
    const answer = await call(url, { resolve, wholeMs: 50 });
    expect(answer).toMatchObject({ status: null, isPrivate: round % 2 === 1 });
  }
  expect([looks, connections]).toEqual([10, 0]);
});

test.each([
  ['preliminary answers without end', 'HTTP/1.1 102 Processing\r\n\r\n'],
  ['a byte of a header now and then', 'HTTP/1.1 200 OK\r\nx: '],
  ['nothing', ''],
])('a receiver that sends %s is given up in time', async (_, text) => {
  const port = await listening((socket) => {
    const timer = setInterval(() => socket.write(text), 5);
    socket.on('close', () => clearInterval(timer));
  });
  const url = `http://127.0.0.1:${String(port)}/`;
  expect(await call(url, { trusted: ['127.0.0.1'], wholeMs: 300 })).toMatchObject({
    isTaken: false,
    text: 'No answer in time.',
  });
});

test('a receiver’s endless answer is not read', async () => {
  let written = 0;
  const port = await listening((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10000000000\r\n\r\n');
    const more = (): void => {
      while (!socket.destroyed && socket.write('x'.repeat(65_536))) written += 65_536;
    };
    socket.on('drain', more).on('data', more);
  });
  const url = `http://127.0.0.1:${String(port)}/`;
  expect(await call(url, { trusted: ['127.0.0.1'] })).toMatchObject({ isTaken: true, status: 200 });
  expect(written).toBeLessThan(20_000_000);
});

test('a redirect is not followed, so that no public host leads into a private network', async () => {
  const receiver = await startWebhookServer();
  onTestFinished(() => receiver.close());
  receiver.answer((response) => response.writeHead(307, { location: receiver.url }).end());
  expect(await call(receiver.url, { ...receiver.net, wholeMs: 10_000 })).toMatchObject({
    isTaken: false,
    status: 307,
  });
  expect(receiver.calls).toHaveLength(1);
});
