import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Router } from 'express';
import { answeredBefore } from './answers/answeredBefore.ts';
import { startRefill, type Refill } from './answers/refill.ts';
import { tagged } from './answers/tagged.ts';
import { invoicePages } from '../demo/stripe/invoicePages.ts';
import { webhookRouter } from '../billing/webhooks/webhook.ts';
import { FEEDS } from '../members/news/newsFeed.rules.ts';
import type { Context, Deps } from './context.ts';
import { answered, contextOf, createDoors, letIn, type Doors } from './limits/doors.ts';
import { notFound } from '../platform/errors.ts';
import { createExports } from './exports/exports.ts';
import { createGraphql } from './graphql.ts';
import { checkGraphqlRequest, plainJson } from './graphqlRequest.ts';
import { crossOrigin, neverKept, securityHeaders } from './headers.ts';
import { accessLog } from './health/accessLog.ts';
import { createHealth } from './health/health.ts';
import { refuseKeyInAddress } from './keysInAddresses.ts';
import { graphqlErrors, restErrors } from './httpErrors.ts';
import { closeDuring, createMaintenance, statusRouter } from './maintenance/maintenance.ts';
import { embedRouter } from './pages/embed.ts';
import { serveWeb } from './pages/pages.ts';
import { giveRequestId } from './requestId.ts';
import { feedRouter } from './news/feed.ts';
import { memberFeedRouter } from './news/memberFeed.ts';
import { unsubscribeRouter } from './news/unsubscribe.ts';
import { restRouter } from './rest.ts';
import { createSchema } from './schema.ts';
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

function graphqlRoute(deps: Deps, doors: Doors, graphql: ApolloServer<Context>): Router {
  const router = express.Router();
  router.use(
    express.json({ limit: '64kb' }),
    plainJson,
    checkGraphqlRequest,
    letIn(deps, doors),
    tagged,
    answeredBefore(deps),
    answered(expressMiddleware(graphql, { context: ({ res }) => Promise.resolve(contextOf(res)) })),
  );
  return router;
}

/** All routes, without listening. */
export async function createApp(deps: Deps): Promise<App> {
  const doors = createDoors(deps.doors);
  const schema = createSchema();
  const graphql = createGraphql(deps, doors, schema);
  const exporting = createExports(deps, doors, schema, graphql);
  await graphql.start();
  const handler = express();
  handler.disable('x-powered-by');
  // Most API answers are never cached, so hashing them would be wasted; those that are cached have their own
  // tags.
  handler.disable('etag');
  handler.set('trust proxy', deps.trustProxy);
  handler.use(giveRequestId, securityHeaders(deps));
  handler.use(['/graphql', '/rest', '/exports', '/healthz', '/readyz'], neverKept);
  const { router: health, leave } = createHealth(deps);
  handler.use(health, accessLog(deps), refuseKeyInAddress);
  // Smaller answers travel as fast uncompressed, and compressing takes longer than producing them.
  handler.use(['/graphql', '/rest'], compression({ threshold: '8kb' }));
  handler.use(['/graphql', '/rest', '/exports'], crossOrigin(deps.corsOrigins));
  const maintenance = createMaintenance(deps);
  handler.use('/rest', statusRouter(maintenance));
  handler.use(['/graphql', '/rest', '/exports', '/releases.atom', '/embed', FEEDS], closeDuring(maintenance));
  handler.use('/rest', webhookRouter(deps));
  handler.use('/rest', uploadRouter(deps));
  handler.use('/graphql', graphqlRoute(deps, doors, graphql), graphqlErrors(deps.log));
  handler.use('/rest', restRouter(deps, doors, graphql));
  handler.use('/exports', exporting.router);
  handler.use(feedRouter(deps, doors), memberFeedRouter(deps, doors), unsubscribeRouter(deps));
  handler.use(embedRouter(deps, doors));
  handler.use(invoicePages(deps.sandbox, deps.productName));
  if (deps.webDir !== null) serveWeb(handler, deps.webDir, deps);
  handler.use(() => {
    throw notFound('This path');
  });
  handler.use(restErrors(deps.log));
  const close = async (): Promise<void> => {
    await graphql.stop();
    await exporting.close();
  };
  return { handler, leave, startRefill: () => startRefill(deps, graphql), close };
}
