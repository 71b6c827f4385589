import express, { type Router } from 'express';
import type { Deps } from '../context.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer, since the database is reachable and its tables are up
 * to date.
 */
export function healthRouter({ db, log }: Pick<Deps, 'db' | 'log'>): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const problem = await findProblem({ db, log });
    response
      .status(problem === null ? 200 : 503)
      .json(problem === null ? { status: 'ready' } : { status: problem });
  });
  return router;
}

async function findProblem({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string | null> {
  try {
    return (await db.showMigrations()) ? 'migrations pending' : null;
  } catch (error) {
    log.warn({ err: error }, 'The database did not answer');
    return 'database unreachable';
  }
}
