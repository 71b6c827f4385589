import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { openTracing } from './openTracing.ts';
import type { Tracing } from './tracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A collector of OpenTelemetry on this machine. */
export interface Collector {
  /** Sends to the collector, with the key `k`. */
  tracing: Tracing;
  /** Everything that arrived, as text. */
  text: () => string;
  /** The keys of the requests. */
  keys: unknown[];
  spans: () => Span[];
  /** The span of a name; fails the test if none arrived. */
  named: (name: string) => Span;
  close: () => void;
}

/** Sends its spans when its tracing is closed. */
export async function testCollector(service: string): Promise<Collector> {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      keys.push(request.headers['api-key']);
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const spans = (): Span[] =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  return {
    keys,
    spans,
    text: () => bodies.join(),
    tracing: await openTracing({ url, headers: { 'api-key': 'k' } }, service),
    named: (name) => spans().find((span) => span.name === name) ?? expect.fail(`no ${name}`),
    close: () => server.close(),
  };
}
