import 'reflect-metadata';
import type { RequestListener, Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from './http/app.ts';
import { paymentWarning } from './billing/paymentWarning.ts';
import { startDuePayments } from './billing/reconcile/duePayments.ts';
import type { Deps } from './http/context.ts';
import { openDeps } from './http/deps.ts';
import { limitConnections } from './http/limits/connections.ts';
import { openOperatorsPort } from './http/health/operatorsPort.ts';
import { warmUp } from './http/warmUp.ts';
import { createWebServer } from './platform/certificates/webServer.ts';
import { fixedLimits } from './platform/limits/limits.ts';
import { readEnv, type Env } from './platform/env.ts';
import { createLog, type Log } from './platform/log.ts';
import { keepTo } from './platform/limits/outgoing/keepTo.ts';
import { serverDestinations } from './platform/limits/outgoing/serverDestinations.ts';
import { dangerOfRole } from './platform/migrations/productRole.ts';
import { resealSecrets } from './members/security/resealSecrets.ts';

/** Time for requests that have begun to finish once the server is told to stop. */
const DRAIN_MS = 10_000;

/** Longer than proxies keep theirs, 60 seconds as a rule: else one would send a request as we close. */
const IDLE_CONNECTION_MS = 65_000;

const NO_SUPPORT =
  'SUPPORT_EMAIL is not set: messages of Help and Support only wait on the administrators’ page.';
const NO_OPERATOR = 'OPERATOR_NAME is not set: the terms and the privacy page name nobody as the operator.';

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}

/** Takes no more requests, and waits for those that have begun, for as long as draining may take. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** After a change of the session secret: members keep their authenticator apps and webhooks. */
async function useNewSecret(
  { sessionSecret: now, sessionSecretBefore: before }: Env,
  deps: Deps,
): Promise<void> {
  if (before === null) return;
  const secrets = await resealSecrets(deps.db, { now, before });
  deps.log.info(
    { secrets },
    'Encrypted with the new SESSION_SECRET; SESSION_SECRET_BEFORE is needed no more',
  );
}

/** The server with its limits of time and of connections, which does not listen yet. */
function openServer(env: Env, log: Log, handler: RequestListener): Server {
  const server = createWebServer(
    { certificateFile: env.tlsCertificate, log },
    { keepAliveTimeout: IDLE_CONNECTION_MS, requestTimeout: fixedLimits.questionMs },
    handler,
  );
  // The connections of a proxy are those of all its callers.
  const ofOne = env.trustProxy === false ? fixedLimits.connectionsOfOne : fixedLimits.connections;
  limitConnections(server, { inAll: fixedLimits.connections, ofOne }, log);
  return server;
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog('server', env.logLevel);
  keepTo(serverDestinations(env), log);
  const deps = await openDeps(env, log);
  const app = await createApp(deps);
  const server = openServer(env, log, app.handler);
  await useNewSecret(env, deps);
  await warmUp(deps, env.databasePoolSize);
  await listen(server, env.port);
  log.info({ port: env.port, version: deps.version }, 'Listening');
  const operators = openOperatorsPort(env, deps);
  const danger = await dangerOfRole(deps.db);
  if (danger !== null) log.warn(danger);
  const unpaid = paymentWarning(deps.billing.source, env.publicUrl);
  if (unpaid !== null) log.warn(unpaid);
  if (env.supportEmail === null) log.warn(NO_SUPPORT);
  if (env.operatorName === null) log.warn(NO_OPERATOR);
  const duePayments = startDuePayments(deps);
  const refill = app.startRefill();

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('Stopping');
    app.leave();
    // Until the proxy has seen that this server is not ready, it still sends requests.
    await delay(env.stopDelayMs);
    await drain(server);
    operators?.close();
    await duePayments.stop();
    await refill.stop();
    await app.close();
    await deps.close();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message || String(error) : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
