import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createCaptcha } from './accounts/captcha.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createThrottles } from './accounts/throttle.ts';
import { createApp } from './app.ts';
import { createDataSource } from './database.ts';
import { readEnv } from './env.ts';
import { projectRoot } from './lib/projectRoot.ts';
import { createLog } from './log.ts';

/** How long requests that have begun may take to finish once the server is told to stop. */
const DRAIN_MS = 10_000;

function productVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const isPackage = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  return isPackage ? String(parsed.version) : '';
}

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

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog('server', env.logLevel);
  const db = await createDataSource(env.databaseUrl, {
    applicationName: 'texas-receipts server',
    statementTimeoutMs: env.statementTimeoutMs,
    poolSize: env.databasePoolSize,
  }).initialize();
  const throttles = createThrottles(env.redisUrl, log);
  const app = await createApp({
    db,
    log,
    sessionSecret: env.sessionSecret,
    productName: env.productName,
    version: productVersion(),
    webDir: join(projectRoot, 'dist/web'),
    operatorName: env.productName,
    analyticsUrl: null,
    errorReportingUrl: null,
    passwords: createPasswords(),
    throttles,
    captcha: createCaptcha(null, log),
    mailWaits: () => undefined,
  });
  const server = createServer(app.handler);
  await listen(server, env.port);
  log.info({ port: env.port }, 'Listening');

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('Stopping');
    await drain(server);
    await app.close();
    throttles.close();
    await db.destroy();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  const sentence = error instanceof Error ? error.message || String(error) : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
