import express, { type Router } from 'express';
import { QUEUES, readQueueToken } from '../../market/releases/console/queueLink.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { checkAccess } from '../auth.ts';
import type { Deps } from '../context.ts';
import { neverKept } from '../headers.ts';
import { noteAsked } from './accessLog.ts';

/**
 * Its own files only: the page also names fonts of another host. It writes its styles while it runs, and names the path
 * that it is at.
 */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; object-src 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

const EXPIRED = 'This link has expired. Open the queues from the Data page again.';

/** Pages of the queues for anybody with an administrator's link, which every request proves again. */
export function queueRouter(deps: Deps): Router {
  const router = express.Router();
  router.use(`${QUEUES}/:token`, neverKept, async (request, response, next) => {
    const token = String(request.params['token']);
    const memberId = await administratorOf(deps, token);
    noteAsked(response, { operation: null, memberId });
    if (deps.queueBoard === null) throw notFound('This page');
    response.set({ 'Content-Security-Policy': POLICY, 'X-Robots-Tag': 'noindex' });
    const board = await deps.queueBoard.at(`${QUEUES}/${token}`);
    board(request, response, next);
  });
  return router;
}

/** The administrator of a link. Throws the reason if the link does not work, or not any more. */
async function administratorOf({ viewers, sessionSecret }: Deps, token: string): Promise<string> {
  const linked = readQueueToken(sessionSecret, token);
  if (linked === null) throw notFound('This page');
  if (linked.until * 1000 <= Date.now()) throw new AppError('FORBIDDEN', EXPIRED);
  const viewer = await viewers.ofSession(linked.sessionId);
  if (viewer === null) throw new AppError('FORBIDDEN', EXPIRED);
  checkAccess('admin', viewer);
  return viewer.memberId;
}
