import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express } from 'express';
import { startRefill, type Refill } from './answers/refill.ts';
import { tagged } from './answers/tagged.ts';
import { invoicePages } from '../demo/stripe/invoicePages.ts';
import { webhookRouter } from '../billing/webhooks/webhook.ts';
import type { Deps } from './context.ts';
import { answered, contextOf, createDoors, letIn } from './limits/doors.ts';
import { notFound } from '../platform/errors.ts';
import { createGraphql } from './graphql.ts';
import { checkGraphqlRequest, plainJson } from './graphqlRequest.ts';
import { crossOrigin, neverKept, securityHeaders } from './headers.ts';
import { accessLog } from './health/accessLog.ts';
import { createHealth } from './health/health.ts';
import { refuseKeyInAddress } from './keysInAddresses.ts';
import { graphqlErrors, restErrors } from './httpErrors.ts';
import { closeDuring, createMaintenance, statusRouter } from './maintenance/maintenance.ts';
import { serveWeb } from './pages/pages.ts';
import { giveRequestId } from './requestId.ts';
import { restRouter } from './rest.ts';
import { uploadRouter } from './uploads.ts';

export interface App {
  handler: Express;
  /** Makes `/readyz` say that the server stops, and every answer close its connection. */
  leave: () => void;
  /** Produces the most frequent answers again whenever figures change. */
  startRefill: () => Refill;
  /** Waits for running operations to finish. */
  close: () => Promise<void>;
}

/** All routes, without listening. */
export async function createApp(deps: Deps): Promise<App> {
  const doors = createDoors(deps.doors);
  const graphql = createGraphql(deps, doors);
  await graphql.start();
  const handler = express();
  handler.disable('x-powered-by');
  // Most API answers are never cached, so hashing them would be wasted; those that are cached have their own
  // tags.
  handler.disable('etag');
  handler.set('trust proxy', deps.trustProxy);
  handler.use(giveRequestId, securityHeaders(deps));
  handler.use(['/graphql', '/rest', '/healthz', '/readyz'], neverKept);
  const { router: health, leave } = createHealth(deps);
  handler.use(health, accessLog(deps), refuseKeyInAddress);
  // Smaller answers travel as fast uncompressed, and compressing takes longer than producing them.
  handler.use(['/graphql', '/rest'], compression({ threshold: '8kb' }));
  handler.use(['/graphql', '/rest'], crossOrigin(deps.corsOrigins));
  const maintenance = createMaintenance(deps);
  handler.use('/rest', statusRouter(maintenance));
  handler.use(['/graphql', '/rest'], closeDuring(maintenance));
  handler.use('/rest', webhookRouter(deps));
  handler.use('/rest', uploadRouter(deps));
  handler.use(
    '/graphql',
    express.json({ limit: '64kb' }),
    plainJson,
    checkGraphqlRequest,
    letIn(deps, doors),
    tagged,
    answered(expressMiddleware(graphql, { context: ({ res }) => Promise.resolve(contextOf(res)) })),
  );
  handler.use('/graphql', graphqlErrors(deps.log));
  handler.use('/rest', restRouter(deps, doors, graphql));
  handler.use(invoicePages(deps.sandbox, deps.productName));
  if (deps.webDir !== null) serveWeb(handler, deps.webDir, deps);
  handler.use(() => {
    throw notFound('This path');
  });
  handler.use(restErrors(deps.log));
  return { handler, leave, startRefill: () => startRefill(deps, graphql), close: () => graphql.stop() };
}
