import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { FEEDS } from '../../members/news/newsFeed.rules.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Log } from '../../platform/log.ts';
import type { OpenSpan, Tracing } from '../../platform/tracing/tracing.ts';
import type { Context } from '../context.ts';
import { findContext } from '../limits/doors.ts';
import { requestIdOf } from '../requestId.ts';

/** Status in the log if the client disconnected before the answer; proxies use the same number. */
const LEFT = 499;

interface AccessDeps {
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
}

/**
 * Logs, measures and traces every request but the health checks. Paths are not logged, because some hold a secret or a
 * name: a route or an operation stands for them.
 */
export function accessLog(deps: AccessDeps): RequestHandler {
  return (request, response, next) =>
    deps.tracing.begin('request', (span) => {
      response.once('close', tell(deps, { request, response, span }));
      next();
    });
}

function tell(
  { log, metrics }: AccessDeps,
  { request, response, span }: { request: Request; response: Response; span: OpenSpan },
): () => void {
  const started = performance.now();
  return () => {
    const seconds = (performance.now() - started) / 1000;
    const status = response.writableFinished ? response.statusCode : LEFT;
    const operation = operationOf(request, response);
    metrics.requests.observe({ operation, status }, seconds);
    span.end({ 'http.response.status_code': status, error: status >= 500 }, operation);
    const facts = { operation, status, ms: Math.round(seconds * 1000) };
    const memberId = findContext(response)?.asked.memberId ?? null;
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

/** Such as `query hotels`, `GET /rest/hotels/:id`, `POST /exports/hotels.csv`, `page` or `asset`. */
function operationOf(request: Request, response: Response): string {
  const { method, path, originalUrl } = request;
  if (originalUrl.startsWith('/rest')) return `${method} ${restRoute(request)}`;
  if (originalUrl.startsWith(`${FEEDS}/`)) return `${method} ${FEEDS}`;
  if (originalUrl.startsWith('/exports/files/')) return `${method} /exports/files`;
  if (originalUrl.startsWith('/exports')) return findContext(response)?.asked.operation ?? 'no export';
  if (originalUrl.startsWith('/graphql')) return findContext(response)?.asked.operation ?? 'no operation';
  return path.startsWith('/assets/') ? 'asset' : 'page';
}

function restRoute(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? `/rest${route.path}` : '/rest/…';
}
