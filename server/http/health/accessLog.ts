import type { ApolloServerPlugin } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { FEEDS } from '../../members/news/newsFeed.rules.ts';
import { QUEUES } from '../../market/releases/console/queueLink.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Log } from '../../platform/log.ts';
import type { OpenSpan, Tracing } from '../../platform/metrics/tracing/tracing.ts';
import type { Context } from '../context.ts';
import { findContext } from '../limits/lanes.ts';
import { requestIdOf } from '../requestId.ts';

/** Status in the log if the client disconnected before the answer; proxies use the same number. */
const LEFT = 499;

interface AccessDeps {
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
}

type Asked = Context['asked'];

const asked = new WeakMap<ServerResponse, Asked>();

/** Notes the operation and the caller of a request that has no context. */
export function noteAsked(response: ServerResponse, of: Asked): void {
  asked.set(response, of);
}

const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/**
 * Logs, measures and traces every request but the health checks, while `work` answers it. Paths are not logged, because
 * some hold a secret or a name: a route or an operation replaces them.
 */
export function accessLog(
  deps: AccessDeps,
): (request: IncomingMessage, response: ServerResponse, work: () => void) => void {
  return (request, response, work) => {
    if (HEALTH.test(request.url ?? '')) {
      work();
      return;
    }
    deps.tracing.begin('request', (span) => {
      response.once('close', tell(deps, { request, response, span }));
      work();
    });
  };
}

function tell(
  { log, metrics }: AccessDeps,
  { request, response, span }: { request: IncomingMessage; response: ServerResponse; span: OpenSpan },
): () => void {
  const started = performance.now();
  return () => {
    const seconds = (performance.now() - started) / 1000;
    const status = response.writableFinished ? response.statusCode : LEFT;
    const operation = operationOf(request, response);
    metrics.requests.observe({ operation, status }, seconds);
    span.end({ 'http.response.status_code': status, error: status >= 500 }, operation);
    const facts = { operation, status, ms: Math.round(seconds * 1000) };
    const memberId = askedOf(response)?.memberId ?? null;
    const trace = span.traceId === null ? {} : { traceId: span.traceId };
    log.info({ ...facts, memberId, requestId: requestIdOf(response), ...trace }, 'Request');
  };
}

/** Notes who asks, and the operation with its first field: schema and document give few of these. */
export const askedPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: async ({ operation, contextValue: { asked, viewer } }) => {
        if (operation) asked.operation ??= nameOf(operation);
        asked.memberId ??= (await viewer())?.memberId ?? null;
      },
    }),
};

function nameOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const first = selectionSet.selections.find((each) => each.kind === Kind.FIELD);
  return `${operation} ${first?.name.value ?? '…'}`;
}

function askedOf(response: ServerResponse): Asked | undefined {
  return asked.get(response) ?? findContext(response)?.asked;
}

/** Such as `query hotels`, `GET /rest/hotels/:id`, `POST /exports/hotels.csv`, `page` or `asset`. */
function operationOf(request: IncomingMessage, response: ServerResponse): string {
  const { method = '', url = '', route, originalUrl = url } = request as Routed;
  if (originalUrl.startsWith('/rest')) return `${method} ${restRoute(route)}`;
  if (originalUrl.startsWith(`${FEEDS}/`)) return `${method} ${FEEDS}`;
  if (originalUrl.startsWith(`${QUEUES}/`)) return `${method} ${QUEUES}`;
  if (originalUrl.startsWith('/exports/files/')) return `${method} /exports/files`;
  if (originalUrl.startsWith('/exports')) return askedOf(response)?.operation ?? 'no export';
  if (originalUrl.startsWith('/graphql')) return askedOf(response)?.operation ?? 'no operation';
  return originalUrl.startsWith('/assets/') ? 'asset' : 'page';
}

/** Express adds these, and shortens the URL inside of its routers. */
interface Routed extends IncomingMessage {
  originalUrl?: string;
  route?: { path?: unknown };
}

function restRoute(route: Routed['route']): string {
  return typeof route?.path === 'string' ? `/rest${route.path}` : '/rest/…';
}
