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
