import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { makeClient } from './apollo.ts';
import { failedCall, makeReporter } from './errorReports.ts';
import { envelopeUrl } from './reportToService.ts';
import { storeToken } from './session.ts';

interface Report {
  path: string;
  method: string | undefined;
  token: string | null;
  error: string;
  url: string;
}

/** A reporter, and what it has told the server, which never answers. */
function reporter() {
  const told: Report[] = [];
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit & { body: string }) => {
    const token = new Headers(headers).get('authorization');
    const { error, url } = JSON.parse(body) as Pick<Report, 'error' | 'url'>;
    told.push({ path, method, token, error, url });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  return { told, report: makeReporter(makeClient({ onSignedOut: vi.fn() })) };
}

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  window.history.replaceState(null, '', '/passwordreset/token/a-secret');
});

test('an error is told once, without the reset token of the address', () => {
  const { told, report } = reporter();
  const error = new Error('Something broke.');
  report('Caught', error);
  report('Caught', error);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    path: '/rest/basic/errorlog',
    method: 'POST',
    token: null,
    error: expect.stringMatching(/^Caught: .*Something broke\./) as string,
    url: `${window.location.origin}/passwordreset/token/-`,
  });
});

test('a call that failed is named with its endpoint and method, and told with the member’s token', () => {
  const { told, report } = reporter();
  storeToken('a-token');
  report(failedCall('HotelResults'), new Error('The server is away.'));
  expect(told).toMatchObject([
    { token: 'Bearer a-token', error: expect.stringMatching(/^HotelResults \(POST \/graphql\): /) as string },
  ]);
});

test('a page that goes on failing does not go on telling', () => {
  const { told, report } = reporter();
  for (let index = 0; index < 100; index += 1) report('Caught', `error ${String(index)} ${'x'.repeat(5000)}`);
  expect(told).toHaveLength(20);
  expect(JSON.stringify(told[0]).length).toBeLessThan(2200);
});

test('cancelled requests are not reported, and failed reports are not sent again', async () => {
  const { told, report } = reporter();
  report('Search', new DOMException('Given up.', 'AbortError'));
  report('Caught', 'the first that counts');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told.map(({ error }) => error)).toEqual(['Caught: the first that counts']);
});

test.each([
  ['https://key@errors.example.com/7', 'https://errors.example.com/api/7/envelope/'],
  ['https://key@errors.example.com/path/7', 'https://errors.example.com/path/api/7/envelope/'],
])('%s takes envelopes at %s', (dsn, url) => {
  expect(envelopeUrl(dsn)).toBe(`${url}?sentry_version=7&sentry_key=key`);
});
