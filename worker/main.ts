import { readFileSync } from 'node:fs';
import { createPool } from '../server/platform/database.ts';
import { readEnv } from '../server/platform/env.ts';
import { createLog } from '../server/platform/log.ts';
import { productVersion } from '../server/platform/lib/productVersion.ts';
import { createMetrics } from '../server/platform/metrics/metrics.ts';
import { serveMetrics } from '../server/platform/metrics/serveMetrics.ts';
import { measureStatements, traceStatements } from '../server/platform/metrics/statementTimes.ts';
import { openTracing } from '../server/platform/metrics/tracing/openTracing.ts';
import { startExportWorker } from './market/figures/exports/exportWorker.ts';
import { createMailer, traceMails } from './mail/mailer.ts';
import { startMailWorker } from './mail/mailWorker.ts';
import { createGeocoder } from './market/premises/geocoding/createGeocoder.ts';
import { startGeocoding } from './market/premises/geocoding/geocodingWorker.ts';
import { throughOutages } from './platform/throughOutages.ts';
import { bringUpToDate } from './import/bringUpToDate.ts';
import { startWorker } from './startWorker.ts';

const env = readEnv();
const log = createLog('worker', env.logLevel);
const metrics = createMetrics();
const tracing = await openTracing(env.tracing, 'worker');
const onStatement = traceStatements(tracing, measureStatements(metrics));
// An import from a source takes four at once (the run's lock, that of raw files, the merge, its stages), geocoding two (its
// lock, a statement), and a rebuild, an email that is being sent and the heartbeat one each.
const pool = createPool(env.databaseUrl, { applicationName: 'worker', poolSize: 10, onStatement });

const { redisUrl, dataDir, productName, sources: settings } = env;
const mailer = traceMails(createMailer({ ...env.mail, productName, dataDir }), tracing);
const { operators, sessionSecret } = env;
const mails = startMailWorker({ pool, mailer, sender: env, log, operators, sessionSecret }, redisUrl);
// A pool of its own, so that a long read takes no connection from an import.
const exportPool = createPool(env.databaseUrl, { applicationName: 'worker exports', poolSize: 6 });
for (const each of [pool, exportPool]) {
  each.on('error', (error) => log.warn({ err: error }, 'The database closed an idle connection'));
}
const { serverUrl: url, serverAuthority } = env;
const authority = serverAuthority === null ? undefined : readFileSync(serverAuthority, 'utf8');
const pages = { url, authority, secret: sessionSecret };
const exporting = startExportWorker({ pool: exportPool, dataDir, log, server: pages }, redisUrl);
if (redisUrl === null) {
  log.warn('REDIS_URL is not set: nothing is scheduled, and imports run by command only.');
}
const worker =
  redisUrl === null ? null : await startWorker({ pool, redisUrl, dataDir, log, settings, tracing });
const { geocoder } = env;
const geocoding =
  geocoder === null ? null : startGeocoding({ pool, log, geocoder: createGeocoder(geocoder) });
// Takes minutes if earlier rules calculated the figures; readers are told so meanwhile.
const stopping = new AbortController();
const patience = { pool, tell: (sentence: string) => log.warn(sentence), signal: stopping.signal };
const upToDate = throughOutages(patience, () => bringUpToDate({ pool, log })).catch((error: unknown) =>
  log.error({ err: error }, 'The figures were not brought up to date; the next start tries again'),
);
const measured = serveMetrics(env.workerMetricsPort, metrics, log);
log.info({ version: productVersion() }, 'Worker ready');
const stop = async (signal: string): Promise<void> => {
  log.info({ signal }, 'Stopping');
  stopping.abort();
  measured?.close();
  // Together: a slow mail must not keep an export or an import from ending before the process is killed.
  await Promise.all([mails.stop(), geocoding?.stop(), exporting.stop(), worker?.stop(), upToDate]);
  await exportPool.end();
  await pool.end();
  await tracing.close();
  process.exit(0);
};
process.once('SIGTERM', (signal) => void stop(signal));
process.once('SIGINT', (signal) => void stop(signal));
