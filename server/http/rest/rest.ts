import type { ApolloServer } from '@apollo/server';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { adminRoutes } from '../../members/admin/admin.rest.ts';
import { keepToSnapshot } from '../answers/figuresState.ts';
import { tagged } from '../answers/tagged.ts';
import { accountRoutes } from '../../members/accounts/accounts.rest.ts';
import { passwordResetRoutes } from '../../members/accounts/passwordReset/passwordReset.rest.ts';
import { beverageRoutes } from '../../market/beverages/beverage.rest.ts';
import { brandRoutes } from '../../market/brands/brands.rest.ts';
import { clientErrorRoutes } from '../../members/clientErrors/clientErrors.rest.ts';
import { billingRoutes } from '../../billing/billing.rest.ts';
import type { Context, Deps } from '../context.ts';
import { DATA_RELEASE, dataRelease, type NamedRelease } from '../dataRelease.ts';
import { answerText } from '../limits/answerText.ts';
import { answered, contextOf, admit, type Lanes } from '../limits/lanes.ts';
import { notFound } from '../../platform/errors.ts';
import { hotelRoutes } from '../../market/hotels/hotel.rest.ts';
import { restErrors } from '../httpErrors.ts';
import { runOperation } from '../runOperation.ts';
import { plainText } from '../../platform/lib/plainText.ts';
import { decodeName, type RestCall, type Route } from '../../platform/lib/rest.ts';
import { changeByGet } from './changeByGet.ts';
import { csvOf, pageOf } from './restRows.ts';
import { wrongMethod, type Answered } from '../wrongMethod.ts';
import { openapi } from './openapi/openapi.ts';
import { figureWords, sampleWords } from './openapi/restWords.ts';
import { placeRoutes } from '../../market/places/place.rest.ts';
import { relatedRoutes } from '../../market/premises/related.rest.ts';
import { portfolioRoutes } from '../../market/search/portfolios/portfolio.rest.ts';
import { premisesRoutes } from '../../market/premises/premises.rest.ts';
import { recentRoutes } from '../../market/search/recent/recent.rest.ts';
import { latestRoutes } from '../../market/releases/latest.rest.ts';
import type { OutdatedFigures } from '../../market/releases/outdatedFigures.type.ts';
import { outdatedFigures } from '../../market/releases/rulesVersion.rules.ts';
import { latestReleases } from '../../market/releases/release.sql.ts';
import { resultRoutes } from '../../market/search/results.rest.ts';
import { searchRoutes } from '../../market/search/search.rest.ts';
import { trendsRoutes } from '../../market/figures/trends/trends.rest.ts';
import { trialRoutes } from '../../market/search/trial/trial.rest.ts';

/** Routes below /rest. The first match answers, so paths with fewer parameters come first. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...passwordResetRoutes,
  ...billingRoutes,
  ...adminRoutes,
  ...trendsRoutes,
  ...trialRoutes,
  ...clientErrorRoutes,
  ...brandRoutes,
  ...portfolioRoutes,
  ...recentRoutes,
  ...latestRoutes,
  ...relatedRoutes,
  ...searchRoutes,
  ...resultRoutes,
  ...placeRoutes,
  ...premisesRoutes,
  ...hotelRoutes,
  ...beverageRoutes,
];

/** Paths below /rest that have routers of their own. */
const otherRoutes: readonly Answered[] = [
  { method: 'get', path: '/openapi.json' },
  { method: 'get', path: '/basic/status' },
  { method: 'post', path: '/stripe/webhook' },
  { method: 'post', path: '/admin/uploads' },
  { method: 'get', path: '/admin/uploads/:id' },
  { method: 'patch', path: '/admin/uploads/:id' },
  { method: 'delete', path: '/admin/uploads/:id' },
  { method: 'get', path: '/admin/uploads/:id/sums' },
];

/** Names the taxes of which figures that an earlier version computed are still being brought up to date. */
const OUTDATED = 'X-Outdated-Figures';

/** The REST facade: each route runs GraphQL operations in-process, with the caller's own context. */
export function restRouter(deps: Deps, lanes: Lanes, graphql: ApolloServer<Context>): Router {
  const router = express.Router();
  router.use(express.json({ limit: '64kb' }));
  const document = openapi(routes, deps);
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').json(document);
  });
  const guard = changeByGet(deps.corsOrigins);
  for (const route of routes) {
    const guards = route.changes === true ? [guard] : [];
    const answer = answered(answerRoute(route, graphql));
    router[route.method](route.path, ...guards, admit(deps, lanes), tagged, answer);
  }
  router.use(wrongMethod([...routes, ...otherRoutes]));
  router.use(() => {
    throw notFound('This path');
  });
  router.use(restErrors(deps.log));
  return router;
}

function answerRoute(route: Route, graphql: ApolloServer<Context>): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    try {
      if (route.method === 'get' || isOfFigures(route)) await keepToSnapshot(context);
      const answer = await route
        .answer(createCall(graphql, context, request, response))
        .finally(() => response.set(context.spending.headers()));
      const outdated = await context.db.query<OutdatedFigures[]>(outdatedFigures);
      if (outdated.length > 0) response.set(OUTDATED, outdated.map(({ product }) => product).join(', '));
      if (isOfFigures(route)) response.set(DATA_RELEASE, await releasesOf(context));
      await send(pageOf(answer, request, response), request, response);
    } finally {
      await context.close();
    }
  };
}

function isOfFigures({ method, path }: Route): boolean {
  const name = `${method} ${path}`;
  return name in figureWords || name in sampleWords;
}

async function releasesOf({ db }: Context): Promise<string> {
  return dataRelease(await db.query<NamedRelease[]>(latestReleases, [null]));
}

async function send(answer: unknown, request: Request, response: Response): Promise<void> {
  const csv = csvOf(answer, request);
  response.vary('Accept');
  if (csv === null) response.type('json').send(await answerText(answer));
  else response.type('csv').send(csv);
}

function createCall(
  graphql: ApolloServer<Context>,
  context: Context,
  request: Request,
  response: Response,
): RestCall {
  // A call may take several operations, and closes when all of them are answered.
  const contextValue = { ...context, close: () => Promise.resolve() };
  const body: unknown = request.body;
  return {
    param: (name) => {
      const value = request.params[name];
      return decodeName(typeof value === 'string' ? value : '');
    },
    // Here, because GraphQL would name its own variables, and repeat what was typed.
    field: (name) => plainText(textField(body, name)),
    token: context.token ?? '',
    setHeader: (name, value) => response.set(name, value),
    run: (operation, variables) => runOperation(graphql, contextValue, operation.toString(), variables),
  };
}

function textField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
