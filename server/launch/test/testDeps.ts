import { tmpdir } from 'node:os';
import type { Deps } from '../../http/context.ts';
import { createKeptAnswers } from '../../http/answers/keptAnswers.ts';
import { createCaptcha } from '../../members/accounts/sessions/captcha.ts';
import { createPasswords } from '../../members/accounts/passwords/passwords.ts';
import { createViewers } from '../../members/accounts/sessions/viewers.ts';
import { createAddressService } from '../../members/addresses/addressService.ts';
import type { RequestLimits } from '../../platform/limits/limits.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { noTracing } from '../../platform/metrics/tracing/tracing.ts';
import { createThrottles } from '../../platform/limits/throttle/throttle.ts';

export const TEST_REQUEST_LIMITS: RequestLimits = {
  perMember: 3,
  perVisitor: 2,
  atOnce: 4,
  largeAtOnce: 2,
  deadlineMs: 15_000,
  largeWaitMs: 10_000,
  answerMs: 90_000,
  exportRows: 1_000,
  exportMs: 60_000,
};

type Opened = Pick<Deps, 'db' | 'billing' | 'sandbox' | 'log' | 'sessionSecret'>;

/** Dependencies of a test's server: no external services, with the changes that the test gives. */
export function testDeps(opened: Opened, changes: Partial<Deps>): Deps {
  const { log } = opened;
  return {
    ...opened,
    productName: 'Texas Receipts',
    operatorName: 'Lone Star Data LLC',
    operatorMails: [],
    supportEmail: null,
    analyticsUrl: null,
    errorReportingUrl: null,
    trialHotel: null,
    mapTilesUrl: null,
    mapTilesAttribution: null,
    geocoder: null,
    publicUrl: 'http://localhost:4000',
    hasSecureSubdomains: false,
    corsOrigins: [],
    trustProxy: false,
    version: '1.2.3',
    webDir: null,
    dataDir: tmpdir(),
    viewers: createViewers(opened.db, opened.sessionSecret),
    passwords: createPasswords(),
    throttles: createThrottles(null, log),
    answers: createKeptAnswers(null, log),
    metrics: createMetrics(),
    tracing: noTracing,
    replica: null,
    captcha: createCaptcha(null, log),
    securityOutput: null,
    addresses: createAddressService(null, log),
    resolveHost: () => Promise.resolve(['93.184.215.14']),
    hasMailServer: false,
    hasQueues: changes.queueBoard !== undefined,
    queueBoard: null,
    requestLimits: TEST_REQUEST_LIMITS,
    mailWaits: () => undefined,
    brandsChanged: () => undefined,
    filingsDecided: () => undefined,
    dataRequested: () => undefined,
    exportRequested: () => undefined,
    ...changes,
  };
}
