import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { createPool } from '../../platform/database.ts';
import { traceStatements } from '../../platform/metrics/statementTimes.ts';
import { testCollector, type Collector } from '../../platform/metrics/tracing/collector.testing.ts';

const lines: Record<string, unknown>[] = [];
let collector: Collector;
let server: TestServer;
beforeAll(async () => {
  collector = await testCollector('server');
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  server = await testServer({ log, tracing: collector.tracing });
});
afterAll(async () => {
  await server.close();
  collector.close();
});

test('requests, operations, statements and other work reach the collector as spans, without personal data', async () => {
  const { tracing, named } = collector;
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

  const request = named('query members');
  expect(named('graphql query members').parentSpanId).toBe(request.spanId);
  expect(lines.find(({ msg }) => msg === 'Request')).toMatchObject({ traceId: request.traceId });
  const job = named('job nightly');
  for (const name of ['sql byPool', 'sql byClient'])
    expect(named(name)).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId });
  expect(collector.spans().map(({ name }) => name)).not.toContain('sql byNobody');
  expect(collector.keys).toContain('k');
  expect(collector.text()).not.toMatch(/driskill|MyOwnName|secret value|Bearer|example\.test/);
});
