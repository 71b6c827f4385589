import type { Server } from 'node:http';
import express, { type Express } from 'express';
import type pg from 'pg';
import { collectDefaultMetrics, type Gauge } from 'prom-client';
import type { Env } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { openQueueState } from './queueState.ts';
import { problemsOf, readOperatorsState, type OperatorsState, type Watched } from './operatorsState.ts';

export interface OperatorsDeps extends Watched {
  metrics: Metrics;
  version: string;
}

/** `/metrics` for Prometheus and `/health` for operators, on a port that is not for the public. */
export function createOperatorsApp(deps: OperatorsDeps): Express {
  const { metrics, version } = deps;
  collectDefaultMetrics({ register: metrics.registry });
  const app = express();
  app.disable('x-powered-by');
  app.get('/health', async (_request, response) => {
    const state = await readOperatorsState(deps);
    const problems = problemsOf(state);
    response.status(problems.length > 0 ? 503 : 200).json({ version, problems, ...state });
  });
  app.get('/metrics', async (_request, response) => {
    setGauges(metrics, await readOperatorsState(deps), poolOf(deps));
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return app;
}

/** Listens on METRICS_PORT, if one is set. */
export function openOperatorsPort(
  { metricsPort, redisUrl, dataDir }: Env,
  deps: Pick<OperatorsDeps, 'db' | 'metrics' | 'version'> & { log: Log },
): { close: () => void } | null {
  if (metricsPort === null) return null;
  const queue = redisUrl === null ? null : openQueueState(redisUrl, deps.log);
  const facts = { ...deps, dataDir, readQueue: queue?.read ?? null };
  const app = createOperatorsApp(facts);
  const server: Server = app.listen(metricsPort, (error) => {
    if (error) deps.log.error({ err: error, port: metricsPort }, 'METRICS_PORT cannot be opened');
  });
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
      queue?.close();
    },
  };
}

/** TypeORM does not type its pool. */
function poolOf({ db }: Watched): pg.Pool {
  return (db.driver as unknown as { master: pg.Pool }).master;
}

/** A gauge of what is unknown is absent, so that no alert takes it for 0, nor an earlier state for the present one. */
function setGauges(metrics: Metrics, state: OperatorsState, pool: pg.Pool): void {
  const { data, queue, diskFreeBytes } = state;
  const { totalCount, idleCount, waitingCount } = pool;
  metrics.connections.set({ state: 'used' }, totalCount - idleCount);
  metrics.connections.set({ state: 'idle' }, idleCount);
  metrics.connections.set({ state: 'waiting' }, waitingCount);
  metrics.databaseUp.set(data === null ? 0 : 1);
  setOne(metrics.redisUp, queue === undefined ? null : Number(queue !== null));
  setOne(metrics.workers, queue?.workers);
  setEach(metrics.jobs, Object.entries(queue?.jobs ?? {}));
  setOne(metrics.diskFree, diskFreeBytes);
  setDataGauges(metrics, data);
}

function setDataGauges(metrics: Metrics, data: OperatorsState['data']): void {
  const releases = data?.releases.map(({ product, ageSeconds }) => [product, ageSeconds] as const);
  setEach(metrics.releaseAge, releases ?? []);
  setEach(metrics.imports, Object.entries(data?.imports ?? {}));
  setOne(metrics.mailsWaiting, data?.mailsWaiting);
  setOne(metrics.oldestMail, data?.oldestMailSeconds);
  setOne(metrics.mailsFailed, data?.mailsFailed);
  setOne(metrics.backupAge, data?.backupAgeSeconds);
}

function setOne(gauge: Gauge<never>, value: number | null | undefined): void {
  gauge.remove();
  if (typeof value === 'number') gauge.set(value);
}

function setEach<Label extends string>(
  gauge: Gauge<Label>,
  values: readonly (readonly [string, number])[],
): void {
  gauge.reset();
  for (const [each, value] of values) gauge.labels(each).set(value);
}
