import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createCaptcha } from '../members/accounts/sessions/captcha.ts';
import { createMailSignal } from '../members/accounts/mails/mailSignal.ts';
import { createLeakCheck } from '../members/accounts/passwords/leakedPasswords.ts';
import { createPasswords, hashingLimits } from '../members/accounts/passwords/passwords.ts';
import { createViewers } from '../members/accounts/sessions/viewers.ts';
import { createThrottles } from '../platform/limits/throttle/throttle.ts';
import { createKeptAnswers } from './answers/keptAnswers.ts';
import { createAddressService } from '../members/addresses/addressService.ts';
import { adoptGiven } from '../billing/subscriptions/adopt.ts';
import { setBillingSource } from '../billing/subscriptions/subscription.sql.ts';
import { createBrandSignal } from '../market/brands/brandSignal.ts';
import type { Deps } from './context.ts';
import { entities } from './schema/entities.ts';
import { openQueueBoard } from './health/queueBoard.ts';
import { openPayment, type Payment } from './openPayment.ts';
import { createDataSource } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import { productVersion } from '../platform/lib/productVersion.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { measureStatements, traceStatements, type OnStatement } from '../platform/metrics/statementTimes.ts';
import { openTracing } from '../platform/metrics/tracing/openTracing.ts';
import { addressesOf } from '../platform/lib/hostAddresses.ts';
import { projectRoot } from '../platform/lib/projectRoot.ts';
import { createExportSignal } from '../market/figures/exports/prepared/exportSignal.ts';
import { createDecisionSignal } from '../market/hotels/decisionSignal.ts';
import { createDataSignal } from '../market/releases/console/dataSignal.ts';
import { openReplica } from '../platform/limits/replica.ts';
import { createLog, type Log } from '../platform/log.ts';

/** The ways to tell the worker that there is something to do. */
function openSignals({ redisUrl }: Env, log: Log) {
  const mails = createMailSignal(redisUrl, log);
  const brands = createBrandSignal(redisUrl, log);
  const decisions = createDecisionSignal(redisUrl, log);
  const data = createDataSignal(redisUrl, log);
  const exporting = createExportSignal(redisUrl, log);
  return {
    mailWaits: mails.send,
    brandsChanged: brands.send,
    filingsDecided: decisions.send,
    dataRequested: data.send,
    exportRequested: exporting.send,
    close: async (): Promise<void> => {
      await mails.close();
      await brands.close();
      await decisions.close();
      await data.close();
      await exporting.close();
    },
  };
}

/** Opens the payment service; from now on its subscriptions count. */
async function startPayment(env: Env, db: DataSource, log: Log): Promise<Payment> {
  const { databaseUrl, publicUrl, port } = env;
  const webhookUrl = `http://127.0.0.1:${String(port)}/rest/stripe/webhook`;
  const wanted = env.stripe ?? (env.demoBilling ? 'demonstration' : null);
  const payment = await openPayment(wanted, { db, databaseUrl, webhookUrl, publicUrl, log });
  await db.query(setBillingSource, [payment.billing.source]);
  await adoptGiven(db, payment.billing, log);
  return payment;
}

/** Pools of the primary and of its replica, which is connected to when first read. */
function openDatabase(
  { databaseUrl, replicaUrl, statementTimeoutMs, databasePoolSize: poolSize }: Env,
  onStatement: OnStatement,
): { primary: DataSource; replica: DataSource | null } {
  const options = {
    applicationName: 'texas-receipts server',
    statementTimeoutMs,
    poolSize,
    entities,
    onStatement,
    pipeline: true,
  };
  return {
    primary: createDataSource(databaseUrl, { ...options, keepOpen: true }),
    replica: replicaUrl === null ? null : createDataSource(replicaUrl, options),
  };
}

/** Settings that answers depend on. */
function settingsOf(env: Env) {
  return {
    sessionSecret: env.sessionSecret,
    dataDir: env.dataDir,
    productName: env.productName,
    operatorName: env.operatorName,
    supportEmail: env.supportEmail,
    operatorMails: env.operators.mails,
    publicUrl: env.publicUrl,
    corsOrigins: env.corsOrigins,
    trustProxy: env.trustProxy,
    hasSecureSubdomains: env.hasSecureSubdomains,
    requestLimits: env.requestLimits,
    hasMailServer: env.mail.smtpUrl !== null,
    geocoder: env.geocoder?.kind ?? null,
    mapTilesUrl: env.mapTilesUrl,
    mapTilesAttribution: env.mapTilesAttribution,
    analyticsUrl: env.analyticsUrl,
    errorReportingUrl: env.errorReportingUrl,
    trialHotel: env.trialHotel,
    version: productVersion(),
    webDir: join(projectRoot, 'dist/web'),
  };
}

/** Opens everything that the server needs, from the environment. */
export async function openDeps(env: Env, log: Log): Promise<Deps & { close: () => Promise<void> }> {
  const metrics = createMetrics();
  const tracing = await openTracing(env.tracing, 'server');
  const { primary, replica } = openDatabase(env, traceStatements(tracing, measureStatements(metrics)));
  const db = await primary.initialize();
  const throttles = createThrottles(env.redisUrl, log);
  const answers = createKeptAnswers(env.redisUrl, log, (from) => metrics.answers.inc({ from }));
  const { close: closeSignals, ...signals } = openSignals(env, log);
  const payment = await startPayment(env, db, log);
  const queueBoard = env.redisUrl === null ? null : openQueueBoard(env.redisUrl, log);
  return {
    replica: replica && openReplica(replica, log),
    db,
    log,
    ...settingsOf(env),
    viewers: createViewers(db, env.sessionSecret),
    throttles,
    answers,
    metrics,
    tracing,
    passwords: createPasswords(hashingLimits, createLeakCheck(env.leakedPasswordsUrl, log)),
    captcha: createCaptcha(env.captcha, log),
    // Written whatever LOG_LEVEL says.
    securityOutput: env.hasSecurityOutput ? createLog('security', 'info') : null,
    addresses: createAddressService(env.places, log),
    resolveHost: addressesOf,
    ...payment,
    queueBoard,
    hasQueues: queueBoard !== null,
    ...signals,
    close: async () => {
      for (const kept of [throttles, answers]) kept.close();
      queueBoard?.close();
      await closeSignals();
      await payment.billing.close();
      if (replica?.isInitialized === true) await replica.destroy();
      await db.destroy();
      await tracing.close();
    },
  };
}
