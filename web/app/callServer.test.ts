import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { callServer, watchCalls } from './callServer.ts';
import { storeToken } from './session.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});

/** Calls the server, which answers so; returns what its watchers were told. */
async function toldOf(answer: () => Promise<Response>): Promise<string[]> {
  const told: string[] = [];
  vi.stubGlobal('fetch', answer);
  watchCalls((call, error) => void told.push(`${call}: ${String(error)}`));
  await callServer('/rest/history', { method: 'POST' }).catch(() => undefined);
  return told;
}

const answered = (status: number) => (): Promise<Response> => Promise.resolve(new Response('', { status }));

test('a call without an answer, and a fault of the server, are told with method and path', async () => {
  const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  expect(await toldOf(lost)).toEqual(['POST /rest/history: TypeError: Failed to fetch']);
  expect(await toldOf(answered(500))).toEqual(['POST /rest/history: Error: Status 500']);
});

test.each([200, 400, 401, 403, 429, 503])('status %i is for the caller', async (status) => {
  expect(await toldOf(answered(status))).toEqual([]);
});

test('it is sent as the member who is signed in', async () => {
  storeToken('a-token');
  const sent = vi.fn((_path: string, _asked: RequestInit) => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', sent);
  await callServer('/rest/history', { headers: { 'content-type': 'text/plain' } });
  const headers = new Headers(sent.mock.calls[0]?.[1].headers);
  expect([headers.get('authorization'), headers.get('content-type')]).toEqual([
    'Bearer a-token',
    'text/plain',
  ]);
});
