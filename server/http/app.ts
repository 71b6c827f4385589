import type { RequestListener } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Router } from 'express';
import type { Sandbox } from '../demo/stripe/sandbox.ts';
import { startRefill, type Refill } from './answers/refill.ts';
import { tagged } from './answers/tagged.ts';
import { webhookRouter } from '../billing/webhooks/webhook.ts';
import { FEEDS } from '../members/news/newsFeed.rules.ts';
import type { Context, Deps } from './context.ts';
import { answered, contextOf, createLanes, admit, type Lanes } from './limits/lanes.ts';
import { fewAtOnce } from './limits/fewAtOnce.ts';
import { refuseOverlaps } from './limits/longDocuments.ts';
import { notFound } from '../platform/errors.ts';
import { refuseUnreadable } from './shortcut/alreadyRead.ts';
import { createListener } from './shortcut/listener.ts';
import { LONGEST_BODY } from './shortcut/ordinaryCall.ts';
import { SHORTEST_ZIPPED } from './shortcut/zippedAnswers.ts';
import { createExports } from './exports/exports.ts';
import { createGraphql } from './graphql.ts';
import { checkGraphqlRequest, plainJson } from './graphqlRequest.ts';
import { crossOrigin, neverKept } from './headers.ts';
import { createHealth } from './health/health.ts';
import { queueRouter } from './health/queueRouter.ts';
import { refuseKeyInAddress } from './keysInAddresses.ts';
import { graphqlErrors, restErrors } from './httpErrors.ts';
import { closeDuring, createMaintenance, statusRouter } from './health/maintenance/maintenance.ts';
import { embedRouter } from './pages/embed.ts';
import { serveWeb } from './pages/pages.ts';
import { feedRouter } from './pages/news/feed.ts';
import { memberFeedRouter } from './pages/news/memberFeed.ts';
import { unsubscribeRouter } from './pages/news/unsubscribe.ts';
import { restRouter } from './rest/rest.ts';
import { createSchema } from './schema/schema.ts';
import { uploadRouter } from './uploads.ts';

/**
 * Events of Stripe that arrive at the same time. Each may have 1 MB, which is in memory before its signature can be
 * checked. Stripe has a dozen addresses, and sends again what was refused.
 */
const STRIPE_EVENTS = { inAll: 128, ofOne: 32, until: 'arrived' } as const;

export interface App {
  handler: RequestListener;
  /** Its routes, for the test that lists them all. */
  routes: Express;
  /** Makes `/readyz` say that the server stops, and every answer close its connection. */
  leave: () => void;
  /** Produces the most frequent answers again whenever figures change. */
  startRefill: () => Refill;
  /** Waits for running operations to finish. */
  close: () => Promise<void>;
}

function graphqlRoute(deps: Deps, lanes: Lanes, graphql: ApolloServer<Context>): Router {
  const router = express.Router();
  router.use(
    refuseUnreadable,
    express.json({ limit: LONGEST_BODY }),
    plainJson,
    checkGraphqlRequest,
    refuseOverlaps(),
    admit(deps, lanes),
    tagged,
    answered(expressMiddleware(graphql, { context: ({ res }) => Promise.resolve(contextOf(res)) })),
  );
  return router;
}

/** Loaded only for a demonstration, which images leave out. */
async function demonstrationPages(sandbox: Sandbox, productName: string): Promise<Router> {
  const { invoicePages } = await import('../demo/stripe/invoicePages.ts');
  return invoicePages(sandbox, productName);
}

/** Closed during maintenance; pages stay, and say so. */
const CLOSED_PATHS = ['/graphql', '/rest', '/exports', '/releases.atom', '/embed', '/unsubscribe', FEEDS];

/** All routes, without listening. */
export async function createApp(deps: Deps): Promise<App> {
  const lanes = createLanes(deps.requestLimits);
  const schema = createSchema();
  const graphql = createGraphql(deps, lanes, schema);
  const exporting = createExports(deps, lanes, schema, graphql);
  const health = createHealth(deps);
  const maintenance = createMaintenance(deps);
  await graphql.start();
  const routes = express();
  routes.disable('x-powered-by');
  // Most API answers are never cached, so hashing them would be wasted; those that are cached have their own
  // tags.
  routes.disable('etag');
  routes.set('trust proxy', deps.trustProxy);
  routes.use(['/graphql', '/rest', '/exports', '/healthz', '/readyz'], neverKept);
  routes.use(health.router, refuseKeyInAddress);
  routes.use(['/graphql', '/rest'], compression({ threshold: SHORTEST_ZIPPED }));
  routes.use(['/graphql', '/rest', '/exports'], crossOrigin(deps.corsOrigins));
  routes.use('/rest', statusRouter(maintenance));
  routes.use(CLOSED_PATHS, closeDuring(maintenance));
  routes.use('/rest/stripe/webhook', fewAtOnce(STRIPE_EVENTS));
  routes.use('/rest', webhookRouter(deps));
  routes.use('/rest', uploadRouter(deps));
  routes.use('/graphql', graphqlRoute(deps, lanes, graphql), graphqlErrors(deps.log));
  routes.use('/rest', restRouter(deps, lanes, graphql));
  routes.use('/exports', exporting.router);
  routes.use(feedRouter(deps, lanes), memberFeedRouter(deps, lanes), unsubscribeRouter(deps));
  routes.use(embedRouter(deps, lanes));
  routes.use(queueRouter(deps));
  if (deps.sandbox !== null) routes.use(await demonstrationPages(deps.sandbox, deps.productName));
  if (deps.webDir !== null) serveWeb(routes, deps.webDir, deps);
  routes.use(() => {
    throw notFound('This path');
  });
  routes.use(restErrors(deps.log));
  const close = async (): Promise<void> => {
    await graphql.stop();
    await exporting.close();
  };
  const handler = createListener(deps, routes, { health, maintenance });
  return { handler, routes, leave: health.leave, startRefill: () => startRefill(deps, graphql), close };
}
