import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { FEEDS } from '../../members/news/newsFeed.rules.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Log } from '../../platform/log.ts';
import type { Context } from '../context.ts';
import { findContext } from '../limits/doors.ts';
import { requestIdOf } from '../requestId.ts';

/** Status in the log if the client disconnected before the answer; proxies use the same number. */
const LEFT = 499;

/**
 * Logs and measures every request but the health checks. Paths are not logged, because some hold a secret or a
 * name: a route or an operation stands for them.
 */
export function accessLog({ log, metrics }: { log: Log; metrics: Metrics }): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1000;
      const status = response.writableFinished ? response.statusCode : LEFT;
      const operation = operationOf(request, response);
      metrics.requests.observe({ operation, status }, seconds);
      const facts = { operation, status, ms: Math.round(seconds * 1000) };
      const memberId = findContext(response)?.asked.memberId ?? null;
      log.info({ ...facts, memberId, requestId: requestIdOf(response) }, 'Request');
    });
    next();
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
