import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import { productVersion } from '../../lib/productVersion.ts';
import { noTracing, type OpenSpan, type SpanFacts, type Tracing, type TracingSettings } from './tracing.ts';

/** Sends traces of this process (`server` or `worker`) to a collector; OpenTelemetry is loaded only if there is one. */
export async function openTracing(settings: TracingSettings | null, service: string): Promise<Tracing> {
  if (settings === null) return noTracing;
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${settings.url.replace(/\/$/, '')}/v1/traces`;
  const names = { 'service.name': `texas-receipts-${service}`, 'service.version': productVersion() };
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes(names),
    // Its queue is bounded: while the collector is away, spans are lost.
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, headers: settings.headers }))],
  });
  const { trace, SpanStatusCode, ROOT_CONTEXT } = api;
  const within = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);
  const failed = (span: Span): unknown => span.setStatus({ code: SpanStatusCode.ERROR });
  return tracingWith(
    { tracer: provider.getTracer('texas-receipts'), root: ROOT_CONTEXT, within, failed },
    () => provider.shutdown(),
  );
}

interface Library {
  tracer: Tracer;
  root: Context;
  within: (span: Span) => Context;
  failed: (span: Span) => unknown;
}

function tracingWith({ tracer, root, within, failed }: Library, close: () => Promise<void>): Tracing {
  const current = new AsyncLocalStorage<Span>();
  const contextNow = (): Context => {
    const span = current.getStore();
    return span === undefined ? root : within(span);
  };
  const begin: Tracing['begin'] = (name, work) => {
    const span = tracer.startSpan(name, {}, contextNow());
    return current.run(span, () => work(openSpan(span, failed)));
  };
  return {
    begin,
    during: (name, work) =>
      begin(name, async (span) => {
        try {
          const result = await work();
          span.end();
          return result;
        } catch (error) {
          span.end({ error: true });
          throw error;
        }
      }),
    ended: (name, seconds, facts = {}) => {
      if (current.getStore() === undefined) return;
      const startTime = Date.now() - seconds * 1000;
      tracer.startSpan(name, { startTime, attributes: facts }, contextNow()).end();
    },
    close: () => close().catch(() => undefined),
  };
}

function openSpan(span: Span, failed: Library['failed']): OpenSpan {
  return {
    traceId: span.spanContext().traceId,
    end: (facts: SpanFacts = {}, name?: string) => {
      if (name !== undefined) span.updateName(name);
      if (facts['error'] === true) failed(span);
      span.setAttributes(facts).end();
    },
  };
}
