import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCaptcha } from './accounts/captcha.ts';
import { createMailSignal } from './accounts/mailSignal.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createThrottles } from './accounts/throttle.ts';
import type { Deps } from './context.ts';
import { createDataSource } from './database.ts';
import type { Env } from './env.ts';
import { projectRoot } from './lib/projectRoot.ts';
import type { Log } from './log.ts';

function productVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const isPackage = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  return isPackage ? String(parsed.version) : '';
}

/** Opens what the server runs on, as the environment says. */
export async function openDeps(env: Env, log: Log): Promise<Deps & { close: () => Promise<void> }> {
  const { sessionSecret, productName, operatorName, publicUrl, corsOrigins, trustProxy } = env;
  const db = await createDataSource(env.databaseUrl, {
    applicationName: 'texas-receipts server',
    statementTimeoutMs: env.statementTimeoutMs,
    poolSize: env.databasePoolSize,
  }).initialize();
  const throttles = createThrottles(env.redisUrl, log);
  const mailSignal = createMailSignal(env.redisUrl, log);
  return {
    ...{ db, log, sessionSecret, productName, operatorName, publicUrl, corsOrigins, trustProxy, throttles },
    analyticsUrl: env.analyticsUrl,
    errorReportingUrl: env.errorReportingUrl,
    version: productVersion(),
    webDir: join(projectRoot, 'dist/web'),
    passwords: createPasswords(),
    captcha: createCaptcha(env.captcha, log),
    mailWaits: mailSignal.send,
    close: async () => {
      throttles.close();
      await mailSignal.close();
      await db.destroy();
    },
  };
}
