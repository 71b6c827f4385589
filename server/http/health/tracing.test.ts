import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { createPool } from '../../platform/database.ts';
import { traceStatements } from '../../platform/metrics/statementTimes.ts';
import { openTracing } from '../../platform/tracing/openTracing.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const lines: Record<string, unknown>[] = [];
const bodies: string[] = [];
const keys: unknown[] = [];
let collector: Server;
let tracing: Tracing;
let server: TestServer;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      keys.push(request.headers['api-key']);
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`;
  tracing = await openTracing({ url, headers: { 'api-key': 'k' } }, 'server');
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  server = await testServer({ log, tracing });
});
afterAll(async () => {
  await server.close();
  collector.close();
});

test('requests, operations, statements and other work reach the collector as spans, without personal data', async () => {
  const document =
    'query MyOwnName($text: String) { members(first: 1, filter: { text: $text }) { totalCount } }';
  await server.query(document, { text: 'driskill@example.test' }, { as: 'admin' });
  const pool = createPool(server.databaseUrl, { onStatement: traceStatements(tracing, () => undefined) });
  await tracing.during('job nightly', async () => {
    await pool.query('/* byPool */ select $1::text', ['secret value']);
    const client = await pool.connect();
    await client.query('/* byClient */ select 1');
    client.release();
  });
  await pool.query('/* byNobody */ select 1');
  await pool.end();
  await expect.poll(() => lines.filter(({ msg }) => msg === 'Request').length).toBe(1);
  await tracing.close();

  const spans = bodies
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  const named = (name: string): Span => spans.find((span) => span.name === name) ?? expect.fail(`no ${name}`);
  const request = named('query members');
  expect(named('graphql query members').parentSpanId).toBe(request.spanId);
  expect(lines.find(({ msg }) => msg === 'Request')).toMatchObject({ traceId: request.traceId });
  const job = named('job nightly');
  for (const name of ['sql byPool', 'sql byClient'])
    expect(named(name)).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId });
  expect(spans.map(({ name }) => name)).not.toContain('sql byNobody');
  expect(keys).toContain('k');
  expect(bodies.join()).not.toMatch(/driskill|MyOwnName|secret value|Bearer|example\.test/);
});
