import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCaptcha } from './accounts/captcha.ts';
import { createMailSignal } from './accounts/mailSignal.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createThrottles } from './accounts/throttle.ts';
import { createAddressService } from './addresses/addressService.ts';
import { adoptGiven } from './billing/adopt.ts';
import { openBilling } from './billing/billing.ts';
import { setBillingSource } from './billing/subscription.sql.ts';
import { createBrandSignal } from './brands/brandSignal.ts';
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
  const brandSignal = createBrandSignal(env.redisUrl, log);
  const webhookUrl = `http://127.0.0.1:${String(env.port)}/rest/stripe/webhook`;
  const billing = await openBilling(env.stripe, { databaseUrl: env.databaseUrl, webhookUrl, publicUrl, log });
  await db.query(setBillingSource, [billing.source]);
  await adoptGiven(db, billing, log);
  return {
    ...{ db, log, sessionSecret, productName, operatorName, publicUrl, corsOrigins, trustProxy, throttles },
    analyticsUrl: env.analyticsUrl,
    errorReportingUrl: env.errorReportingUrl,
    mapTilesUrl: env.mapTilesUrl,
    mapTilesAttribution: env.mapTilesAttribution,
    trialHotel: env.trialHotel,
    version: productVersion(),
    webDir: join(projectRoot, 'dist/web'),
    passwords: createPasswords(),
    captcha: createCaptcha(env.captcha, log),
    addresses: createAddressService(env.places, log),
    doors: env.doors,
    hasMailServer: env.mail.smtpUrl !== null,
    billing,
    mailWaits: mailSignal.send,
    brandsChanged: brandSignal.send,
    close: async () => {
      throttles.close();
      await mailSignal.close();
      await brandSignal.close();
      await billing.close();
      await db.destroy();
    },
  };
}
