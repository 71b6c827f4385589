import express, { type Router } from 'express';
import type { Deps } from '../context.ts';

export interface Health {
  router: Router;
  /** Makes `/readyz` say that the server stops, and every answer close its connection. */
  leave: () => void;
  isLeaving: () => boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer, since the database is reachable and its tables are up
 * to date.
 */
export function createHealth({ db, log }: Pick<Deps, 'db' | 'log'>): Health {
  const router = express.Router();
  let isLeaving = false;
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const problem = isLeaving ? 'stopping' : await findProblem({ db, log });
    response
      .status(problem === null ? 200 : 503)
      .json(problem === null ? { status: 'ready' } : { status: problem });
  });
  const leave = (): void => {
    isLeaving = true;
  };
  return { router, leave, isLeaving: () => isLeaving };
}

async function findProblem({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string | null> {
  try {
    return (await db.showMigrations()) ? 'migrations pending' : null;
  } catch (error) {
    log.warn({ err: error }, 'The database did not answer');
    return 'database unreachable';
  }
}
