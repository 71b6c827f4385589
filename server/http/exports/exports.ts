import type { ApolloServer } from '@apollo/server';
import express, { type Request, type Response, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { countExport, exportsUsedUp } from '../../market/figures/exports/prepared/dailyExports.ts';
import { isExportFormat } from '../../platform/lib/exports/exportColumns.ts';
import { createPool } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { memberTurn } from '../../platform/lib/memberTurn.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { fixedLimits } from '../../platform/limits/limits.ts';
import { requireAccess } from '../accessPlugin.ts';
import type { Context, Deps } from '../context.ts';
import { restErrors } from '../httpErrors.ts';
import { checkScope } from '../keyAccess.ts';
import { contextOf, admit, type Lanes } from '../limits/lanes.ts';
import { wrongMethod, type Answered } from '../wrongMethod.ts';
import { definitions, findDataSet } from '../../market/figures/exports/dataSets.ts';
import { asOfOf, checkedArgs, isOfMember } from '../../market/figures/exports/exportArgs.ts';
import { releaseLimits } from '../../market/releases/asOf.ts';
import { unpublishedPeriods } from '../../market/figures/exports/exportedPeriod.ts';
import { typedColumns } from '../../market/figures/exports/typedColumns.ts';
import { download } from './download.ts';
import { queryPage } from './queryPage.ts';
import { runExport, type Asked } from './runExport.ts';
import { createSlowReaders } from './slowReaders.ts';

const answeredPaths: readonly Answered[] = [
  { method: 'get', path: '/' },
  { method: 'get', path: '/files/:file' },
  { method: 'post', path: '/pages/:file' },
  { method: 'post', path: '/:file' },
];

/**
 * `GET /exports` defines the data sets; `POST /exports/NAME.FORMAT` streams one, with its arguments as JSON;
 * `GET /exports/files/NAME` sends the file of a link; `POST /exports/pages/KEY` is for the worker.
 */
export function createExports(
  deps: Deps,
  lanes: Lanes,
  schema: GraphQLSchema,
  graphql: ApolloServer<Context>,
): { router: Router; close: () => Promise<void> } {
  const pool = exportPool(deps.db, lanes);
  const slow = createSlowReaders(fixedLimits.exportLane.atOnce);
  const router = express.Router();
  const enter = admit(deps, lanes, lanes.settings.exportMs);
  router.get('/', enter, (_request, response) => {
    contextOf(response).asked.operation = 'GET /exports';
    response.json(definitions(schema));
  });
  router.get('/files/:file', download(deps));
  router.post('/pages/:file', express.json({ limit: '8kb' }), queryPage({ deps, lanes, schema, graphql }));
  router.post('/:file', express.json({ limit: '64kb' }), enter, async (request, response) => {
    const context = contextOf(response);
    const { asker, work } = context;
    const asked = await askedOf(request, context, schema, lanes);
    slow.makeRoom();
    const seat = await lanes.exports.enter(asker, work.signal);
    const leave = slow.watch(response, work);
    try {
      // Only now that it has a seat: an export refused because too many run does not count.
      await countOne(context, response);
      await runExport(pool, context, response, asked);
    } catch (error) {
      breakOff(context, response, error);
    } finally {
      leave();
      seat.leave();
    }
  });
  router.use(wrongMethod(answeredPaths));
  router.use(() => {
    throw notFound('This path');
  });
  router.use(restErrors(deps.log));
  return { router, close: () => pool.end() };
}

function exportPool({ options }: DataSource, { settings }: Lanes): Pool {
  if (options.type !== 'postgres' || options.url === undefined) throw new Error('Exports need PostgreSQL.');
  return createPool(options.url, {
    applicationName: 'texas-receipts exports',
    statementTimeoutMs: settings.exportMs,
    poolSize: fixedLimits.exportLane.atOnce,
  });
}

/** Counts the export for its member. Throws EXPORTS_USED_UP. */
async function countOne(context: Context, response: Response): Promise<void> {
  const viewer = await requireViewer(context);
  const full = await memberTurn(context.accounts, viewer.memberId, (db) => countExport(db, viewer));
  if (!full) return;
  response.set('Retry-After', String(full.seconds));
  throw exportsUsedUp(full);
}

/** Checks access and arguments. Throws errors for the caller. */
async function askedOf(
  request: Request,
  context: Context,
  schema: GraphQLSchema,
  { settings }: Lanes,
): Promise<Asked> {
  const file = String(request.params['file']);
  const dot = file.indexOf('.');
  const [name, format] = [file.slice(0, Math.max(dot, 0)), file.slice(dot + 1)];
  const set = findDataSet(name);
  if (!set || !isExportFormat(format)) {
    throw new AppError(
      'NOT_FOUND',
      `There is no export ${JSON.stringify(file)}: GET /exports lists data sets and formats.`,
    );
  }
  context.asked.operation = `POST /exports/${file}`;
  try {
    const args = checkedArgs(schema, set.args, request.body);
    const { memberId } = await requireAccess(context, `export ${file}`, (viewer) => {
      checkScope('EXPORTS', 'member', viewer);
      if (isOfMember(args)) checkScope('PORTFOLIOS', 'member', viewer);
    });
    context.asked.memberId = memberId;
    const list = await set.list(args, context);
    const notPublished = await unpublishedPeriods(context.db, list);
    const upTo = await releaseLimits(context, asOfOf(args));
    const columns = typedColumns(schema, set);
    return { name, format, set, list, columns, mostRows: settings.exportRows, upTo, notPublished };
  } finally {
    // The rows come over a connection of their own.
    await context.close();
  }
}

/** An answer that has begun ends without its end, so that its reader sees that rows are missing. */
function breakOff({ log, requestId, asked }: Context, response: Response, error: unknown): void {
  if (!response.headersSent) throw error;
  log.warn({ err: error, requestId, operation: asked.operation }, 'An export broke off');
  response.destroy();
}
