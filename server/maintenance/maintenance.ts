import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { AppError } from '../errors.ts';
import type { Db } from '../lib/db.ts';
import { requestIdOf } from '../requestId.ts';
import { readMaintenance } from './maintenance.sql.ts';

/** Whether the product is being worked on, as its operator has set it. */
export interface Maintenance {
  isOn: () => Promise<boolean>;
}

/** So long an answer of the database is good for: every call asks. */
const KNOWN_FOR_MS = 1_000;

export function createMaintenance(db: Db, knownForMs = KNOWN_FOR_MS): Maintenance {
  let known: { answer: Promise<boolean>; until: number } | null = null;
  const ask = async (): Promise<boolean> => {
    const rows = await db.query<{ isOn: boolean }[]>(readMaintenance);
    return rows[0]?.isOn ?? false;
  };
  return {
    isOn: () => {
      if (known && Date.now() < known.until) return known.answer;
      known = { answer: ask(), until: Date.now() + knownForMs };
      return known.answer;
    },
  };
}

const MESSAGE = 'This product is undergoing maintenance. Please check back at a later time.';

/** What the web client asks to know whether to show anything: 200, or 503 during maintenance or a failure. */
export function statusRouter(maintenance: Maintenance): Router {
  const router = express.Router();
  router.get('/basic/status', async (_request, response) => {
    if (await maintenance.isOn()) throw new AppError('MAINTENANCE', MESSAGE);
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  return router;
}

/** Refuses REST calls during maintenance. */
export function closeRest(maintenance: Maintenance) {
  return async (_request: Request, _response: Response, next: NextFunction): Promise<void> => {
    if (await isClosed(maintenance)) throw new AppError('MAINTENANCE', MESSAGE);
    next();
  };
}

/** Refuses GraphQL operations during maintenance, in GraphQL's own form. */
export function closeGraphql(maintenance: Maintenance) {
  return async (_request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!(await isClosed(maintenance))) {
      next();
      return;
    }
    const extensions = { code: 'MAINTENANCE', requestId: requestIdOf(response) };
    response
      .status(503)
      .set('Cache-Control', 'no-store')
      .json({ errors: [{ message: MESSAGE, extensions }] });
  };
}

/** A database that cannot say is no reason to close: what is asked of it then fails with its own words. */
function isClosed(maintenance: Maintenance): Promise<boolean> {
  return maintenance.isOn().catch(() => false);
}
