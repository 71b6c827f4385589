import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { readSchema } from '../test/readSchema.ts';
import { makeClient } from './apollo.ts';
import { makeReporter } from './errorReports.ts';
import { envelopeUrl } from './reportToService.ts';

const schema = readSchema();

/** A reporter, and what it has told the server. */
function reporter() {
  const told: unknown[] = [];
  const watch = new ApolloLink((operation, forward) => {
    told.push(operation.variables['input']);
    return forward(operation);
  });
  const end = watch.concat(new SchemaLink({ schema, rootValue: fakeRoot }));
  return { told, report: makeReporter(makeClient({ onSignedOut: vi.fn() }, end)) };
}

beforeEach(() => window.history.replaceState(null, '', '/passwordreset/token/a-secret'));

test('an error is told once, without the reset token of the address', async () => {
  const { told, report } = reporter();
  const error = new Error('Something broke.');
  report('Caught', error);
  report('Caught', error);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    error: expect.stringMatching(/^Caught: .*Something broke\./) as string,
    url: `${window.location.origin}/passwordreset/token/-`,
  });
});

test('a page that goes on failing does not go on telling', async () => {
  const { told, report } = reporter();
  for (let index = 0; index < 100; index += 1) report('Caught', `error ${String(index)} ${'x'.repeat(5000)}`);
  await expect.poll(() => told).toHaveLength(20);
  expect(JSON.stringify(told[0]).length).toBeLessThan(2200);
});

test('cancelled requests and failed reports are not reported', async () => {
  const { told, report } = reporter();
  report('Search', new DOMException('Given up.', 'AbortError'));
  report('ReportClientError', new Error('The server is away.'));
  report('Caught', 'the first that counts');
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({ error: 'Caught: the first that counts' });
});

test.each([
  ['https://key@errors.example.com/7', 'https://errors.example.com/api/7/envelope/'],
  ['https://key@errors.example.com/path/7', 'https://errors.example.com/path/api/7/envelope/'],
])('%s takes envelopes at %s', (dsn, url) => {
  expect(envelopeUrl(dsn)).toBe(`${url}?sentry_version=7&sentry_key=key`);
});
