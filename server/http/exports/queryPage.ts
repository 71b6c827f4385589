import type { ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { print, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { findExportQuery } from '../../market/figures/exports/prepared/exportJob.sql.ts';
import { exportedReleases } from '../../market/figures/exports/prepared/exportedReleases.rules.ts';
import { cellsOf, rowsOfPage } from '../../market/figures/exports/query/pagedDocument.ts';
import { queryAsOf } from '../../market/figures/exports/query/queryAsOf.ts';
import { planQuery } from '../../market/figures/exports/query/queryPlan.ts';
import { isOurPage, type AnsweredPage } from '../../market/figures/exports/query/queryPage.rules.ts';
import { releaseLimits } from '../../market/releases/asOf.ts';
import type { AsOfInput } from '../../market/releases/release.type.ts';
import { findExporter } from '../../members/keys/findExporter.ts';
import { notFound, unauthenticated } from '../../platform/errors.ts';
import { uuidKey } from '../../platform/lib/node.ts';
import { createWork } from '../../platform/limits/work.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { keepToSnapshot } from '../answers/figuresState.ts';
import { createContext, factsOf, type Context, type Deps } from '../context.ts';
import type { Lanes } from '../limits/lanes.ts';
import { runOperation } from '../runOperation.ts';
import { pageVariables } from './pageCost.ts';

export interface PageDeps {
  deps: Deps;
  lanes: Lanes;
  schema: GraphQLSchema;
  graphql: ApolloServer<Context>;
}

interface ExportQuery {
  query: string;
  variables: Record<string, unknown>;
  memberId: string;
  keyId: string | null;
}

const asked = z.object({ after: z.string().nullable(), until: z.number(), signature: z.string() });

/**
 * Answers the worker one page of an export's query, with the rights that its member or their key has now. Waits its turn
 * like the member's other calls. Throws NOT_FOUND for an export that does not run, and UNAUTHENTICATED if its member or
 * their key is gone.
 */
export function queryPage({ deps, lanes, schema, graphql }: PageDeps): RequestHandler {
  return async (request, response) => {
    const { fileKey, after } = checkedRequest(request, deps.sessionSecret);
    const [found] = await deps.db.query<ExportQuery[]>(findExportQuery, [fileKey]);
    if (!found) throw notFound('This export');
    const exporter = await findExporter(deps.db, found.memberId, found.keyId);
    if (!exporter) throw unauthenticated();
    const viewer = withFigures(exporter);
    const context = contextOf(deps, request, response, viewer);
    const seat = await lanes.calls.enter(context.asker, context.work.signal);
    try {
      const plan = planQuery(schema, found.query);
      const page = pageVariables(schema, plan, { ...found.variables, exportAfter: after });
      const query = print(plan.document);
      await keepToSnapshot(context);
      // Before the operation, which closes the context.
      const releases = await releasesOf(context, queryAsOf(schema, plan.document, page));
      const data = await runOperation<Record<string, unknown>>(graphql, context, query, page);
      const { rows, next } = rowsOfPage(data, plan);
      const cells = rows.map((row) => cellsOf(row, plan.columns));
      // Of the snapshot, which is later than the viewer if the page waited for its turn.
      const { figuresState } = viewer;
      response.set(context.spending.headers());
      response.json({ rows: cells, next, figuresState, releases } satisfies AnsweredPage);
    } finally {
      seat.leave();
      await context.close();
    }
  };
}

/** Read from the same snapshot as the rows. */
async function releasesOf(context: Context, asOf: AsOfInput | null): Promise<unknown> {
  const upTo = await releaseLimits(context, asOf);
  const [row] = await context.db.query<{ releases: unknown }[]>(exportedReleases, [JSON.stringify(upTo)]);
  return row?.releases;
}

function checkedRequest(request: Request, secret: string): { fileKey: string; after: string | null } {
  const fileKey = uuidKey(String(request.params['file']));
  const body = asked.safeParse(request.body);
  if (fileKey === null || !body.success) throw notFound('This export');
  const { after, until, signature } = body.data;
  if (!isOurPage(secret, { fileKey, after, until }, signature)) throw notFound('This export');
  return { fileKey, after };
}

/** A key that exports may take all figures, as it may by data sets. */
function withFigures(viewer: Viewer): Viewer {
  const { key } = viewer;
  if (!key?.scopes.includes('EXPORTS')) return viewer;
  return { ...viewer, key: { ...key, scopes: [...new Set([...key.scopes, 'FIGURES' as const])] } };
}

function contextOf(deps: Deps, request: Request, response: Response, viewer: Viewer): Context {
  const work = createWork();
  response.once('close', () => {
    if (!response.writableFinished) work.stop(new Error('The worker disconnected.'));
  });
  const context = createContext(deps, { ...factsOf(request, response), token: null, work });
  context.asked = { operation: 'export of a query', memberId: viewer.memberId };
  return { ...context, asker: `member ${viewer.memberId}`, viewer: () => Promise.resolve(viewer) };
}
