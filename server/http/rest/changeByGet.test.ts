import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';

const FRIEND = 'https://friend.test';
const server = useServer({ corsOrigins: [FRIEND] });

/** Not by `fetch`, which sends metadata of its own. */
async function statusOf(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  const token = await server.freshToken('paid');
  const sent = request(server.origin + path, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  const isSignedIn = (await server.ask('{ viewer { id } }', {}, { token })).status === 200;
  const isChanged = path.endsWith('userlogout') && !isSignedIn;
  expect(isChanged).toBe(path.endsWith('userlogout') && response.statusCode === 200);
  return response.statusCode ?? 0;
}

const script = (site: string, more: Record<string, string> = {}): Record<string, string> => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  ...more,
});

describe.each(['/rest/basic/userlogout', '/rest/stripe/upgradeSubscription'])('GET %s', (path) => {
  test.each([
    ['a program', {}],
    ['a script of our page', script('same-origin')],
    ['a script of an allowed page', script('cross-site', { origin: FRIEND })],
  ])('is open to %s', async (_, headers) => {
    expect(await statusOf(path, headers)).toBe(200);
  });

  test.each([
    ['a script of another page', script('cross-site', { origin: 'https://elsewhere.test' })],
    ['a page of another host of ours', script('same-site', { origin: 'https://other.example.test' })],
    [
      'an address that is opened',
      script('none', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
    ],
    [
      'a link of our page',
      script('same-origin', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
    ],
    [
      'an image of our page',
      script('same-origin', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }),
    ],
  ])('is closed to %s', async (_, headers) => {
    expect(await statusOf(path, headers)).toBe(400);
  });

  test('is not done by HEAD', async () => {
    expect(await statusOf(path, {}, 'HEAD')).toBe(400);
  });
});

test('another GET answers HEAD', async () => {
  expect(await statusOf('/rest/history/users', {}, 'HEAD')).toBe(200);
});
