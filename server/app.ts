import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { createContext, factsOf, type Deps } from './context.ts';
import { notFound } from './errors.ts';
import { createGraphql } from './graphql.ts';
import { checkGraphqlRequest } from './graphqlRequest.ts';
import { crossOrigin, securityHeaders } from './headers.ts';
import { healthRouter } from './health.ts';
import { graphqlErrors, restErrors } from './httpErrors.ts';
import { closeDuring, createMaintenance, statusRouter } from './maintenance/maintenance.ts';
import { giveRequestId } from './requestId.ts';
import { restRouter } from './rest.ts';

export interface App {
  handler: Express;
  /** Lets operations that have begun finish. */
  close: () => Promise<void>;
}

/** Everything that is served, without listening. */
export async function createApp(deps: Deps): Promise<App> {
  const graphql = createGraphql(deps.log);
  await graphql.start();
  const handler = express();
  handler.disable('x-powered-by');
  handler.set('trust proxy', deps.trustProxy);
  handler.use(giveRequestId);
  handler.use(securityHeaders(deps));
  handler.use(compression());
  handler.use(healthRouter(deps));
  handler.use(['/graphql', '/rest'], crossOrigin(deps.corsOrigins));
  const maintenance = createMaintenance(deps);
  handler.use('/rest', statusRouter(maintenance));
  handler.use(['/graphql', '/rest'], closeDuring(maintenance));
  handler.use(
    '/graphql',
    express.json({ limit: '64kb' }),
    checkGraphqlRequest,
    expressMiddleware(graphql, {
      context: ({ req, res }) => Promise.resolve(createContext(deps, factsOf(req, res))),
    }),
  );
  handler.use('/graphql', graphqlErrors(deps.log));
  handler.use('/rest', restRouter(deps, graphql));
  if (deps.webDir !== null) serveWeb(handler, deps.webDir);
  handler.use(() => {
    throw notFound('This path');
  });
  handler.use(restErrors(deps.log));
  return { handler, close: () => graphql.stop() };
}

/** The built web client. Its files bear their hash in their names; pages are all index.html, and routed there. */
function serveWeb(handler: Express, webDir: string): void {
  handler.use(
    '/assets',
    express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  handler.use(express.static(webDir, { index: false, maxAge: '1h' }));
  handler.get('/{*path}', (request: Request, response: Response, next) => {
    const index = join(webDir, 'index.html');
    if (!request.accepts('html') || !existsSync(index)) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-cache').sendFile(index);
  });
}
