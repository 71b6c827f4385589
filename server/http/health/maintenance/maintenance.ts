import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { AppError } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { readMaintenance } from './maintenance.sql.ts';

/** Maintenance state, as the operator set it. */
export interface Maintenance {
  isOn: () => Promise<boolean>;
  /** Answer to requests during maintenance. */
  message: string;
}

/** Time for which a database answer is reused, because every request asks. */
const KNOWN_FOR_MS = 1_000;

export function createMaintenance({ db, productName }: { db: Db; productName: string }): Maintenance {
  let known: { answer: Promise<boolean>; until: number } | null = null;
  const ask = async (): Promise<boolean> => {
    const rows = await db.query<{ isOn: boolean }[]>(readMaintenance);
    return rows[0]?.isOn ?? false;
  };
  return {
    message: `${productName} is undergoing maintenance. Please check back at a later time.`,
    isOn: () => {
      if (known && Date.now() < known.until) return known.answer;
      known = { answer: ask(), until: Date.now() + KNOWN_FOR_MS };
      return known.answer;
    },
  };
}

/** Status for the web client: 200, or 503 during maintenance or a failure. */
export function statusRouter(maintenance: Maintenance): Router {
  const router = express.Router();
  router.get('/basic/status', async (_request, response) => {
    if (await maintenance.isOn()) throw new AppError('MAINTENANCE', maintenance.message);
    response.json({ status: 'ok' });
  });
  return router;
}

/**
 * Refuses requests during maintenance. If the database cannot tell, requests go on and fail with their own
 * errors.
 */
export function closeDuring(maintenance: Maintenance) {
  return async (_request: Request, _response: Response, next: NextFunction): Promise<void> => {
    if (await maintenance.isOn().catch(() => false)) throw new AppError('MAINTENANCE', maintenance.message);
    next();
  };
}
